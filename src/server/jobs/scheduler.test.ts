import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import type { Job } from "./job.ts";
import { createScheduler } from "./scheduler.ts";
import { createJobStore } from "./store.ts";

const minute = 60_000;
const start = Date.parse("2026-03-02T15:00:00Z");
const log = createLog("silent");

describe.each(bothEngines())("jobs on $name", (engine) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  /** A clock of its own and as many processes as wanted over one database. */
  async function house() {
    const config = readConfig({ NODE_ENV: "test", ...(await engine.environment()) });
    const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: config.dataDirectory, log });
    endings.push(() => opened.close());
    const clock = { time: start, now: () => clock.time };
    const store = createJobStore({ db: opened.db });
    return {
      clock,
      store,
      process: async (owner: string, jobs: readonly Job[], itsStore = store) => {
        const scheduler = createScheduler({ jobs, store: itsStore, clock, log, owner, lookMs: 20, keepEveryMs: 20 });
        endings.push(() => scheduler.stop());
        await scheduler.start();
        return scheduler;
      },
      record: async (id: string) => (await store.all(clock.now())).find((job) => job.id === id),
    };
  }

  function job(id: string, run: Job["run"], more: Partial<Job> = {}): Job {
    const schedule = { kind: "every", minutes: 60 } as const;
    return { id, title: id, purpose: "", schedule, maximumMs: 60_000, run, ...more };
  }

  it("runs when the turn has come, not before, and says what was done and when it is next", async () => {
    const { clock, process, record } = await house();
    let runs = 0;
    await process("one", [job("count", async () => `run ${(runs += 1)}`)]);
    await wait(100);
    expect(runs).toBe(0);
    clock.time = start + 60 * minute;
    await expect
      .poll(() => record("count"))
      .toMatchObject({
        result: "run 1",
        error: null,
        isRunning: false,
        succeededAt: "2026-03-02T16:00:00.000Z",
        nextRunAt: "2026-03-02T17:00:00.000Z",
      });
    await wait(100);
    expect(runs).toBe(1);
  });

  it("is done by one of several processes", async () => {
    const { clock, process } = await house();
    const runners: string[] = [];
    const work = (owner: string) =>
      job("one-runner", async () => {
        runners.push(owner);
        await wait(150);
        return "";
      });
    for (const owner of ["one", "two", "three"]) await process(owner, [work(owner)]);
    for (let turn = 1; turn <= 3; turn++) {
      clock.time = start + turn * 61 * minute;
      await expect.poll(() => runners.length).toBe(turn);
      await wait(300);
      expect(runners).toHaveLength(turn);
    }
  });

  it("makes up once for the turns that were missed while nothing ran", async () => {
    const { clock, process, record } = await house();
    let runs = 0;
    const counting = job("missed", async () => String((runs += 1)));
    await (await process("one", [counting])).stop();
    clock.time = start + 10 * 60 * minute;
    await process("two", [counting]);
    await expect.poll(() => record("missed")).toMatchObject({ result: "1", nextRunAt: "2026-03-03T02:00:00.000Z" });
  });

  it("goes by the schedule after the clock was set back by a day, also where a lease is left over", async () => {
    const { clock, process, record, store } = await house();
    let runs = 0;
    const counting = job("set-back", async () => String((runs += 1)));
    const first = await process("one", [counting]);
    clock.time = start + 60 * minute;
    await expect.poll(() => record("set-back")).toMatchObject({ result: "1" });
    await first.stop();
    // A process that died in the middle.
    clock.time += 60 * minute;
    expect(await store.take("set-back", "dead", clock.now(), 30_000)).toBe(true);
    clock.time = start - 24 * 60 * minute;
    await process("two", [counting]);
    await expect
      .poll(() => record("set-back"))
      .toMatchObject({ isRunning: false, nextRunAt: "2026-03-01T16:00:00.000Z" });
    expect(runs).toBe(1);
    clock.time += 60 * minute;
    await expect.poll(() => record("set-back")).toMatchObject({ result: "2" });
  });

  it("stops its work when the clock is set back, since its lease is void", async () => {
    const { clock, process, record } = await house();
    const stopped: string[] = [];
    await process("one", [
      job("running", (signal) => {
        return new Promise<string>((_, reject) => {
          signal.addEventListener("abort", () => {
            stopped.push("one");
            reject(signal.reason as Error);
          });
        });
      }),
    ]);
    clock.time = start + 60 * minute;
    await expect.poll(() => record("running")).toMatchObject({ isRunning: true });
    clock.time = start - 24 * 60 * minute;
    await expect.poll(() => stopped).toEqual(["one"]);
  });

  it("comes again sooner after a failure, with doubling waits, and forgets the failures after a good run", async () => {
    const { clock, process, record } = await house();
    let isBroken = true;
    await process("one", [
      job("flaky", () => (isBroken ? Promise.reject(new Error("no answer from the moon")) : Promise.resolve("fine"))),
    ]);
    clock.time = start + 60 * minute;
    await expect
      .poll(() => record("flaky"))
      .toMatchObject({ failures: 1, error: "no answer from the moon", nextRunAt: "2026-03-02T16:00:30.000Z" });
    clock.time += 30_000;
    await expect.poll(() => record("flaky")).toMatchObject({ failures: 2, nextRunAt: "2026-03-02T16:01:30.000Z" });
    isBroken = false;
    clock.time += 60_000;
    await expect.poll(() => record("flaky")).toMatchObject({ failures: 0, error: null, result: "fine" });
  });

  it("is taken over from a process that died in the middle", async () => {
    const { clock, store, process, record } = await house();
    const dead = job("orphan", async () => "done by the second");
    await store.introduce([{ id: "orphan", nextRunAtMs: start }]);
    expect(await store.take("orphan", "dead process", start, 30_000)).toBe(true);
    await process("two", [dead]);
    await wait(150);
    expect(await record("orphan")).toMatchObject({ isRunning: true, result: null });
    clock.time = start + 31_000;
    await expect.poll(() => record("orphan")).toMatchObject({ isRunning: false, result: "done by the second" });
  });

  it("stops its work before another process may take it, once it can't say that it has it in hand", async () => {
    const { clock, store, process, record } = await house();
    let isGivenUp = false;
    const cutOff = { ...store, keep: () => Promise.reject(new Error("the database is away")) };
    const work = job("cut-off", (signal) => {
      if (isGivenUp) return Promise.resolve("done the second time");
      signal.addEventListener("abort", () => (isGivenUp = true));
      return new Promise(() => {});
    });
    await process("one", [work], cutOff);
    clock.time = start + 60 * minute;
    await expect.poll(() => record("cut-off")).toMatchObject({ isRunning: true });
    clock.time += 20_000;
    await wait(100);
    expect(isGivenUp).toBe(false);
    clock.time += 7_000;
    await expect.poll(() => isGivenUp).toBe(true);
    expect(await record("cut-off")).toMatchObject({ isRunning: true });
    clock.time += 4_000;
    await expect.poll(() => record("cut-off")).toMatchObject({ result: "done the second time", failures: 0 });
  });

  it("is given up when its time is over, also when it does not listen", async () => {
    const { clock, process, record } = await house();
    await process("one", [job("endless", () => new Promise(() => {}), { maximumMs: 100 })]);
    clock.time = start + 60 * minute;
    await expect.poll(() => record("endless")).toMatchObject({ failures: 1, isRunning: false });
  });

  it("is laid down when the server stops, without a failure, and goes on elsewhere at once", async () => {
    const { clock, process, record } = await house();
    const first = await process("one", [job("handed-on", () => new Promise(() => {}))]);
    clock.time = start + 60 * minute;
    await expect.poll(() => record("handed-on")).toMatchObject({ isRunning: true });
    await first.stop();
    expect(await record("handed-on")).toMatchObject({ isRunning: false, failures: 0 });
    await process("two", [job("handed-on", async () => "done")]);
    await expect.poll(() => record("handed-on")).toMatchObject({ result: "done" });
  });

  it("runs once more when it was called up during a run that fails", async () => {
    const { clock, process, record } = await house();
    let runs = 0;
    const scheduler = await process("one", [
      job("called-twice", async () => {
        runs += 1;
        await wait(200);
        if (runs === 1) throw new Error("the first one breaks");
        return "fine";
      }),
    ]);
    clock.time += 1_000;
    await scheduler.runNow("called-twice");
    await expect.poll(() => runs).toBe(1);
    clock.time += 1_000;
    await scheduler.runNow("called-twice");
    await expect.poll(() => record("called-twice")).toMatchObject({ result: "fine", failures: 0 });
  });

  it("runs at once when it is called up, and once more when it runs already", async () => {
    const { clock, process, record } = await house();
    let runs = 0;
    const scheduler = await process("one", [
      job("called", async () => {
        runs += 1;
        await wait(200);
        return "";
      }),
    ]);
    clock.time += 1_000;
    expect(await scheduler.runNow("called")).toBe(true);
    await expect.poll(() => runs).toBe(1);
    clock.time += 1_000;
    expect(await scheduler.runNow("called")).toBe(true);
    await expect.poll(() => runs).toBe(2);
    await expect.poll(() => record("called")).toMatchObject({ isRunning: false });
    await wait(100);
    expect(runs).toBe(2);
    expect(await scheduler.runNow("unheard-of")).toBe(false);
  });
});
