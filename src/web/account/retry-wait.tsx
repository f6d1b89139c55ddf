import { useState } from "react";
import type { ReactNode } from "react";
import { useNow } from "../format/use-now.ts";
import { waitText } from "../text/wait-text.ts";
import styles from "./retry-wait.module.css";
import { secondsLeft } from "./seconds-left.ts";

/** How long it is until the next try, counting down; beside the refusal and outside of what is read out, which would not end. */
export function RetryWait({ seconds }: { seconds: number | null | undefined }): ReactNode {
  return seconds == null || seconds <= 0 ? null : <Counting seconds={seconds} />;
}

function Counting({ seconds }: { seconds: number }): ReactNode {
  const now = useNow("second");
  const [endsAtMs] = useState(() => now + seconds * 1000);
  return <p className={styles.wait}>{waitText.retryIn(secondsLeft(endsAtMs, now))}</p>;
}
