import { useState } from "react";
import type { ReactNode } from "react";
import { useNow } from "../format/use-now.ts";
import { waitText } from "../text/wait-text.ts";
import { secondsLeft } from "./seconds-left.ts";

/** Counts down to the next allowed attempt. Outside the live region, since a screen reader would never stop. */
export function RetryWait({ seconds }: { seconds: number | null | undefined }): ReactNode {
  return seconds == null || seconds <= 0 ? null : <Counting seconds={seconds} />;
}

function Counting({ seconds }: { seconds: number }): ReactNode {
  const now = useNow("second");
  const [endsAtMs] = useState(() => now + seconds * 1000);
  return <p className="mt-2 soft size-secondary tabular">{waitText.retryIn(secondsLeft(endsAtMs, now))}</p>;
}
