import type { ReactNode } from "react";
import type { SecondStep as Step } from "#contract/account.ts";
import { OtherWays } from "./other-ways.tsx";
import { RetryWait } from "./retry-wait.tsx";
import { SecondStep } from "./second-step.tsx";

/** Sign-in options besides the password, and the second step where a second factor is on. */
export default function BeyondPassword({
  step,
  retryAfterSeconds,
  onBack,
}: {
  /** Null before the password has been entered. */
  step: Step | null;
  /** The server states when the next attempt is allowed. */
  retryAfterSeconds: number | null;
  onBack: (message: string | null) => void;
}): ReactNode {
  if (step !== null) return <SecondStep step={step} onBack={onBack} />;
  return (
    <>
      <RetryWait seconds={retryAfterSeconds} />
      <OtherWays onProblem={onBack} />
    </>
  );
}
