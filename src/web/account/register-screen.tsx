import type { ReactNode } from "react";
import { Link } from "react-router";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import styles from "./account-form.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useAccountRules } from "./use-account-rules.ts";

/** A new account, where this server takes any. */
export function RegisterScreen(): ReactNode {
  const rules = useAccountRules();
  const isClosed = rules !== null && rules.signUp !== "open";
  return (
    <AccountFrame
      heading={text.account.createYourAccount}
      wide
      foot={
        <>
          {text.account.haveAccount} <Link to="/login">{text.account.signIn}</Link>
        </>
      }
    >
      {isClosed ? (
        <Alert className={styles.alert}>{text.account.signUpProblems["operation-not-allowed"]}</Alert>
      ) : (
        <SignUpForm rules={rules} />
      )}
    </AccountFrame>
  );
}
