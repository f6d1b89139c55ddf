import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { loadedScript } from "../errors/missing-script.ts";
import { text } from "../text/text.ts";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { AuthProvider } from "./auth-provider.tsx";

const FirebaseRoot = lazy(() => loadedScript(import("./firebase-root.tsx")));

/** The backend that the server has written into the page; what the hosted one needs is loaded for it alone. */
export function SignInRoot({ children }: { children: ReactNode }): ReactNode {
  const isHosted = document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content === "firebase";
  if (!isHosted) return <AuthProvider>{children}</AuthProvider>;
  return (
    <Suspense fallback={<CentredSpinner>{text.account.checkingSession}</CentredSpinner>}>
      <FirebaseRoot>{children}</FirebaseRoot>
    </Suspense>
  );
}
