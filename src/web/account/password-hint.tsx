import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { signUpText } from "../text/sign-up-text.ts";
import styles from "./account-form.module.css";
import { passwordStrength } from "./password-strength.ts";

const steps = [1, 2, 3, 4] as const;

/** How long the password is, and the rules this server has for it. */
export function PasswordHint({
  password,
  minimumLength,
  rules,
}: {
  password: string;
  minimumLength: number;
  rules: readonly string[];
}): ReactNode {
  const strength = passwordStrength(password, minimumLength);
  const minimum = new RegExp(`\\b${minimumLength}\\b`);
  const furtherRules = rules.filter((rule) => !minimum.test(rule));
  return (
    <div className={styles.password}>
      <p className={styles.rule}>
        <span className={styles.meter} aria-hidden="true">
          {steps.map((step) => (
            <i key={step} data-on={step <= strength || undefined} />
          ))}
        </span>
        {strength > 0 ? <IconCheck size={14} stroke={2.4} className={styles.check} aria-hidden="true" /> : null}
        {signUpText.passwordMinimum(minimumLength)}
        {strength > 0 ? <span className="visually-hidden">{signUpText.ruleMet}</span> : null}
      </p>
      {furtherRules.length === 0 ? null : (
        <ul>
          {furtherRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
