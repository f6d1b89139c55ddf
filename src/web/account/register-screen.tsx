import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { call } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { accountMailText } from "../text/account-mail-text.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./account-form.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useAccountRules } from "./use-account-rules.ts";
import { classNames } from "../ui/class-names.ts";

const SignUpByProvider = lazy(() => loadedScript(import("./sign-up-by-provider.tsx")));

/** The sign-up page, where this server accepts new accounts. */
export function RegisterScreen(): ReactNode {
  const rules = useAccountRules();
  const [mailedAddress, setMailedAddress] = useState<string | null>(null);
  const invitation = new URLSearchParams(useLocation().hash.slice(1)).get("invitation");
  const answer = useIsInvitationGone(invitation);
  // Loaded beside the rules, although open servers don't need it.
  const isGone = rules?.signUp === "open" ? false : rules === null && answer === true ? null : answer;
  const isClosed = rules !== null && rules.signUp !== "open" && (rules.signUp === "closed" || invitation === null);
  return (
    <AccountFrame
      heading={mailedAddress === null ? signUpText.createYourAccount : accountMailText.checkYourMail}
      wide
      foot={
        <>
          {signUpText.haveAccount} <Link to="/login">{text.account.signIn}</Link>
        </>
      }
    >
      {mailedAddress !== null ? (
        <CheckMail email={mailedAddress} onBack={() => setMailedAddress(null)} />
      ) : isClosed ? (
        <>
          <Alert className="mt-4">{signUpText.problems["operation-not-allowed"]}</Alert>
          {rules.signUp === "invite" ? <p className="mt-2 soft size-body">{signUpText.byInvitation}</p> : null}
        </>
      ) : isGone === null ? (
        <output className="mt-2 soft size-body">{signUpText.checkingInvitation}</output>
      ) : isGone ? (
        <>
          <Alert className="mt-4">{signUpText.problems["operation-not-allowed"]}</Alert>
          <p className="mt-2 soft size-body">{signUpText.invitationGone}</p>
        </>
      ) : (
        <>
          <SignUpForm rules={rules} invitation={invitation} onCheckMail={setMailedAddress} />
          {rules === null || rules.providerName === null ? null : (
            <Suspense fallback={null}>
              <SignUpByProvider name={rules.providerName} invitation={invitation} />
            </Suspense>
          )}
        </>
      )}
    </AccountFrame>
  );
}

function CheckMail({ email, onBack }: { email: string; onBack: () => void }): ReactNode {
  return (
    <div className="column gap-4 mt-4">
      <output className="mt-2 soft size-body">{accountMailText.linkIsComing(email)}</output>
      <p className="mt-2 soft size-body">{accountMailText.nothingCame}</p>
      <Button size="large" className={classNames("full phone-min-h-48", styles.submit)} onClick={onBack}>
        {accountMailText.tryAgain}
      </Button>
    </div>
  );
}

/**
 * True for an invitation that can't be used any more; null while loading. If the check fails the form is shown, and
 * signing up reports the problem.
 */
function useIsInvitationGone(invitation: string | null): boolean | null {
  const [answer, setAnswer] = useState<{ invitation: string; isGone: boolean } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    if (invitation !== null)
      call("POST /api/account/invitation", { invitation }, { signal: leaving.signal }).then(
        ({ isGood }) => setAnswer({ invitation, isGone: !isGood }),
        () => {
          if (!leaving.signal.aborted) setAnswer({ invitation, isGone: false });
        },
      );
    return () => leaving.abort();
  }, [invitation]);
  if (invitation === null) return false;
  return answer?.invitation === invitation ? answer.isGone : null;
}
