import { randomUUID } from "node:crypto";
import type { IssueCadence } from "#core/newsletter/issue.ts";
import { issuePeriod } from "#core/newsletter/issue-period.ts";
import type { InternalApi } from "../assistant/internal-api.ts";
import { type Clock, isoTime } from "../clock.ts";
import { asWriter } from "../database/query-scope.ts";
import type { Job } from "../jobs/job.ts";
import type { Log } from "../log.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { gather } from "./gather.ts";
import { writtenIssue, type WriteProse } from "./prose.ts";
import { lastDayOf, newestDue, nextIssueAt } from "./issue-turns.ts";
import type { DueSettings, NewsletterStore } from "./store.ts";

/** So long an issue waits for what is missing. */
const maxWaitMs = 12 * 3_600_000;
const lookAgainMs = 15 * 60_000;
const takenAtOnce = 100;
const madeAtOnce = 4;

/**
 * Makes the issues that are due. A turn may be tried by two processes, or again after a crash: the issue's key is the user and the
 * period, so the second one finds it made.
 */
export function newslettersJob({
  store,
  apiOf,
  writeProse,
  words,
  deliver,
  clock,
  log,
}: {
  store: NewsletterStore;
  apiOf: (userId: string) => InternalApi;
  writeProse: WriteProse;
  words: ReaderWords;
  /** Sends the issue of a key to where its reader wants it besides; again changes nothing. */
  deliver: (userId: string, key: string) => Promise<void>;
  clock: Clock;
  log: Log;
}): Job {
  return {
    id: "newsletters",
    title: "Newsletters",
    purpose: "Makes the issues that are due, as their readers have set it",
    schedule: { kind: "every", minutes: 1 },
    maximumMs: 30 * 60_000,
    async run(signal) {
      const counts = { made: 0, waiting: 0, without: 0 };
      for (;;) {
        const due = await store.due(isoTime(clock.now()), takenAtOnce);
        const left = [...due];
        await Promise.all(
          Array.from({ length: madeAtOnce }, async () => {
            for (let next = left.shift(); next !== undefined && !signal.aborted; next = left.shift())
              counts[await asWriter(next.userId, () => one(next, signal))] += 1;
          }),
        );
        if (due.length < takenAtOnce || signal.aborted) break;
      }
      return counts.made + counts.waiting + counts.without === 0
        ? "Nothing was due"
        : `${counts.made} made, ${counts.waiting} waiting for data, ${counts.without} with nothing to tell`;
    },
  };

  async function one(due: DueSettings, signal: AbortSignal): Promise<"made" | "waiting" | "without"> {
    const { userId, settings } = due;
    if (settings.cadence === "off") return "without";
    const now = clock.now();
    const dueMs = newestDue(settings, Date.parse(due.dueAt), now);
    try {
      const ended = await make(userId, settings.cadence, settings.sections, {
        lastDay: lastDayOf(dueMs, settings.timeZone),
        now,
        mayWait: now - dueMs < maxWaitMs,
        signal,
      });
      if (ended.kind === "waiting") await store.waitFor(due, isoTime(now + lookAgainMs), ended.reason);
      else await store.turnOver(due, nextDueOf(due, now));
      return ended.kind;
    } catch (error) {
      // Leaves the turn to the next process that takes over.
      if (signal.aborted) return "waiting";
      // One reader's trouble is not another's.
      log.error({ err: error, user: userId }, "an issue was not made");
      await store.waitFor(due, isoTime(now + lookAgainMs), (await words.ofUser(userId)).newsletter.missing.failed);
      return "waiting";
    }
  }

  async function make(
    userId: string,
    cadence: IssueCadence,
    sections: DueSettings["settings"]["sections"],
    { lastDay, now, mayWait, signal }: { lastDay: string; now: number; mayWait: boolean; signal: AbortSignal },
  ): Promise<{ kind: "made" | "without" } | { kind: "waiting"; reason: string }> {
    const key = `${cadence} ${lastDay}`;
    if ((await store.issueOfKey(userId, key)) !== null) {
      await deliver(userId, key);
      return { kind: "made" };
    }
    const language = await words.languageOf(userId);
    const own = (await words.inLanguage(userId, language)).newsletter;
    const gathered = await gather({ api: apiOf(userId), period: issuePeriod(cadence, lastDay), now, words: own });
    signal.throwIfAborted();
    if (gathered.kind === "nothing") return { kind: "without" };
    if (gathered.kind === "samples")
      return mayWait ? { kind: "waiting", reason: own.missing.samples } : { kind: "without" };
    if (!gathered.isComplete && mayWait) return { kind: "waiting", reason: gathered.input.missing.join(" ") };
    const issue = await writtenIssue({
      userId,
      input: { ...gathered.input, cadence, sections, language, words: own },
      writeProse,
      signal,
    });
    signal.throwIfAborted();
    await store.putOnce(userId, key, { id: randomUUID(), madeAt: isoTime(now), issue });
    await deliver(userId, key);
    return { kind: "made" };
  }
}

function nextDueOf({ settings }: DueSettings, now: number): string | null {
  const next = nextIssueAt(settings, now);
  return next === null ? null : isoTime(next);
}
