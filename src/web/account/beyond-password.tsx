import type { ReactNode } from "react";
import type { SecondStep as Step } from "#contract/account.ts";
import { OtherWays } from "./other-ways.tsx";
import { SecondStep } from "./second-step.tsx";

/** What the sign-in has besides the password: other ways in, and the step that follows where a second factor is on. */
export default function BeyondPassword({
  step,
  onBack,
}: {
  /** Null: the password is still to come. */
  step: Step | null;
  onBack: (message: string | null) => void;
}): ReactNode {
  return step === null ? <OtherWays onProblem={onBack} /> : <SecondStep step={step} onBack={onBack} />;
}
