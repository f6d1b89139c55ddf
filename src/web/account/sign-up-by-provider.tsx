import type { ReactNode } from "react";
import { call } from "../api/call.ts";
import { passkeyText } from "../text/passkey-text.ts";
import styles from "./account-form.module.css";
import { ProviderButton } from "./provider-button.tsx";

/** Creates an account through the sign-in provider. */
export default function SignUpByProvider({
  name,
  invitation,
}: {
  name: string;
  /** From an invitation link. */
  invitation: string | null;
}): ReactNode {
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{passkeyText.or}</p>
      <ProviderButton name={name} size="large" onBegin={() => call("POST /api/account/oidc/sign-in", { invitation })} />
    </div>
  );
}
