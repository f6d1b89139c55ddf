import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { traced } from "../tracing/traced.ts";
import type { Job } from "./job.ts";
import { nextTurn } from "./schedule.ts";
import type { JobRecord, JobStore } from "./store.ts";

/** A process that hasn't renewed its lease for this long counts as dead. */
const leaseMs = 30_000;
/** The work ends this long before its lease does, so that two processes never have it. */
const marginMs = 5_000;
/** Clocks of several machines differ by less. */
const clockDifferenceMs = 60_000;
/** After the first failure; doubled with each further one. */
const firstRetryMs = 30_000;
const longestRetryMs = 60 * 60_000;

export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Runs jobs when their turn has come: each by one process at a time, again after a failure (at the next turn, or earlier by doubling
 * waits), at once where a turn was missed while nothing ran. What was missed several times is made up for once.
 */
export function createScheduler({
  jobs,
  store,
  clock,
  log,
  owner,
  lookMs = 1_000,
  keepEveryMs = leaseMs / 3,
}: {
  jobs: readonly Job[];
  store: JobStore;
  clock: Clock;
  log: Log;
  /** Names this process. */
  owner: string;
  /** How often it is looked whose turn it is. */
  lookMs?: number;
  /** How often what runs says that it is still in hand. */
  keepEveryMs?: number;
}) {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const run = createJobRun({ store, clock, log, owner, keepEveryMs, stopping: stopping.signal });
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const now = clock.now();
    const known = new Map((await store.all(now)).map((record) => [record.id, record]));
    for (const job of jobs) {
      const record = known.get(job.id);
      if (record !== undefined) await keepToSchedule(job, record, now);
      const isDue = record !== undefined && Date.parse(record.nextRunAt) <= now && !record.isRunning;
      if (!isDue || running.has(job.id) || stopping.signal.aborted) continue;
      if (!(await store.take(job.id, owner, clock.now(), leaseMs))) continue;
      running.set(
        job.id,
        run(job)
          .catch((error: unknown) => log.error({ err: error, job: job.id }, "the state of a job was not kept"))
          .finally(() => running.delete(job.id)),
      );
    }
  }

  /** A turn later than the schedule's next one was set before the clock was put back. */
  async function keepToSchedule({ id, schedule }: Job, { nextRunAt }: JobRecord, now: number): Promise<void> {
    const latestMs = nextTurn(schedule, now);
    if (Date.parse(nextRunAt) > latestMs + clockDifferenceMs) await store.bringForward(id, nextRunAt, latestMs);
  }

  const lookAgain = () => {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, "jobs were not looked at"))
      .finally(() => {
        looking = null;
      });
  };

  return {
    jobs,

    /** Begins; a job that was never run has its first turn as its schedule says. */
    async start(): Promise<void> {
      const now = clock.now();
      await store.introduce(jobs.map(({ id, schedule }) => ({ id, nextRunAtMs: nextTurn(schedule, now) })));
      if (stopping.signal.aborted) return;
      timer = setInterval(lookAgain, lookMs);
      lookAgain();
    },

    /** Every job that this process knows, with what is known of it. */
    async overview() {
      const known = new Map((await store.all(clock.now())).map((record) => [record.id, record]));
      return jobs.flatMap((job) => {
        const record = known.get(job.id);
        return record === undefined ? [] : [{ job, record }];
      });
    },

    /** Makes it a job's turn now; one that runs already runs once more afterwards. False for an unknown one. */
    async runNow(id: string): Promise<boolean> {
      if (!jobs.some((job) => job.id === id) || !(await store.callUp(id, clock.now()))) return false;
      lookAgain();
      return true;
    },

    /** Ends what runs, which is laid down for whoever is next. */
    async stop(): Promise<void> {
      stopping.abort(new Error("the server stops"));
      if (timer !== null) clearInterval(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
}

/** One run of a job, in this process's hand until it ends. */
function createJobRun({
  store,
  clock,
  log,
  owner,
  keepEveryMs,
  stopping,
}: {
  store: JobStore;
  clock: Clock;
  log: Log;
  owner: string;
  keepEveryMs: number;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}) {
  return async (job: Job): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping, lost.signal, AbortSignal.timeout(job.maximumMs)]);
    const startedMs = clock.now();
    let keptUntilMs = startedMs + leaseMs;
    // Nothing was heard of the database for nearly a whole lease, or the clock was set back, which voids the lease:
    // another process may have the job soon.
    const checking = setInterval(() => {
      const leftMs = keptUntilMs - clock.now();
      if (leftMs <= marginMs || leftMs > leaseMs + marginMs) lost.abort(new Error("the job could not be kept in hand"));
    }, keepEveryMs / 10);
    const keeping = setInterval(() => {
      const now = clock.now();
      store.keep(job.id, owner, now, leaseMs).then(
        (isOurs) => {
          if (isOurs) keptUntilMs = now + leaseMs;
          else lost.abort(new Error("another process has taken the job over"));
        },
        (error: unknown) => log.error({ err: error, job: job.id }, "a job was not kept in hand"),
      );
    }, keepEveryMs);
    try {
      const result = await orAborted(
        traced(
          () => ({ name: `job ${job.id}`, kind: "internal", attributes: { "bellwether.job": job.id } }),
          () => job.run(signal),
        ),
        signal,
      );
      const now = clock.now();
      await store.succeeded(job.id, owner, now, Math.max(nextTurn(job.schedule, startedMs), now), result);
      log.info({ job: job.id, result, tookMs: now - startedMs }, "a job was done");
    } catch (error) {
      if (stopping.aborted) {
        await store.release(job.id, owner);
        return;
      }
      if (lost.signal.aborted) {
        log.error({ err: error, job: job.id }, "a job was given up");
        return;
      }
      const now = clock.now();
      const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(20, await store.failuresOf(job.id)));
      await store.failed(job.id, owner, now, Math.min(now + waitMs, nextTurn(job.schedule, now)), wordsOf(error));
      log.error({ err: error, job: job.id }, "a job failed");
    } finally {
      clearInterval(checking);
      clearInterval(keeping);
    }
  };
}

/** The work's own end, or the signal's: a job that does not listen must not hold the table. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const refuse = () => reject(signal.reason instanceof Error ? signal.reason : new Error("given up"));
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", refuse));
  });
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500) || "It failed without a reason";
}
