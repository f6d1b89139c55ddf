import { useEffect, useState } from "react";
import type { LabClient } from "./lab-client.ts";
import type { RunAnswer, RunRequest } from "./lab-jobs.ts";

/** A job for the worker with the bars it requires. */
export interface LabQuestion {
  readonly request: RunRequest;
  readonly unseenPercent: number;
}

export interface LabRunState {
  /** The latest answer and its question; null before the first one. */
  readonly answer: RunAnswer | null;
  readonly question: LabQuestion | null;
  readonly tookMs: number | null;
  readonly isRunning: boolean;
  /** Why the latest question has no answer; empty if the worker broke. */
  readonly fault: string | null;
}

const restMs = 40;
const atFirst: LabRunState = { answer: null, question: null, tookMs: null, isRunning: false, fault: null };

/** Runs each new question and shows the previous answer until the next one is ready. */
export function useLabRun(client: LabClient, question: LabQuestion | null): LabRunState {
  const [state, setState] = useState(atFirst);
  const [lastQuestion, setLastQuestion] = useState(question);
  if (lastQuestion !== question) {
    setLastQuestion(question);
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
