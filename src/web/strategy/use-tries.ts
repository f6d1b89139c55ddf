import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { type CountedTries, symbolsKey, type Tries, withReply } from "./counted-tries.ts";
import { runKey } from "./run-key.ts";
import type { RunAnswer } from "./lab-jobs.ts";
import type { LabQuestion } from "./use-lab-run.ts";

export interface Try {
  readonly key: string;
  /** Of a day. */
  readonly sharpe: number | null;
}

const restMs = 900;
const mostAtOnce = 2000;

/** Counts each variant whose result was looked at. Of the instruments looked at: undefined until they were counted, null where they could not be. */
export function useTries(
  question: LabQuestion | null,
  answer: RunAnswer | null,
): { tries: Tries | null | undefined; count: (symbols: readonly string[], tries: readonly Try[]) => void } {
  const [counted, setCounted] = useState<CountedTries>(new Map());
  const turn = useRef(0);
  const count = useCallback((symbols: readonly string[], list: readonly Try[]): void => {
    turn.current += 1;
    const [own, key] = [turn.current, symbolsKey(symbols)];
    const keep = (found: Tries | null): void => setCounted((before) => withReply(before, key, own, found));
    call("POST /api/strategy/tries", {
      symbols: [...symbols],
      tries: list.slice(0, mostAtOnce).map((one) => ({ ...one })),
    }).then(keep, () => keep(null));
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
  const tries = question === null ? undefined : counted.get(symbolsKey(question.request.symbols))?.tries;
  return { tries, count };
}
