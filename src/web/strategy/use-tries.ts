import { useCallback, useEffect, useState } from "react";
import { call, type Output } from "../api/call.ts";
import { runKey } from "./run-key.ts";
import type { RunAnswer } from "./lab-jobs.ts";
import type { LabQuestion } from "./use-lab-run.ts";

export type Tries = Output<"POST /api/strategy/tries">;
export interface Try {
  readonly key: string;
  /** Of a day. */
  readonly sharpe: number | null;
}

const restMs = 900;
const mostAtOnce = 2000;

/** Counts each variant whose result was looked at; null where it could not be counted. */
export function useTries(
  question: LabQuestion | null,
  answer: RunAnswer | null,
): { tries: Tries | null | undefined; count: (symbols: readonly string[], tries: readonly Try[]) => void } {
  const [tries, setTries] = useState<Tries | null | undefined>(undefined);
  const count = useCallback((symbols: readonly string[], list: readonly Try[]): void => {
    call("POST /api/strategy/tries", {
      symbols: [...symbols],
      tries: list.slice(0, mostAtOnce).map((one) => ({ ...one })),
    }).then(setTries, () => setTries(null));
  }, []);
  useEffect(() => {
    if (question === null || answer === null) return undefined;
    const { request } = question;
    // A value that is only typed through on the way to another was not looked at.
    const timer = setTimeout(
      () => count(request.symbols, [{ key: runKey(request), sharpe: answer.measured?.sharpe ?? null }]),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [question, answer, count]);
  return { tries, count };
}
