import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { accountMailText as words } from "../text/account-mail-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import styles from "./account-form.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { createAuthChannel } from "./auth-channel.ts";
import { useAuth } from "./auth-provider.tsx";
import { clearReturnAddress, returnAddress } from "./return-address.ts";
import { classNames } from "../ui/class-names.ts";

/** The page that mail links open, signed in or not. Opening it changes nothing; the button does. */
export function VerifyScreen(): ReactNode {
  const { hosted } = useAuth();
  const { hash, search } = useLocation();
  const secrets = new URLSearchParams(hash.slice(1));
  const signUp = secrets.get("sign-up");
  const token = hosted === null ? secrets.get("token") : new URLSearchParams(search).get("oobCode");
  if (signUp !== null) return <ConfirmAccount key={signUp} token={signUp} />;
  if (token !== null) return <ConfirmAddress key={token} token={token} />;
  return (
    <AccountFrame heading={words.confirmAddress} foot={<Link to="/login">{words.toLogin}</Link>}>
      <Alert className="mt-4">{words.linkIncomplete}</Alert>
    </AccountFrame>
  );
}

function ConfirmAccount({ token }: { token: string }): ReactNode {
  const [password, setPassword] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || password === "") return;
    setIsBusy(true);
    setProblem(null);
    try {
      await call("POST /api/account/sign-up/confirm", { token, password });
      const address = returnAddress();
      clearReturnAddress();
      // A full page load, so that nothing of an earlier user remains.
      window.location.assign(address);
    } catch (error) {
      setProblem(problemWords(error));
      setIsBusy(false);
    }
  };
  return (
    <AccountFrame heading={words.confirmAccount} foot={<Link to="/login">{words.toLogin}</Link>}>
      <p className="mt-2 soft size-body">{words.confirmAccountLead}</p>
      {problem === null ? null : <Alert className="mt-4">{problem}</Alert>}
      <form className="column gap-4 mt-4" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={text.account.password}
          size="large"
          name="password"
          autoComplete="current-password"
          value={password}
          isFaulty={problem === words.problems["wrong-password"]}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          look="primary"
          size="large"
          type="submit"
          className={classNames("full phone-min-h-48", styles.submit)}
          busy={isBusy}
          disabled={password === ""}
        >
          {isBusy ? words.opening : words.open}
        </Button>
      </form>
    </AccountFrame>
  );
}

function ConfirmAddress({ token }: { token: string }): ReactNode {
  const { hosted } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      if (hosted === null) setConfirmed((await call("POST /api/account/address/confirm", { token })).email);
      else setConfirmed(await hosted.confirmAddress(token));
      // Other tabs check their session again.
      const channel = createAuthChannel(() => {});
      channel.tell({ kind: "signed-in" });
      channel.close();
    } catch (error) {
      setProblem(problemWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <AccountFrame heading={words.confirmAddress} foot={<Link to="/">{words.toBellwether}</Link>}>
      {problem === null ? null : <Alert className="mt-4">{problem}</Alert>}
      {confirmed === null ? (
        <div className="column gap-4 mt-4">
          <p>{words.confirmAddressLead}</p>
          <Button
            look="primary"
            size="large"
            className={classNames("full phone-min-h-48", styles.submit)}
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </div>
      ) : (
        <output className="mt-2 soft size-body">{words.confirmed(confirmed)}</output>
      )}
    </AccountFrame>
  );
}

function problemWords(error: unknown): string {
  if (error instanceof ApiProblem && error.sentence !== null) return error.sentence;
  const code = error instanceof ApiProblem ? error.code : "default";
  if (code === "link-not-good") return words.linkGone;
  const problems: Readonly<Record<string, string>> = words.problems;
  return problems[code] ?? words.problems.default;
}
