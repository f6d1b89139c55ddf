import { expect, it } from "vitest";
import type { Series } from "#core/backtest/backtest-input.ts";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { createLabClient, type LabWorker } from "./lab-client.ts";
import type { LabJob, LabReply, LabRequest } from "./lab-jobs.ts";

const job: LabJob = {
  kind: "monte-carlo",
  request: {
    symbols: ["AAPL"],
    others: [],
    strategy: { kind: "hold", name: "", rebalance: null, saving: null },
    assumptions: defaultAssumptions,
    from: null,
    to: null,
  },
};
const bars = new Float64Array([1]);
const series: Series = {
  symbol: "AAPL",
  dates: ["2026-03-04"],
  open: bars,
  high: bars,
  low: bars,
  close: bars,
  volume: bars,
  dividends: [],
};

const ignore = (): void => undefined;

/** Workers that only record their jobs. `reply` answers for the latest one, `breakDown` breaks it. */
function workers() {
  const started: {
    readonly heard: LabRequest[];
    isEnded: boolean;
    hear: (reply: LabReply) => void;
    onBreak: () => void;
  }[] = [];
  const start = (): LabWorker => {
    const one = { heard: [] as LabRequest[], isEnded: false, hear: ignore, onBreak: ignore };
    started.push(one);
    return {
      send: (request) => one.heard.push(request),
      listen: (hear, onBreak) => Object.assign(one, { hear, onBreak }),
      end: () => {
        one.isEnded = true;
      },
    };
  };
  return {
    started,
    start,
    reply: (reply: LabReply) => started.at(-1)?.hear(reply),
    breakDown: () => started.at(-1)?.onBreak(),
  };
}

it("returns each job's own answer, and reports progress", async () => {
  const { started, start, reply } = workers();
  const client = createLabClient(start);
  const steps: number[] = [];
  const [first, second] = [client.ask(job, (share) => steps.push(share)), client.ask(job)];
  reply({ kind: "progress", id: 1, share: 0.5 });
  reply({ kind: "answer", id: 2, answer: null, tookMs: 2 });
  reply({ kind: "failed", id: 1, words: "no trades" });
  expect(await second).toEqual({ kind: "answered", answer: null, tookMs: 2 });
  expect(await first).toEqual({ kind: "failed", words: "no trades" });
  expect(steps).toEqual([0.5]);
  expect(started).toHaveLength(1);
});

it("stops running jobs, and restarts with the same bars", async () => {
  const { started, start, reply } = workers();
  const client = createLabClient(start);
  client.hold([series]);
  const stopped = client.ask(job);
  client.stop();
  expect(await stopped).toEqual({ kind: "cancelled" });
  expect(started[0]?.isEnded).toBe(true);
  const next = client.ask(job);
  expect(started[1]?.heard).toEqual([
    { kind: "series", series: [series] },
    { kind: "job", id: 2, job },
  ]);
  reply({ kind: "answer", id: 2, answer: null, tookMs: 1 });
  expect(await next).toMatchObject({ kind: "answered" });
});

it("fails every job when the worker breaks, and is usable afterwards", async () => {
  const { started, start, breakDown } = workers();
  const client = createLabClient(start);
  const broken = client.ask(job);
  breakDown();
  expect(await broken).toEqual({ kind: "failed", words: null });
  void client.ask(job);
  expect(started).toHaveLength(2);
});
