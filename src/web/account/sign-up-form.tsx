import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { AccountRules } from "#contract/account.ts";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
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
  const [isConfirmationLeft, setIsConfirmationLeft] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const minimumLength = rules?.minimumLength ?? defaultMinimumLength;
  const { values, problem, isBusy, ...form } = useForm<Readonly<Record<AccountField, string>>, FormProblem>({
    start: { name: "", email: "", password: "", confirmation: "" },
    explain: (error) => formProblem(signUpText.problems, error),
    onProblem: ({ fields: [first] }) => {
      const field = first === undefined ? null : element.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    },
  });
  const isMismatch = isConfirmationLeft && values.confirmation !== "" && values.confirmation !== values.password;

  const submit = form.onSubmit(
    async ({ name, email, password }) => {
      const outcome = await signUp({ name: name.trim(), email: email.trim(), password, invitation });
      if (outcome === "check-mail") onCheckMail(email.trim());
    },
    (typed) => {
      const fault = refusal(typed, minimumLength, rules?.maximumLength ?? null);
      if (fault !== null) setIsConfirmationLeft(true);
      return fault;
    },
  );

  const bind = (field: AccountField) => ({ name: field, size: "large" as const, ...form.text(field) });
  const isFaulty = (field: AccountField): boolean => problem?.fields.includes(field) ?? false;
  const faultOf = (field: AccountField): string | null =>
    isFaulty(field) && values[field].trim() === "" ? signUpText.required : null;

  return (
    <>
      <WaitingAlert problem={problem} />
      <form ref={element} className="column gap-4 mt-4" noValidate onSubmit={submit}>
        <TextField
          {...bind("name")}
          label={signUpText.fullName}
          autoComplete="name"
          isFaulty={isFaulty("name")}
          fault={faultOf("name")}
        />
        <TextField
          {...bind("email")}
          label={text.account.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          isFaulty={isFaulty("email")}
          fault={faultOf("email")}
        />
        <PasswordField
          {...bind("password")}
          label={text.account.password}
          autoComplete="new-password"
          isFaulty={isFaulty("password")}
          fault={faultOf("password")}
          hint={<PasswordHint password={values.password} rules={rules} />}
        />
        <PasswordField
          {...bind("confirmation")}
          label={signUpText.confirmPassword}
          autoComplete="new-password"
          isFaulty={isFaulty("confirmation") || isMismatch}
          fault={isMismatch ? signUpText.doesNotMatch : faultOf("confirmation")}
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
