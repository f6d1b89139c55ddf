import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { passkeyText as words } from "../text/passkey-text.ts";
import { Button } from "../ui/button.tsx";
import { WaitingAlert } from "./waiting-alert.tsx";
import { PasskeyDismissed } from "./passkeys.ts";
import { formProblem } from "./sign-in-problem.ts";
import type { FormProblem } from "./sign-in-problem.ts";

/** Asks the browser for a passkey. A refusal appears above the button. */
export function PasskeyButton({
  label,
  size = "medium",
  onUse,
}: {
  label: string;
  size?: "medium" | "large";
  onUse: () => Promise<void>;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const use = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onUse();
    } catch (error) {
      const isDismissed = error instanceof PasskeyDismissed;
      setProblem(
        isDismissed ? { message: words.dismissed, rules: [], fields: [] } : formProblem(words.problems, error),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <WaitingAlert problem={problem} />
      <Button size={size} className="full" busy={isBusy} onClick={() => void use()}>
        <IconFingerprint size={18} stroke={1.8} aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}
