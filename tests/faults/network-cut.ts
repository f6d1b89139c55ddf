import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createClock } from "#server/clock.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/database/open-database.ts";
import type { Job } from "#server/jobs/job.ts";
import { createScheduler } from "#server/jobs/scheduler.ts";
import { createJobStore } from "#server/jobs/store.ts";
import { createLog } from "#server/log.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { createSmtp } from "#server/mail/smtp.ts";
import { createMailStore } from "#server/mail/store.ts";
import { createPostgresState } from "#server/shared/postgres.ts";
import { randomFrom } from "../support/generated-portfolio.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startPostgresProxy } from "../support/tcp-proxy.ts";

export interface CutFigures {
  readonly cuts: number;
  readonly jobRuns: number;
  /** Jobs whose work was stopped because the database was away. */
  readonly jobsGivenUp: number;
  /** Moments in which two instances ran the same job. */
  readonly jobsRunTwice: number;
  /** Changes of the lease's holder. */
  readonly leaseHandovers: number;
  /** Moments in which two instances held the lease. */
  readonly leasesHeldTwice: number;
  readonly mails: number;
  readonly mailsLost: number;
  /** Sent again under the same Message-ID after a cut that was longer than a mail's lease. */
  readonly mailsSentAgain: number;
}

const instances = 3;
const leaseMs = 6_000;
const leaseTurnMs = 500;
const jobLeaseMs = 30_000;
const mailEveryMs = 150;
const log = createLog("silent");

/**
 * Several instances on one PostgreSQL, each over a link of its own that is cut at random: without a word, with the
 * answers lost, or with broken connections. Jobs, a shared lease and mails go on meanwhile.
 */
export async function networkCut({
  databaseUrl,
  cuts,
  maxCutMs,
  jobSpeed = 1,
  seed,
  write = () => undefined,
}: {
  databaseUrl: string;
  cuts: number;
  maxCutMs: number;
  /** The jobs' clock runs this much faster, so that their leases end within a short cut. */
  jobSpeed?: number;
  seed: number;
  write?: (line: string) => void;
}): Promise<CutFigures> {
  const random = randomFrom(seed);
  const relay = await startMailServer();
  const clock = createClock();
  const startedAt = clock.now();
  const jobClock = { now: () => startedAt + (performance.now() - startedPerformance) * jobSpeed };
  const startedPerformance = performance.now();
  const dataDirectory = mkdtempSync(join(tmpdir(), "bellwether-cut-"));
  const counts = { cuts: 0, jobRuns: 0, jobsGivenUp: 0, jobsRunTwice: 0, leaseHandovers: 0, leasesHeldTwice: 0 };
  const runners = new Map<string, number>();
  const ending = new AbortController();
  const paused = (ms: number) => wait(ms, undefined, { signal: ending.signal }).catch(() => undefined);

  /** Work of up to three leases. It notes when another instance does the same at the same time. */
  const job = (id: string): Job => ({
    id,
    title: id,
    purpose: "",
    schedule: { kind: "every", minutes: 0.1 },
    maximumMs: 10 * 60_000,
    async run(signal) {
      const running = (runners.get(id) ?? 0) + 1;
      runners.set(id, running);
      counts.jobRuns += 1;
      if (running > 1) counts.jobsRunTwice += 1;
      try {
        await wait((random() * 3 * jobLeaseMs) / jobSpeed, undefined, { signal });
      } catch (error) {
        if (!ending.signal.aborted) counts.jobsGivenUp += 1;
        throw error;
      } finally {
        runners.set(id, (runners.get(id) ?? 1) - 1);
      }
      return "";
    },
  });

  const opened = await Promise.all(
    Array.from({ length: instances }, async () => {
      const proxy = await startPostgresProxy(databaseUrl);
      const database = await openDatabase({ databaseUrl: proxy.url, dataDirectory, log });
      const { db } = database;
      const owner = randomUUID();
      const smtp = createSmtp({ url: relay.url, from: "Bellwether <mail@example.org>", dkim: null });
      const mails = createMailStore({ db, clock, isShared: true });
      const outbox = createOutbox({ store: mails, smtp, domain: "example.org", clock, log, owner });
      const scheduler = createScheduler({
        jobs: ["first", "second", "third"].map(job),
        store: createJobStore({ db }),
        clock: jobClock,
        log,
        owner,
        lookMs: 1_000 / jobSpeed,
        keepEveryMs: jobLeaseMs / 3 / jobSpeed,
      });
      const shared = await createPostgresState({ url: proxy.url, secret: owner, log });
      return { proxy, database, owner, smtp, mails, outbox, scheduler, shared, leaseUntil: 0 };
    }),
  );
  type Instance = (typeof opened)[number];

  async function keepLease(instance: Instance): Promise<void> {
    while (!ending.signal.aborted) {
      const askedAt = performance.now();
      const isHeld = await instance.shared.hold("proof", instance.owner, leaseMs).catch(() => null);
      if (isHeld === true) instance.leaseUntil = askedAt + leaseMs;
      if (isHeld === false) instance.leaseUntil = 0;
      await paused(leaseTurnMs);
    }
  }

  async function watchLease(): Promise<void> {
    let last: Instance | null = null;
    while (!ending.signal.aborted) {
      const holders = opened.filter(({ leaseUntil }) => performance.now() < leaseUntil);
      if (holders.length > 1) counts.leasesHeldTwice += 1;
      const [holder] = holders;
      if (holder !== undefined && holder !== last) {
        last = holder;
        counts.leaseHandovers += 1;
      }
      await paused(5);
    }
  }

  /** A mail counts once its instance has confirmed it; until then it is asked for again, under the same key. */
  let confirmed = 0;
  const posting = new Set<Promise<void>>();
  async function post(number: number): Promise<void> {
    const to = `mail-${number}@example.org`;
    const mail = { to, subject: "Cut", text: "x", html: "<p>x</p>", images: [], unsubscribeUrl: null };
    for (;;) {
      const { mails } = opened[Math.floor(random() * instances)] ?? fail();
      try {
        await mails.add([{ userId: null, key: `cut ${seed} ${number}`, mail }]);
        confirmed += 1;
        return;
      } catch {
        await wait(500);
      }
    }
  }
  async function postMails(): Promise<void> {
    for (let number = 0; !ending.signal.aborted; number += 1) {
      const one = post(number).finally(() => posting.delete(one));
      posting.add(one);
      await paused(mailEveryMs);
    }
  }

  try {
    // One after the other: they introduce the same jobs.
    for (const { scheduler, outbox } of opened) {
      await scheduler.start();
      outbox.start();
    }
    const working = [...opened.map(keepLease), watchLease(), postMails()];
    while (counts.cuts < cuts) {
      await wait(500 + random() * 1_500);
      const cut = opened.filter(() => random() < 0.5);
      const state = (["silent", "replies-lost", "refused"] as const)[Math.floor(random() * 3)] ?? "silent";
      for (const { proxy } of cut) proxy.set(state);
      await wait(maxCutMs * (0.2 + 0.8 * random()));
      for (const { proxy } of cut) proxy.set("open");
      counts.cuts += 1;
      if (counts.cuts % 5 === 0) write(JSON.stringify({ ...counts, mails: confirmed, arrived: relay.count() }));
    }
    ending.abort();
    await Promise.all([...working, ...posting]);
    // Every mail is on its way at the latest when its lease is over.
    const until = performance.now() + 120_000;
    while (new Set(relay.recipients()).size < confirmed && performance.now() < until) await wait(200);
    const arrived = relay.recipients();
    const different = new Set(arrived).size;
    return {
      ...counts,
      mails: confirmed,
      mailsLost: confirmed - different,
      mailsSentAgain: arrived.length - different,
    };
  } finally {
    ending.abort();
    for (const { scheduler, outbox, smtp, shared, database, proxy } of opened) {
      await Promise.all([scheduler.stop(), outbox.stop()]);
      smtp.close();
      await shared.close();
      await database.close();
      await proxy.close();
    }
    await relay.close();
  }
}

function fail(): never {
  throw new Error("no instance");
}
