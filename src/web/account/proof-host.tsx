import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { onProofWanted } from "../api/proof.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";

const ProofDialog = lazy(() => loadedScript(import("./proof-dialog.tsx")));

/** Asks for the password when the server requires fresh proof. Its script loads on first use. */
export function ProofHost(): ReactNode {
  const [answer, setAnswer] = useState<{ readonly settle: (isProved: boolean) => void } | null>(null);
  useEffect(
    () =>
      onProofWanted(
        () =>
          new Promise<boolean>((resolve) => {
            setAnswer({
              settle(isProved) {
                setAnswer(null);
                resolve(isProved);
              },
            });
          }),
      ),
    [],
  );
  if (answer === null) return null;
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <ProofDialog onAnswer={answer.settle} />
      </Suspense>
    </PanelBoundary>
  );
}
