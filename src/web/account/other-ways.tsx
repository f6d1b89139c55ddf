import { lazy, Suspense, useEffect, useRef } from "react";
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
import { keepWantedAddress } from "./wanted-address.ts";
import { waysRoom, waysRoomKey } from "./ways-room.ts";

const GoogleButton = lazy(() => loadedScript(import("./google-button.tsx")));

/** The margin of the style sheet. */
const gapAbove = 16;

/** The ways in besides the password, where this server has any. */
export function OtherWays({ onProblem }: { onProblem: (message: string) => void }): ReactNode {
  const { enter, hosted, state } = useAuth();
  const { pathname, search, hash } = useLocation();
  const rules = useAccountRules();
  const hasPasskeys = rules !== null && canUsePasskeys(rules.passkeyAddress);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rules === null) return;
    try {
      localStorage.setItem(waysRoomKey, String(place.current === null ? 0 : place.current.offsetHeight + gapAbove));
    } catch {
      // Then the next visit guesses again.
    }
  }, [rules]);
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
      <div ref={place} className={styles.ways}>
        <p className={styles.or}>{passkeyText.or}</p>
        <Suspense fallback={null}>
          <GoogleButton onUse={async () => enter(await signInWithGoogle())} />
        </Suspense>
      </div>
    );
  }
  if (rules === null) return <div style={{ minHeight: waysRoom() }} />;
  const { providerName } = rules;
  if (!hasPasskeys && providerName === null) return null;
  return (
    <div ref={place} className={styles.ways}>
      <p className={styles.or}>{passkeyText.or}</p>
      {providerName === null ? null : (
        <ProviderButton
          name={providerName}
          size="large"
          onBegin={() => {
            // From the page of a session that has ended the way leads back to it.
            if (state.kind === "expired") keepWantedAddress(pathname + search + hash);
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
