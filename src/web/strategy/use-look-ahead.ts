import { useEffect, useState } from "react";
import type { LabClient } from "./lab-client.ts";
import type { LabAnswers } from "./lab-jobs.ts";
import type { LabQuestion } from "./use-lab-run.ts";

interface Checked {
  readonly question: LabQuestion;
  /** Null if the check couldn't run. */
  readonly found: LabAnswers["look-ahead"] | null;
  readonly tookMs: number | null;
}

/** After edits the check waits until the run has been unchanged for this long. */
const restMs = 600;

/** Checks the run on the screen for look-ahead bias, in a worker of its own. Null while checking. */
export function useLookAhead(client: LabClient, question: LabQuestion | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    const timer = setTimeout(() => {
      void client.ask({ kind: "look-ahead", request: question.request }).then((outcome) => {
        if (outcome.kind === "cancelled") return;
        const isAnswered = outcome.kind === "answered";
        setChecked({
          question,
          found: isAnswered ? outcome.answer : null,
          tookMs: isAnswered ? outcome.tookMs : null,
        });
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      client.stop();
    };
  }, [client, question]);
  return checked !== null && checked.question === question ? checked : null;
}
