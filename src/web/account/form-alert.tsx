import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { loadedScript } from "../errors/missing-script.ts";
import { Alert } from "../ui/alert.tsx";
import styles from "./account-form.module.css";
import type { FormProblem } from "./sign-in-problem.ts";

const RetryWait = lazy(() => loadedScript(import("./retry-wait.tsx")));

/** The red alert above a form. */
export function FormAlert({ problem }: { problem: FormProblem | null }): ReactNode {
  if (problem === null) return null;
  return (
    <>
      <Alert className={styles.alert}>
        {problem.message}
        {problem.rules.length === 0 ? null : (
          <ul className={styles.rules}>
            {problem.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
      </Alert>
      {problem.retryAfterSeconds == null ? null : (
        <Suspense fallback={null}>
          <RetryWait seconds={problem.retryAfterSeconds} />
        </Suspense>
      )}
    </>
  );
}
