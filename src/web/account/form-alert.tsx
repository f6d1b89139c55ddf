import type { ReactNode } from "react";
import { Alert } from "../ui/alert.tsx";
import styles from "./account-form.module.css";
import type { FormProblem } from "./sign-in-problem.ts";
import { classNames } from "../ui/class-names.ts";

/** The red alert above a form. */
export function FormAlert({ problem }: { problem: FormProblem | null }): ReactNode {
  if (problem === null) return null;
  return (
    <Alert className="mt-4">
      {problem.message}
      {problem.rules.length === 0 ? null : (
        <ul className={classNames("mt-1 pl-4", styles.rules)}>
          {problem.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
