import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AccountRules } from "#contract/account.ts";
import { writtenFault } from "../format/written-fault.ts";
import { signUpText } from "../text/sign-up-text.ts";
import styles from "./account-form.module.css";
import { passwordStrength } from "./password-strength.ts";
import { classNames } from "../ui/class-names.ts";

const steps = [1, 2, 3, 4] as const;
const defaultMinimumLength = 6;

/** The password's length and this server's rules; null until they are loaded. */
export function PasswordHint({ password, rules }: { password: string; rules: AccountRules | null }): ReactNode {
  const minimumLength = rules?.minimumLength ?? defaultMinimumLength;
  const maximumLength = rules?.maximumLength ?? null;
  const tooMany = maximumLength === null ? 0 : Math.max(0, [...password].length - maximumLength);
  const strength = tooMany > 0 ? 0 : passwordStrength(password, minimumLength);
  return (
    <div className="grid gap-1">
      <p className="row gap-1h">
        <span className={classNames("flex fixed-size gap-1", styles.meter)} aria-hidden="true">
          {steps.map((step) => (
            <i className="round-half" key={step} data-on={step <= strength || undefined} />
          ))}
        </span>
        {strength > 0 ? <IconCheck size={14} stroke={2.4} className="accent" aria-hidden="true" /> : null}
        {signUpText.passwordMinimum(minimumLength)}
        {strength > 0 ? <span className="visually-hidden">{signUpText.ruleMet}</span> : null}
      </p>
      {maximumLength === null ? null : (
        <ul>
          <li>
            {writtenFault({ code: "password-too-long", max: maximumLength })}
            {tooMany > 0 ? (
              <>
                {": "}
                <b className={classNames("error", styles.broken)}>{signUpText.charactersTooMany(tooMany)}</b>
              </>
            ) : null}
          </li>
          <li>{writtenFault({ code: "password-common" })}</li>
        </ul>
      )}
    </div>
  );
}
