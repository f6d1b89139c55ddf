import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { type CountedTries, symbolsKey, type Tries, withReply } from "./counted-tries.ts";
import { runKey } from "./run-key.ts";
import type { RunAnswer } from "./lab-jobs.ts";
import type { LabQuestion } from "./use-lab-run.ts";

export interface Try {
  readonly key: string;
  /** The Sharpe ratio per day. */
  readonly sharpe: number | null;
}

const restMs = 900;
const maxAtOnce = 2000;

/**
 * Counts each variant whose result was seen. Returns the count for the current instruments: undefined while counting,
 * null if that failed.
 */
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
      tries: list.slice(0, maxAtOnce).map((one) => ({ ...one })),
    }).then(keep, () => keep(null));
  }, []);
  useEffect(() => {
    if (question === null || answer === null) return undefined;
    const { request } = question;
    // Intermediate values while typing don't count as seen.
    const timer = setTimeout(
      () => count(request.symbols, [{ key: runKey(request), sharpe: answer.measured?.sharpe ?? null }]),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [question, answer, count]);
  const tries = question === null ? undefined : counted.get(symbolsKey(question.request.symbols))?.tries;
  return { tries, count };
}
