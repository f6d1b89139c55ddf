import { lazy, Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { call } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { passkeyText } from "../text/passkey-text.ts";
import styles from "./account-form.module.css";
import { useAuth } from "./auth-provider.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { canUsePasskeys, signInWithPasskey } from "./passkeys.ts";
import { ProviderButton } from "./provider-button.tsx";
import { clearProviderOutcome, providerOutcome } from "./provider-outcome.ts";
import { useAccountRules } from "./use-account-rules.ts";
import { storeReturnAddress } from "./return-address.ts";
import { classNames } from "../ui/class-names.ts";

/** Height in px of the button while its script loads. */
const googleButtonHeight = 48;

const GoogleButton = lazy(() => loadedScript(import("./google-button.tsx")));

/** Sign-in options besides the password, where this server offers any. */
export function OtherWays({ onProblem }: { onProblem: (message: string) => void }): ReactNode {
  const { enter, hosted, state } = useAuth();
  const { pathname, search, hash } = useLocation();
  const rules = useAccountRules();
  const hasPasskeys = rules !== null && canUsePasskeys(rules.passkeyAddress);
  useEffect(() => {
    const outcome = providerOutcome();
    if (outcome === null) return;
    clearProviderOutcome();
    if (outcome.kind === "problem") onProblem(outcome.message);
  }, [onProblem]);
  if (hosted !== null) {
    const { signInWithGoogle } = hosted;
    if (signInWithGoogle === null) return null;
    return (
      <div className="grid gap-3 mt-4">
        <p className={classNames("row gap-3 quiet", styles.or)}>{passkeyText.or}</p>
        <Suspense fallback={<div style={{ minHeight: googleButtonHeight }} />}>
          <GoogleButton onUse={async () => enter(await signInWithGoogle())} />
        </Suspense>
      </div>
    );
  }
  if (rules === null) return null;
  const { providerName } = rules;
  if (!hasPasskeys && providerName === null) return null;
  return (
    <div className="grid gap-3 mt-4">
      <p className={classNames("row gap-3 quiet", styles.or)}>{passkeyText.or}</p>
      {providerName === null ? null : (
        <ProviderButton
          name={providerName}
          size="large"
          onBegin={() => {
            // After an expired session, sign-in returns to the page that was open.
            if (state.kind === "expired") storeReturnAddress(pathname + search + hash);
            return call("POST /api/account/oidc/sign-in", { invitation: null });
          }}
        />
      )}
      {hasPasskeys ? (
        <PasskeyButton label={passkeyText.use} size="large" onUse={async () => enter(await signInWithPasskey(null))} />
      ) : null}
    </div>
  );
}
