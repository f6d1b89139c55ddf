import { setTimeout as pause } from "node:timers/promises";
import { getReport, listReports, removeReport, research, sectionIds } from "#contract/research.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { asWriter } from "../../database/query-scope.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { type Served, serve, serveStream, type StreamContext } from "../../http/serve.ts";
import type { Log } from "../../log.ts";
import type { Budget } from "../budget.ts";
import type { InternalApi } from "../internal-api.ts";
import type { Models } from "../models/model.ts";
import type { Narrate } from "../texts/narrate.ts";
import type { ToolContext } from "../tool.ts";
import { gather } from "./gather.ts";
import { makeReport } from "./make-report.ts";
import { pastVerdicts } from "./past-verdicts.ts";
import { maxReports } from "./max-reports.ts";
import type { ReportStore } from "./store.ts";

const heartbeatMs = 15_000;
/** A server that stops has ten seconds for everything. */
const longestStopMs = 5_000;
/** A report under way is waited for before the next is begun. */
const retryAfterSeconds = 10;

interface ResearchOptions {
  apiOf: (userId: string) => InternalApi;
  /** In the account's language, or the caller's where the account has none. */
  wordsOf: (userId: string, caller: Language) => Promise<Words>;
  models: Models;
  narrate: Narrate;
  budget: Budget;
  store: ReportStore;
  limits: RateLimits;
  clock: Clock;
  log: Log;
}

/** Research reports: made while somebody watches, kept whether or not they stay. */
export function createResearch(options: ResearchOptions) {
  const { wordsOf, narrate, store, clock, log } = options;
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const endpoints: Served[] = [
    serveStream(research, async ({ symbol, computedOnly }, context) => {
      const userId = context.userId();
      if (underWay.has(userId)) {
        const { report } = (await wordsOf(userId, context.language)).answers;
        return refuse("rate-limited", { retryAfterSeconds, detail: report.underWay });
      }
      let done = () => {};
      // The place is taken before anything is awaited, so that two requests at once begin one report.
      underWay.set(userId, new Promise((resolve) => (done = resolve)));
      const finish = () => {
        underWay.delete(userId);
        done();
      };
      try {
        const prepared = await prepare(options, { userId, symbol, computedOnly, language: context.language });
        if (prepared instanceof Refusal) {
          finish();
          return prepared;
        }
        const { isNarrated, modelName, words, ...parts } = prepared;
        const writer = context.start();
        const heartbeat = setInterval(() => writer.comment("heartbeat"), heartbeatMs);
        writer.onClose(() => clearInterval(heartbeat));
        void makeReport({
          ...parts,
          narrate: isNarrated ? narrate : null,
          modelName,
          createdAt: isoTime(clock.now()),
          signal: stopping.signal,
          listener: listenerOf(writer, words),
        })
          .then(async (report) => {
            // The request is over by now.
            await asWriter(userId, () => store.add(userId, report));
            writer.send("end", { report });
          })
          .catch((error: unknown) => {
            log.error({ err: error, symbol }, "a report failed");
            writer.send("problem", { code: "internal-error", detail: words.answers.report.failed });
          })
          .finally(() => {
            clearInterval(heartbeat);
            writer.end();
            finish();
          });
        return undefined;
      } catch (error) {
        finish();
        throw error;
      }
    }),
    serve(listReports, async ({ symbol, limit }, context) => ({
      reports: await store.list(context.userId(), symbol ?? null, limit),
    })),
    serve(getReport, async ({ id }, context) => (await store.get(context.userId(), id)) ?? refuse("report-not-found")),
    serve(removeReport, async ({ id }, context) =>
      (await store.remove(context.userId(), id)) ? { deleted: true } : refuse("report-not-found"),
    ),
  ];

  return {
    endpoints,
    /** Ends reports under way after the section they are at; what is there is kept, unless a model keeps it waiting for too long. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.race([Promise.all(underWay.values()), pause(longestStopMs, undefined, { ref: false })]);
    },
  };
}

/** Gathers everything for a report, and counts it where a model writes it. */
async function prepare(
  { apiOf, wordsOf, models, budget, store, limits, clock }: ResearchOptions,
  {
    userId,
    symbol,
    computedOnly,
    language,
  }: { userId: string; symbol: string; computedOnly: boolean; language: Language },
) {
  const wait = await limits.chat(userId);
  if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
  const [preferred, words] = await Promise.all([models.answering(userId), wordsOf(userId, language)]);
  const isNarrated = !computedOnly && preferred !== null;
  const context: ToolContext = {
    api: apiOf(userId),
    userId,
    today: isoTime(clock.now()).slice(0, 10),
    question: "",
    words,
    facts: () => [],
  };
  const [gathered, reports] = await Promise.all([gather(symbol, context), store.list(userId, null, maxReports)]);
  const record = await pastVerdicts(reports, context);
  if ("refused" in gathered) return refuse(gathered.refused, { detail: gathered.detail });
  const busy = isNarrated ? await budget.takeQuestion(userId) : null;
  if (busy !== null) return refuse("rate-limited", { retryAfterSeconds: busy });
  return { gathered, record, context, words, isNarrated, modelName: preferred?.nameOf("quick") ?? null };
}

/** Sends a report as it is made. */
function listenerOf(
  writer: ReturnType<StreamContext["start"]>,
  words: Words,
): Parameters<typeof makeReport>[0]["listener"] {
  return {
    start: (report) =>
      writer.send("start", {
        report,
        sections: sectionIds.map((id, index) => ({
          id,
          number: index + 1,
          title: words.answers.report.sections[id],
        })),
      }),
    progress: (section, step) => writer.send("progress", { section, step }),
    section: (section) => writer.send("section", section),
  };
}
