import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useAuth } from "./auth-provider.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Asks for the password again. The page behind keeps its state, hidden. */
export function SessionExpired({ email }: { email: string }): ReactNode {
  const { sessionEnded } = useAuth();
  return (
    <Dialog isOpen title={text.account.signInAgain} size="small" opaque>
      <p className="soft">{text.account.sessionExpired}</p>
      <SignInForm email={email} hasResetLink={false} />
      <p className="mt-3 text-centre">
        <Button look="subtle" onClick={() => sessionEnded("signed-out")}>
          {text.account.leaveInstead}
        </Button>
      </p>
    </Dialog>
  );
}
