import type { ReactNode } from "react";
import { Link } from "react-router";
import { text } from "../text/text.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useAuth } from "./auth-provider.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The sign-in page. */
export function LoginScreen(): ReactNode {
  const { state } = useAuth();
  const reason = state.kind === "signed-out" ? state.reason : "none";
  const notice =
    reason === "disabled"
      ? text.account.signInProblems["user-disabled"]
      : reason === "ended"
        ? text.account.signInProblems["user-token-expired"]
        : null;
  return (
    <AccountFrame
      heading={text.account.signIn}
      foot={
        <>
          {text.account.newHere} <Link to="/register">{text.account.createAnAccount}</Link>
        </>
      }
    >
      <SignInForm key={reason} notice={notice} farewell={reason === "deleted" ? text.account.deleted : null} />
    </AccountFrame>
  );
}
