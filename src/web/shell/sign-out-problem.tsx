import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";

/** Reports a failed sign-out, since the cookie is still in the browser. */
export function SignOutProblem({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.shell.stillSignedIn} size="small">
      <p>{text.shell.signOutFailed}</p>
    </Dialog>
  );
}
