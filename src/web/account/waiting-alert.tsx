import type { ReactNode } from "react";
import { FormAlert } from "./form-alert.tsx";
import { RetryWait } from "./retry-wait.tsx";
import type { FormProblem } from "./sign-in-problem.ts";

/** The red alert above a form, with the wait until the next attempt. */
export function WaitingAlert({ problem }: { problem: FormProblem | null }): ReactNode {
  return (
    <>
      <FormAlert problem={problem} />
      <RetryWait seconds={problem?.retryAfterSeconds} />
    </>
  );
}
