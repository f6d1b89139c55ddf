import type { z } from "zod";
import type { writeBrief } from "#contract/assistant-texts.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { createAnswerSources } from "../answer-sources.ts";
import type { ToolContext, ToolFound, ToolMissing, ToolSource } from "../tool.ts";
import { calendarFound } from "../tools/calendar.ts";
import { newsFound } from "../tools/news.ts";
import { movedFound } from "../tools/what-moved.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { briefInstructions, textVersion } from "./instructions.ts";
import type { Narrate, Narrated } from "./narrate.ts";
import { narrativeOf } from "./narrative.ts";
import { type Citing, citing, factOf } from "./write-fact.ts";

type Brief = z.output<typeof writeBrief.output>;

const eventDays = 14;
const maxNames = 2;
const maxStories = 4;
const maxSymbols = 50;
/** Characters; the rest of a page follows below it. */
const longestBrief = 600;
const unusable = {
  code: "model-failed",
  detail: "The AI's words were too long or stated a figure that is not in the data, so the computed ones stand.",
};

/** The day in one or two sentences: what it did, what did it, and what is due. */
export function createBriefs({ narrate, clock }: { narrate: Narrate; clock: Clock }) {
  return async ({ computedOnly }: { computedOnly: boolean }, context: ToolContext): Promise<Brief> => {
    const createdAt = isoTime(clock.now());
    const { today } = context;
    const held = await context.api("GET /api/portfolio/holdings", { by: "symbol" });
    const own = held.ok ? held.output.holdings.map(({ symbol }) => symbol) : [];
    const day = own.length > 0 ? await movedFound("today", context) : await watchlistFound(context);
    const [daySource] = day.ok ? day.sources : [];
    const symbols = own.length > 0 ? own : symbolsOf(daySource);
    if (!day.ok || daySource === undefined) return { brief: null, problem: null, provenance: nothingKnown };

    const range = { from: today, to: addDays(today, eventDays) };
    const named = movers(daySource, symbols).map(({ symbol }) => symbol);
    const [earnings, dividends, news] = await Promise.all([
      calendarFound({ type: "earnings", symbols: symbols.slice(0, maxSymbols), ...range }, context),
      calendarFound({ type: "dividends", symbols: symbols.slice(0, maxSymbols), ...range }, context),
      // Only the model makes something of them.
      computedOnly || named.length === 0 ? null : newsFound(named.slice(0, maxNames), maxStories, context),
    ]);
    const sources = createAnswerSources({ amounts: "percentages" });
    const numbers = new Map<ToolSource, number>();
    const all: (ToolFound | ToolMissing | null)[] = [day, earnings, dividends, news];
    for (const found of all) {
      if (found?.ok !== true) continue;
      sources.addSubjects(found.subjects);
      sources.add(found.sources).forEach((number, index) => {
        const source = found.sources[index];
        if (source !== undefined) numbers.set(source, number);
      });
    }
    const by = citing(numbers);
    const made = computedOnly
      ? null
      : await narrate({
          userId: context.userId,
          mode: "quick",
          version: textVersion,
          instructions: briefInstructions(today),
          sources,
          request: "Write the brief of the day.",
        });
    const narrated = made?.ok === true ? made.narrated : null;
    const events = [earnings, dividends].flatMap((found) => (found.ok ? found.sources : []));
    const computed = [
      own.length > 0 ? portfolioSentence(daySource, symbols, by) : watchlistSentence(daySource, symbols, by),
      eventSentence(events, symbols, by),
    ];
    const toldAs = (written: string, narrated: Narrated | null) =>
      narrativeOf({
        sources,
        question: "",
        today,
        defaultSubject: null,
        written,
        narrated,
        notices: all.flatMap((found) => (found?.ok === true ? found.notices : [])),
        createdAt,
      });
    const inWords = narrated === null ? null : toldAs(narrated.text, narrated);
    const isUsable = inWords !== null && inWords.matched === inWords.total && inWords.text.length <= longestBrief;
    return {
      brief: isUsable ? inWords : toldAs(computed.filter((sentence) => sentence !== null).join(" "), null),
      problem: made?.ok === false ? made.problem : inWords === null || isUsable ? null : unusable,
      provenance: held.ok && own.length > 0 ? held.output.provenance : provenanceOf(daySource),
    };
  };
}

function portfolioSentence(day: ToolSource, symbols: readonly string[], { cite, writeFact }: Citing): string {
  const total = factOf(day, "total");
  if (total === null) return `What the day did to your portfolio is not known${cite(day)}.`;
  const percent = writeFact(day, "totalPercent", "signed");
  const whole = percent === null ? "" : ` (${percent})`;
  const did =
    total.value === 0
      ? "Your portfolio is unchanged on the day"
      : `Your portfolio is ${total.value > 0 ? "up" : "down"} ${writeFact(day, "total", "size")}${whole} on the day`;
  const moved = movers(day, symbols)
    .slice(0, maxNames)
    .map(({ symbol, value }) =>
      value > 0
        ? `${symbol} added ${writeFact(day, `${symbol}.gain`, "size")}`
        : `${symbol} took ${writeFact(day, `${symbol}.gain`, "size")}`,
    );
  return `${did}${moved.length === 0 ? "" : `: ${moved.join(" and ")}`}${cite(day)}.`;
}

function watchlistSentence(list: ToolSource, symbols: readonly string[], { cite, writeFact }: Citing): string | null {
  const [first, second] = movers(list, symbols);
  if (first === undefined) return null;
  const told = ({ symbol, value }: { symbol: string; value: number }) =>
    `${symbol} is ${value >= 0 ? "up" : "down"} ${writeFact(list, `${symbol}.changePercent`, "size")}`;
  const rest = second === undefined ? "" : `, ${told(second)}`;
  return `On your watchlist ${told(first)} on the day${rest}${cite(list)}.`;
}

function eventSentence(
  events: readonly ToolSource[],
  symbols: readonly string[],
  { cite, writeFact }: Citing,
): string | null {
  const [next] = events
    .flatMap((source) => source.facts.map((fact) => ({ source, fact })))
    .filter(({ fact }) => /^\d+\.date$/.test(fact.key) && symbols.includes(fact.subject?.symbol ?? ""))
    .toSorted((one, other) => one.fact.value - other.fact.value);
  if (next === undefined) return null;
  const { source, fact } = next;
  const what = fact.label === "Ex-date" ? "Ex-dividend day" : "Earnings";
  return `${what} of ${fact.subject?.symbol}: ${writeFact(source, fact.key)}${cite(source)}.`;
}

/** The largest movers: by their effect on the portfolio, or by their own day change on a watchlist. */
function movers(day: ToolSource, symbols: readonly string[]): { symbol: string; value: number }[] {
  return symbols
    .flatMap((symbol) => {
      const fact = factOf(day, `${symbol}.gain`) ?? factOf(day, `${symbol}.changePercent`);
      return fact === null || fact.value === 0 ? [] : [{ symbol, value: fact.value }];
    })
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
}

function symbolsOf(list: ToolSource | undefined): string[] {
  return (list?.table?.rows ?? []).flatMap(({ symbol }) => symbol ?? []);
}

const nothingKnown = provenanceWith("unavailable", null);

function provenanceOf({ status, asOf }: ToolSource): Provenance {
  return provenanceWith(status, asOf);
}

function provenanceWith(status: Provenance["status"], asOf: string | null): Provenance {
  return { source: "your watchlist", status, asOf, delayMinutes: null, fetchedAt: asOf };
}
