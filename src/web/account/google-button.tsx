import { IconBrandGoogle } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { firebaseText } from "../text/firebase-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { FormAlert } from "./form-alert.tsx";
import { formProblem } from "./sign-in-problem.ts";
import type { FormProblem } from "./sign-in-problem.ts";

/** Opens Google's window. A refusal appears above the button. */
export default function GoogleButton({ onUse }: { onUse: () => Promise<void> }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const use = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onUse();
    } catch (error) {
      setProblem(formProblem(text.account.signInProblems, error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <FormAlert problem={problem} />
      <Button size="large" className="full" busy={isBusy} onClick={() => void use()}>
        <IconBrandGoogle size={18} stroke={1.8} aria-hidden="true" />
        {firebaseText.google}
      </Button>
    </>
  );
}
