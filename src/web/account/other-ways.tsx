import type { ReactNode } from "react";
import { passkeyText } from "../text/passkey-text.ts";
import styles from "./account-form.module.css";
import { useAuth } from "./auth-provider.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { canUsePasskeys, signInWithPasskey } from "./passkeys.ts";
import { useAccountRules } from "./use-account-rules.ts";

/** The ways in besides the password, where this server has any. */
export function OtherWays(): ReactNode {
  const { enter } = useAuth();
  const rules = useAccountRules();
  if (rules === null || !canUsePasskeys(rules.passkeyAddress)) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{passkeyText.or}</p>
      <PasskeyButton label={passkeyText.use} size="large" onUse={async () => enter(await signInWithPasskey(null))} />
    </div>
  );
}
