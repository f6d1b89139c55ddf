import { useEffect, useState } from "react";
import type { LabClient } from "./lab-client.ts";
import type { RunAnswer, RunRequest } from "./lab-jobs.ts";

/** What is asked of the worker, with what it would be useless without. */
export interface LabQuestion {
  readonly request: RunRequest;
  readonly unseenPercent: number;
}

export interface LabRunState {
  /** The newest answer, and the question it is to; null before the first one. */
  readonly answer: RunAnswer | null;
  readonly question: LabQuestion | null;
  readonly tookMs: number | null;
  readonly isRunning: boolean;
  /** Why the newest question has no answer; an empty text: the worker broke. */
  readonly fault: string | null;
}

const restMs = 40;
const atFirst: LabRunState = { answer: null, question: null, tookMs: null, isRunning: false, fault: null };

/** Runs whenever the question changes, and shows the answer before until the next one is there. */
export function useLabRun(client: LabClient, question: LabQuestion | null): LabRunState {
  const [state, setState] = useState(atFirst);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setState(question === null ? atFirst : { ...state, isRunning: true });
  }
  useEffect(() => {
    if (question === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void client.ask({ kind: "run", ...question }).then((outcome) => {
        if (isOver || outcome.kind === "cancelled") return;
        setState(
          outcome.kind === "answered"
            ? { answer: outcome.answer, question, tookMs: outcome.tookMs, isRunning: false, fault: null }
            : { ...atFirst, fault: outcome.words ?? "" },
        );
      });
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, question]);
  return state;
}
