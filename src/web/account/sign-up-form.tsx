import { useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { AccountRules } from "#contract/account.ts";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import styles from "./account-form.module.css";
import { useAuth } from "./auth-provider.tsx";
import { WaitingAlert } from "./waiting-alert.tsx";
import { PasswordHint } from "./password-hint.tsx";
import { formProblem } from "./sign-in-problem.ts";
import type { AccountField, FormProblem } from "./sign-in-problem.ts";
import { classNames } from "../ui/class-names.ts";

const defaultMinimumLength = 6;

/** Name, e-mail address, password twice and submit, with the alert above them. */
export function SignUpForm({
  rules,
  invitation,
  onCheckMail,
}: {
  /** From an invitation link; null without one. */
  invitation: string | null;
  rules: AccountRules | null;
  /** The address that a link was sent to. */
  onCheckMail: (email: string) => void;
}): ReactNode {
  const { signUp } = useAuth();
  const [values, setValues] = useState({ name: "", email: "", password: "", confirmation: "" });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isConfirmationLeft, setIsConfirmationLeft] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const minimumLength = rules?.minimumLength ?? defaultMinimumLength;
  const isMismatch = isConfirmationLeft && values.confirmation !== "" && values.confirmation !== values.password;

  const show = (next: FormProblem): void => {
    setProblem(next);
    const first = next.fields[0];
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const fault = refusal(values, minimumLength, rules?.maximumLength ?? null);
    if (fault !== null) {
      setIsConfirmationLeft(true);
      show(fault);
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      const outcome = await signUp({
        name: values.name.trim(),
        email: values.email.trim(),
        password: values.password,
        invitation,
      });
      if (outcome === "check-mail") onCheckMail(values.email.trim());
    } catch (error) {
      show(formProblem(signUpText.problems, error));
    } finally {
      setIsBusy(false);
    }
  };

  const bind = (field: AccountField) => ({
    name: field,
    size: "large" as const,
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });
  const isFaulty = (field: AccountField): boolean => problem?.fields.includes(field) ?? false;

  return (
    <>
      <WaitingAlert problem={problem} />
      <form ref={form} className="column gap-4 mt-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField {...bind("name")} label={signUpText.fullName} autoComplete="name" isFaulty={isFaulty("name")} />
        <TextField
          {...bind("email")}
          label={text.account.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          isFaulty={isFaulty("email")}
        />
        <PasswordField
          {...bind("password")}
          label={text.account.password}
          autoComplete="new-password"
          isFaulty={isFaulty("password")}
          hint={<PasswordHint password={values.password} rules={rules} />}
        />
        <PasswordField
          {...bind("confirmation")}
          label={signUpText.confirmPassword}
          autoComplete="new-password"
          isFaulty={isFaulty("confirmation") || isMismatch}
          fault={isMismatch ? signUpText.doesNotMatch : null}
          onBlur={() => setIsConfirmationLeft(true)}
        />
        <Button
          look="primary"
          size="large"
          type="submit"
          className={classNames("full phone-min-h-48", styles.submit)}
          busy={isBusy}
        >
          {isBusy ? signUpText.creatingAccount : signUpText.createAccount}
        </Button>
      </form>
    </>
  );
}

function refusal(
  values: Readonly<Record<AccountField, string>>,
  minimumLength: number,
  maximumLength: number | null,
): FormProblem | null {
  const fields = (["name", "email", "password", "confirmation"] as const).filter(
    (field) => values[field].trim() === "",
  );
  if (fields.length > 0) return { message: signUpText.signUpIncomplete, rules: [], fields };
  if (values.password !== values.confirmation)
    return { message: signUpText.passwordsDiffer, rules: [], fields: ["confirmation"] };
  if ([...values.name.trim()].length > longestDisplayName)
    return {
      message: signUpText.problems["invalid-display-name"],
      rules: [signUpText.atMost(longestDisplayName)],
      fields: ["name"],
    };
  if ([...values.password].length < minimumLength)
    return { message: signUpText.passwordTooShort(minimumLength), rules: [], fields: ["password"] };
  if (maximumLength !== null && [...values.password].length > maximumLength)
    return { message: signUpText.passwordTooLong(maximumLength), rules: [], fields: ["password"] };
  return null;
}
