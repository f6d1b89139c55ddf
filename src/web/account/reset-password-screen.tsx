import { useState } from "react";
import type { ReactNode } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountCareText as words } from "../text/account-care-text.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
import styles from "./account-form.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { useAuth } from "./auth-provider.tsx";
import { WaitingAlert } from "./waiting-alert.tsx";
import { PasswordHint } from "./password-hint.tsx";
import { formProblem } from "./sign-in-problem.ts";
import type { FormProblem } from "./sign-in-problem.ts";
import { useAccountRules } from "./use-account-rules.ts";
import { classNames } from "../ui/class-names.ts";

/** Firebase's names for links that confirm, change or restore an address. */
const addressModes: readonly string[] = ["verifyEmail", "verifyAndChangeEmail", "recoverEmail"];

/** Sets a new password by mail, or explains how to ask the administrator where the server sends none. */
export function ResetPasswordScreen(): ReactNode {
  const rules = useAccountRules();
  const { hosted } = useAuth();
  const { hash, search } = useLocation();
  const query = new URLSearchParams(search);
  const code = hosted === null ? null : query.get("oobCode");
  const token = code ?? new URLSearchParams(hash.slice(1)).get("token");
  // Firebase uses one address for all its links.
  if (code !== null && addressModes.includes(query.get("mode") ?? ""))
    return <Navigate to={`/verify${search}`} replace />;
  return (
    <AccountFrame heading={text.account.resetYourPassword} foot={<Link to="/login">{signUpText.backToSignIn}</Link>}>
      {token !== null ? (
        <NewPassword key={token} token={token} />
      ) : rules === null ? null : rules.canResetByMail ? (
        <AskForLink />
      ) : (
        <>
          <p className="mt-2 soft size-body">{signUpText.askTheHost}</p>
          <p className="mt-2 soft size-body">{signUpText.askTheHostNext}</p>
        </>
      )}
    </AccountFrame>
  );
}

function AskForLink(): ReactNode {
  const { hosted } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problem, isBusy, ...form } = useForm<{ email: string }, FormProblem>({
    start: { email: "" },
    explain: (error) => formProblem(words.problems, error),
  });
  const submit = form.onSubmit(async (values) => {
    const email = values.email.trim();
    await (hosted === null ? call("POST /api/account/password-reset", { email }) : hosted.askForReset(email));
    setSentTo(email);
  });
  if (sentTo !== null)
    return (
      <output className="mt-2 soft size-body">
        {(hosted === null ? words.linkIsComing : words.hostedLinkIsComing)(sentTo)}
      </output>
    );
  return (
    <>
      <p className="mt-2 soft size-body">{words.resetLead}</p>
      <WaitingAlert problem={problem} />
      <form className="column gap-4 mt-4" noValidate onSubmit={submit}>
        <TextField
          {...form.text("email")}
          label={text.account.email}
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          isFaulty={problem?.fields.includes("email") ?? false}
        />
        <Button
          look="primary"
          size="large"
          type="submit"
          className={classNames("full phone-min-h-48", styles.submit)}
          busy={isBusy}
        >
          {isBusy ? words.sendingLink : words.sendLink}
        </Button>
      </form>
    </>
  );
}

function NewPassword({ token }: { token: string }): ReactNode {
  const { hosted } = useAuth();
  const rules = useAccountRules();
  const [isSet, setIsSet] = useState(false);
  const { values, problem, isBusy, ...form } = useForm<{ password: string }, FormProblem>({
    start: { password: "" },
    explain: (error) =>
      error instanceof ApiProblem && error.code === "link-not-good"
        ? { message: words.linkGone, rules: [], fields: [] }
        : formProblem(words.problems, error),
  });
  const { password } = values;
  const submit = form.onSubmit(async () => {
    await (hosted === null
      ? call("POST /api/account/password-reset/confirm", { token, password })
      : hosted.resetPassword(token, password));
    setIsSet(true);
  });
  if (isSet) return <output className="mt-2 soft size-body">{words.passwordIsSet}</output>;
  return (
    <>
      <WaitingAlert problem={problem} />
      <form className="column gap-4 mt-4" noValidate onSubmit={submit}>
        <PasswordField
          {...form.text("password")}
          label={words.newPassword}
          size="large"
          name="password"
          autoComplete="new-password"
          isFaulty={problem?.fields.includes("password") ?? false}
          hint={<PasswordHint password={password} rules={rules} />}
        />
        <Button
          look="primary"
          size="large"
          type="submit"
          className={classNames("full phone-min-h-48", styles.submit)}
          busy={isBusy}
          disabled={password === "" || [...password].length > (rules?.maximumLength ?? Infinity)}
        >
          {isBusy ? words.settingPassword : words.setPassword}
        </Button>
      </form>
    </>
  );
}
