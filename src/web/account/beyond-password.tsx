import type { ReactNode } from "react";
import type { SecondStep as Step } from "#contract/account.ts";
import { OtherWays } from "./other-ways.tsx";
import { RetryWait } from "./retry-wait.tsx";
import { SecondStep } from "./second-step.tsx";

/** What the sign-in has besides the password: other ways in, and the step that follows where a second factor is on. */
export default function BeyondPassword({
  step,
  retryAfterSeconds,
  onBack,
}: {
  /** Null: the password is still to come. */
  step: Step | null;
  /** The server says when it takes the next try. */
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
