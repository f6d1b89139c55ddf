import { setTimeout as pause } from "node:timers/promises";
import { getReport, listReports, removeReport, research, sectionIds } from "#contract/research.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { refuse } from "../../http/refusal.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { type Served, serve, serveStream } from "../../http/serve.ts";
import type { Log } from "../../log.ts";
import type { Budget } from "../budget.ts";
import type { InternalApi } from "../internal-api.ts";
import type { Models } from "../models/model.ts";
import type { Narrate } from "../texts/narrate.ts";
import type { ToolContext } from "../tool.ts";
import { gather } from "./gather.ts";
import { makeReport } from "./make-report.ts";
import { sectionTitles } from "./section-draft.ts";
import { pastVerdicts } from "./past-verdicts.ts";
import { maxReports } from "./max-reports.ts";
import type { ReportStore } from "./store.ts";

const heartbeatMs = 15_000;
/** A server that stops has ten seconds for everything. */
const longestStopMs = 5_000;
/** A report under way is waited for before the next is begun. */
const retryAfterSeconds = 10;

/** Research reports: made while somebody watches, kept whether or not they stay. */
export function createResearch({
  apiOf,
  models,
  narrate,
  budget,
  store,
  limits,
  clock,
  log,
}: {
  apiOf: (userId: string) => InternalApi;
  models: Models;
  narrate: Narrate;
  budget: Budget;
  store: ReportStore;
  limits: RateLimits;
  clock: Clock;
  log: Log;
}) {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const endpoints: Served[] = [
    serveStream(research, async ({ symbol, computedOnly }, context) => {
      const userId = context.userId();
      if (underWay.has(userId))
        return refuse("rate-limited", { retryAfterSeconds, detail: "A report is being made already" });
      let done = () => {};
      // The place is taken before anything is awaited, so that two requests at once begin one report.
      underWay.set(userId, new Promise((resolve) => (done = resolve)));
      const finish = () => {
        underWay.delete(userId);
        done();
      };
      try {
        const wait = await limits.chat(userId);
        if (wait !== null) {
          finish();
          return refuse("rate-limited", { retryAfterSeconds: wait });
        }
        const preferred = await models.answering(userId);
        const isNarrated = !computedOnly && preferred !== null;
        const toolContext: ToolContext = {
          api: apiOf(userId),
          userId,
          today: isoTime(clock.now()).slice(0, 10),
          question: "",
          facts: () => [],
        };
        const [gathered, reports] = await Promise.all([
          gather(symbol, toolContext),
          store.list(userId, null, maxReports),
        ]);
        const record = await pastVerdicts(reports, toolContext);
        const busy = "refused" in gathered || !isNarrated ? null : await budget.takeQuestion(userId);
        if ("refused" in gathered || busy !== null) {
          finish();
          return "refused" in gathered
            ? refuse(gathered.refused, { detail: gathered.detail })
            : refuse("rate-limited", { retryAfterSeconds: busy ?? retryAfterSeconds });
        }
        const writer = context.start();
        const heartbeat = setInterval(() => writer.comment("heartbeat"), heartbeatMs);
        writer.onClose(() => clearInterval(heartbeat));
        void makeReport({
          gathered,
          record,
          context: toolContext,
          narrate: isNarrated ? narrate : null,
          modelName: preferred?.nameOf("quick") ?? null,
          createdAt: isoTime(clock.now()),
          signal: stopping.signal,
          listener: {
            start: (report) =>
              writer.send("start", {
                report,
                sections: sectionIds.map((id, index) => ({ id, number: index + 1, title: sectionTitles[id] })),
              }),
            progress: (section, step) => writer.send("progress", { section, step }),
            section: (section) => writer.send("section", section),
          },
        })
          .then(async (report) => {
            await store.add(userId, report);
            writer.send("end", { report });
          })
          .catch((error: unknown) => {
            log.error({ err: error, symbol }, "a report failed");
            writer.send("problem", { code: "internal-error", detail: "The report could not be finished" });
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
