import type { ReactNode } from "react";
import { call } from "../api/call.ts";
import { passkeyText } from "../text/passkey-text.ts";
import styles from "./account-form.module.css";
import { ProviderButton } from "./provider-button.tsx";
import { classNames } from "../ui/class-names.ts";

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
    <div className="grid gap-3 mt-4">
      <p className={classNames("row gap-3 quiet", styles.or)}>{passkeyText.or}</p>
      <ProviderButton name={name} size="large" onBegin={() => call("POST /api/account/oidc/sign-in", { invitation })} />
    </div>
  );
}
