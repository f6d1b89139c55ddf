import type { ReactNode } from "react";
import { Link } from "react-router";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import styles from "./account-form.module.css";
import { AccountFrame } from "./account-frame.tsx";

/** Whom to ask for a new password on a server that sends no mail. */
export function ResetPasswordScreen(): ReactNode {
  return (
    <AccountFrame heading={text.account.resetYourPassword} foot={<Link to="/login">{signUpText.backToSignIn}</Link>}>
      <p className={styles.lead}>{signUpText.askTheHost}</p>
      <p className={styles.lead}>{signUpText.askTheHostNext}</p>
    </AccountFrame>
  );
}
