import { lazy, Suspense, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SecondStep as Step } from "#contract/account.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./account-form.module.css";
import { useAuth } from "./auth-provider.tsx";
import { FormAlert } from "./form-alert.tsx";
import { formProblem } from "./sign-in-problem.ts";
import type { FormProblem } from "./sign-in-problem.ts";
import { useAccountRules } from "./use-account-rules.ts";
import { waysRoom } from "./ways-room.ts";
import { classNames } from "../ui/class-names.ts";

const BeyondPassword = lazy(() => loadedScript(import("./beyond-password.tsx")));

/** E-mail address, password and submit, with the alert above them. */
export function SignInForm({
  notice = null,
  farewell = null,
  email: knownEmail = "",
  hasResetLink = true,
}: {
  /** Shown in the alert before the first attempt. */
  notice?: string | null;
  /** A neutral note, such as after deleting the account. */
  farewell?: string | null;
  email?: string;
  hasResetLink?: boolean;
}): ReactNode {
  const { signIn, hosted } = useAuth();
  const rules = useAccountRules();
  const [step, setStep] = useState<Step | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const { problem, setProblem, isBusy, ...form } = useForm<{ email: string; password: string }, FormProblem>({
    start: { email: knownEmail, password: "" },
    startProblem: notice === null ? null : { message: notice, rules: [], fields: [] },
    explain: (error) => formProblem(text.account.signInProblems, error),
    onProblem: ({ fields: [first] }) => {
      if (first === "email") emailField.current?.focus();
      if (first === "password") passwordField.current?.focus();
    },
  });
  const submit = form.onSubmit(
    async ({ email, password }) => setStep(await signIn(email.trim(), password)),
    ({ email, password }) => {
      const fields = [
        ...(email.trim() === "" ? ["email" as const] : []),
        ...(password === "" ? ["password" as const] : []),
      ];
      return fields.length === 0 ? null : { message: text.account.signInIncomplete, rules: [], fields };
    },
  );

  return (
    <>
      {step === null ? (
        <>
          {farewell === null ? null : (
            <Alert look="info" className="mt-4">
              {farewell}
            </Alert>
          )}
          <FormAlert problem={problem} />
          <form className="column gap-4 mt-4" noValidate onSubmit={submit}>
            <TextField
              {...form.text("email")}
              ref={emailField}
              label={text.account.email}
              size="large"
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              isFaulty={problem?.fields.includes("email") ?? false}
            />
            <PasswordField
              {...form.text("password")}
              ref={passwordField}
              label={text.account.password}
              size="large"
              name="password"
              autoComplete="current-password"
              isFaulty={problem?.fields.includes("password") ?? false}
            />
            {hasResetLink ? (
              <p className={classNames("text-end", styles.aside)}>
                <Link className="inline-block py-half" to="/reset-password">
                  {text.account.resetYourPassword}
                </Link>
              </p>
            ) : null}
            <Button
              look="primary"
              size="large"
              type="submit"
              className={classNames("full phone-min-h-48", styles.submit)}
              busy={isBusy}
            >
              {isBusy ? text.account.signingIn : text.account.signInAction}
            </Button>
          </form>
        </>
      ) : null}
      <Suspense fallback={step === null ? <div style={{ minHeight: waysRoom(rules, hosted) }} /> : null}>
        <BeyondPassword
          step={step}
          retryAfterSeconds={problem?.retryAfterSeconds ?? null}
          onBack={(message) => {
            setStep(null);
            form.change({ password: "" });
            setProblem(message === null ? null : { message, rules: [], fields: [] });
          }}
        />
      </Suspense>
    </>
  );
}
