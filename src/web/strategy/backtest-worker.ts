import type { Series } from "#core/backtest/backtest-input.ts";
import { lookAheadProbe } from "#core/backtest/look-ahead-probe.ts";
import { measuredSharpe } from "#core/backtest/measured-sharpe.ts";
import { monteCarlo } from "#core/backtest/monte-carlo.ts";
import { monthlyReturns } from "#core/backtest/monthly-returns.ts";
import { runBacktest } from "#core/backtest/run-backtest.ts";
import { walkForward } from "#core/backtest/walk-forward.ts";
import { seenAndUnseen, splitAt } from "#core/backtest/unseen-part.ts";
import { groundOf } from "./ground-of.ts";
import type { LabAnswers, LabJob, LabReply, LabRequest, RunAnswer, RunRequest } from "./lab-jobs.ts";
import { runGrid } from "./run-grid.ts";

const drawings = 1000;
const progressEveryMs = 80;
let held = new Map<string, Series>();

self.addEventListener("message", ({ data }: MessageEvent<LabRequest>): void => {
  if (data.kind === "series") {
    held = new Map(data.series.map((series) => [series.symbol, series]));
    return;
  }
  const { id, job } = data;
  const startedMs = performance.now();
  try {
    const answer = answerTo(job, createTeller(id));
    tell({ kind: "answer", id, answer, tookMs: performance.now() - startedMs });
  } catch (error) {
    tell({ kind: "failed", id, words: error instanceof Error ? error.message : String(error) });
  }
});

function answerTo(job: LabJob, onProgress: (share: number) => void): LabAnswers[LabJob["kind"]] {
  const { request } = job;
  const input = { ...groundOf(held, request), strategy: request.strategy };
  switch (job.kind) {
    case "run":
      return answerToRun(request, job.unseenPercent);
    case "grid":
      return runGrid(input, job.across, job.down, onProgress);
    case "walk-forward": {
      const axes = job.axes.map(({ number, values }) => ({ key: number.key, values }));
      return walkForward({ input, axes, onProgress });
    }
    case "look-ahead":
      return lookAheadProbe(input);
    default: {
      const { trades } = runBacktest(input);
      return monteCarlo({ trades, startCash: request.assumptions.startCash, runs: drawings });
    }
  }
}

function answerToRun(request: RunRequest, unseenPercent: number): RunAnswer {
  const result = runBacktest({ ...groundOf(held, request), strategy: request.strategy });
  const { riskFreePercent } = request.assumptions;
  const { statistics, benchmark } = result;
  // Buy and hold has all its money from the start.
  const own = { equity: result.equity, deposits: result.deposits, startValue: statistics.startValue };
  const hold = { equity: benchmark.equity, deposits: null, startValue: benchmark.statistics.startValue };
  const split = unseenPercent === 0 ? null : splitAt(result.dates, unseenPercent / 100);
  const parts = split === null ? null : seenAndUnseen(result, split, riskFreePercent);
  return {
    result,
    seen: parts?.seen ?? null,
    unseen: parts?.unseen ?? null,
    years: {
      own: monthlyReturns({ ...own, dates: result.dates }),
      hold: monthlyReturns({ ...hold, dates: result.dates }),
    },
    measured: measuredSharpe(own, riskFreePercent),
  };
}

/** Limits progress messages, which cost time themselves. */
function createTeller(id: number): (share: number) => void {
  let reportedAtMs = performance.now();
  return (share) => {
    const nowMs = performance.now();
    if (nowMs - reportedAtMs < progressEveryMs) return;
    reportedAtMs = nowMs;
    tell({ kind: "progress", id, share });
  };
}

function tell(reply: LabReply): void {
  self.postMessage(reply, {});
}
