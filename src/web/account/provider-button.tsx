import { IconLogin2 } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { providerText as words } from "../text/provider-text.ts";
import { Button } from "../ui/button.tsx";
import { WaitingAlert } from "./waiting-alert.tsx";
import { formProblem } from "./sign-in-problem.ts";
import type { FormProblem } from "./sign-in-problem.ts";

/** Leaves this page for the sign-in provider, which redirects back. */
export function ProviderButton({
  name,
  size = "medium",
  onBegin,
}: {
  name: string;
  size?: "medium" | "large";
  onBegin: () => Promise<{ readonly url: string }>;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      window.location.assign((await onBegin()).url);
    } catch (error) {
      setProblem(formProblem(words.problems, error));
      setIsBusy(false);
    }
  };
  return (
    <>
      <WaitingAlert problem={problem} />
      <Button size={size} className="full" busy={isBusy} onClick={() => void leave()}>
        <IconLogin2 size={18} stroke={1.8} aria-hidden="true" />
        {words.continueWith(name)}
      </Button>
    </>
  );
}
