import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { loadedScript } from "../errors/missing-script.ts";
import { text } from "../text/text.ts";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { AuthProvider } from "./auth-provider.tsx";

const FirebaseRoot = lazy(() => loadedScript(import("./firebase-root.tsx")));

/** Chooses the backend the server wrote into the page. Firebase loads only when needed. */
export function SignInRoot({ children }: { children: ReactNode }): ReactNode {
  const isHosted = document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content === "firebase";
  if (!isHosted) return <AuthProvider>{children}</AuthProvider>;
  return (
    <Suspense fallback={<CentredSpinner>{text.account.checkingSession}</CentredSpinner>}>
      <FirebaseRoot>{children}</FirebaseRoot>
    </Suspense>
  );
}
