import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { loadedScript } from "../errors/missing-script.ts";
import { firebaseText } from "../text/firebase-text.ts";
import { text } from "../text/text.ts";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { AuthProvider } from "./auth-provider.tsx";
import { FirebaseBanner } from "./firebase-banner.tsx";
import { ServerAway } from "./server-away.tsx";
import { signInRefusedBackend } from "./sign-in-refused-backend.ts";
import type { SignInBackend } from "./sign-in-backend.ts";
import { accountRules } from "./use-account-rules.ts";

type Start =
  | { readonly kind: "waiting" }
  | { readonly kind: "server-away" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "started"; readonly backend: SignInBackend; readonly missing: readonly string[] };

/** Initialises Firebase before showing anything. The error screen handles a failure. */
export default function FirebaseRoot({ children }: { children: ReactNode }): ReactNode {
  const [start, setStart] = useState<Start>({ kind: "waiting" });
  useEffect(() => {
    if (start.kind !== "waiting") return undefined;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const next = await startFirebase().catch((error: unknown): Start => ({ kind: "failed", error }));
      if (!isGone) setStart(next);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [start]);
  switch (start.kind) {
    case "waiting":
      return <CentredSpinner>{text.account.checkingSession}</CentredSpinner>;
    case "server-away":
      return <ServerAway onRetry={() => setStart({ kind: "waiting" })} />;
    case "failed":
      throw start.error;
    default:
      return (
        <>
          {start.missing.length === 0 ? null : <FirebaseBanner missing={start.missing} />}
          <AuthProvider backend={start.backend}>{children}</AuthProvider>
        </>
      );
  }
}

async function startFirebase(): Promise<Start> {
  const rules = await accountRules();
  if (rules === null) return { kind: "server-away" };
  const { values = null, missing = [], emulatorUrl = null, signsInWithGoogle = false } = rules.firebase ?? {};
  if (values === null) {
    // oxlint-disable-next-line no-console -- the banner sends people to the console
    console.error(`${firebaseText.banner.title}: ${firebaseText.banner.setUp(missing)}`);
    return { kind: "started", backend: signInRefusedBackend, missing };
  }
  const { createFirebaseBackend } = await loadedScript(import("./firebase-backend.ts"));
  return { kind: "started", backend: createFirebaseBackend({ values, emulatorUrl, signsInWithGoogle }), missing: [] };
}
