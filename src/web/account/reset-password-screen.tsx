import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountCareText as words } from "../text/account-care-text.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
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
  const [email, setEmail] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await (hosted === null
        ? call("POST /api/account/password-reset", { email: email.trim() })
        : hosted.askForReset(email.trim()));
      setSentTo(email.trim());
    } catch (error) {
      setProblem(formProblem(words.problems, error));
    } finally {
      setIsBusy(false);
    }
  };
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
      <form className="column gap-4 mt-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={text.account.email}
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          isFaulty={problem?.fields.includes("email") ?? false}
          onChange={(event) => setEmail(event.target.value)}
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
  const [password, setPassword] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [isSet, setIsSet] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await (hosted === null
        ? call("POST /api/account/password-reset/confirm", { token, password })
        : hosted.resetPassword(token, password));
      setIsSet(true);
    } catch (error) {
      const isGone = error instanceof ApiProblem && error.code === "link-not-good";
      setProblem(isGone ? { message: words.linkGone, rules: [], fields: [] } : formProblem(words.problems, error));
    } finally {
      setIsBusy(false);
    }
  };
  if (isSet) return <output className="mt-2 soft size-body">{words.passwordIsSet}</output>;
  return (
    <>
      <WaitingAlert problem={problem} />
      <form className="column gap-4 mt-4" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={words.newPassword}
          size="large"
          name="password"
          autoComplete="new-password"
          value={password}
          isFaulty={problem?.fields.includes("password") ?? false}
          hint={<PasswordHint password={password} rules={rules} />}
          onChange={(event) => setPassword(event.target.value)}
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
