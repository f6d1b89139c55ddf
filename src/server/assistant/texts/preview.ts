import type { z } from "zod";
import type { getPreview } from "#contract/assistant-texts.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { createAnswerSources } from "../answer-sources.ts";
import { matchedCounts } from "../checked-text.ts";
import type { ToolContext, ToolSource } from "../tool.ts";
import { calendarFound } from "../tools/calendar.ts";
import { sampleLeftOut } from "../tools/found.ts";
import { isReal } from "../tools/is-real.ts";
import { dailyHistory, historySource } from "../tools/price-history.ts";
import { quoteSource } from "../tools/quotes.ts";
import { subjectOf } from "../tools/subject-of.ts";
import { previewInstructions, textVersion } from "./instructions.ts";
import type { Narrate, Narrated, TextProblem } from "./narrate.ts";
import { type Checking, checked } from "./narrative.ts";
import { positionSource } from "./position-source.ts";
import { type Citing, citing, factOf } from "./write-fact.ts";

type Preview = z.output<typeof getPreview.output>;
type Field = "impact" | "risk" | "action";

const fields: readonly Field[] = ["impact", "risk", "action"];
const eventDays = 90;

/** Impact, Risk and Action of a symbol: computed, and in a model's words where it states nothing that is not in the data. */
export function createPreviews({ narrate, clock }: { narrate: Narrate; clock: Clock }) {
  return async (
    { symbol, computedOnly }: { symbol: string; computedOnly: boolean },
    context: ToolContext,
  ): Promise<Preview | Refusal> => {
    const createdAt = isoTime(clock.now());
    const reply = await context.api("GET /api/market/quotes", { symbols: [symbol] });
    if (!reply.ok) return refuse("stock-data-unavailable");
    const [quote] = reply.output.quotes;
    if (quote === undefined) return refuse("unknown-symbol", { detail: "No data available for symbol" });
    if (quote.provenance.status === "sample") return withheld(symbol, quote.provenance, createdAt);
    if (!isReal(quote.provenance) || quote.price === null) return refuse("stock-data-unavailable");

    const today = context.today;
    const subject = subjectOf(symbol, quote.name);
    const [position, history, events] = await Promise.all([
      positionSource(subject, context),
      dailyHistory(symbol, context),
      Promise.all(
        (["earnings", "dividends"] as const).map((type) =>
          calendarFound({ type, symbols: [symbol], from: today, to: addDays(today, eventDays) }, context),
        ),
      ),
    ]);
    const read = {
      quote: quoteSource(quote),
      position,
      history: typeof history === "string" ? null : historySource(history, "1y", today, subject),
      events: events.flatMap((found) => (found.ok ? found.sources : [])),
    };
    const sources = createAnswerSources({ amounts: "percentages" });
    sources.addSubjects([subject]);
    const numberOf = new Map<ToolSource, number>();
    for (const source of [read.quote, read.position, read.history, ...read.events]) {
      if (source === null) continue;
      const [number] = sources.add([source]);
      if (number !== undefined) numberOf.set(source, number);
    }
    const by = citing(numberOf);
    const checking: Checking = { sources, question: symbol, today, defaultSubject: symbol };
    const computed = {
      impact: impactOf(symbol, read.quote, read.position, by),
      risk: riskOf(read.quote, read.history, by),
      action: actionOf(read.events, by),
    };

    const made = computedOnly
      ? null
      : await narrate({
          userId: context.userId,
          mode: "preview",
          version: textVersion,
          instructions: previewInstructions(today),
          sources,
          request: `Write the three lines about ${symbol}.`,
        });
    const narrated = made?.ok === true ? made.narrated : null;
    const problem = made?.ok === false ? made.problem : null;
    const incomplete = events.every(({ ok }) => ok) ? [] : ["calendar"];
    const { provenance } = quote;
    return assembled({ symbol, computed, narrated, problem, checking, createdAt, provenance, incomplete });
  };
}

function assembled({
  symbol,
  computed,
  narrated,
  problem,
  checking,
  createdAt,
  provenance,
  incomplete,
}: {
  symbol: string;
  computed: Readonly<Record<Field, string | null>>;
  narrated: Narrated | null;
  problem: TextProblem | null;
  checking: Checking;
  createdAt: string;
  provenance: Provenance;
  incomplete: string[];
}): Preview {
  const written = narrated === null ? null : linesOf(narrated);
  const replaced: string[] = [];
  const missing: string[] = [];
  let fromModel = 0;
  const chosen = fields.map((field) => {
    const line = written?.[field] ?? null;
    if (line !== null) {
      const check = checked(line, checking, "model");
      if (check.text !== "" && check.figures.every(({ state }) => state !== "not-found")) {
        fromModel++;
        return { field, check };
      }
      replaced.push(capital(field));
    } else if (narrated !== null) missing.push(capital(field));
    return { field, check: computed[field] === null ? null : checked(computed[field], checking, "code") };
  });
  const figures = chosen.flatMap(({ field, check }) => (check?.figures ?? []).map((figure) => ({ ...figure, field })));
  const grounded = chosen.flatMap(({ check }) => check?.grounded ?? []);
  const textOf = (wanted: Field) => chosen.find(({ field }) => field === wanted)?.check?.text ?? null;
  return {
    symbol,
    impact: textOf("impact"),
    risk: textOf("risk"),
    action: textOf("action"),
    note: noteOf(replaced, missing),
    figures,
    ...matchedCounts(figures),
    sources: checking.sources.shown(grounded),
    model: fromModel === 0 ? null : (narrated?.model ?? null),
    problem:
      problem ??
      (narrated !== null && fromModel === 0
        ? { code: "model-failed", detail: "The AI's words could not be used, so the computed ones stand." }
        : null),
    isReplayed: fromModel > 0 && (narrated?.isReplayed ?? false),
    cost: narrated?.cost ?? null,
    createdAt,
    provenance,
    incomplete,
  };
}

/** The three lines of a model's text; a line that was cut off counts as missing. */
function linesOf({ text, isWhole }: Narrated): Record<Field, string | null> {
  const lines = text.split("\n");
  const found = (field: Field) => {
    const pattern = new RegExp(`^[\\W_]*${field}[\\W_]*:[\\s*_]*(\\S.*)$`, "i");
    const index = lines.findIndex((line) => pattern.test(line));
    const isCut = !isWhole && index === lines.length - 1;
    return index === -1 || isCut ? null : (pattern.exec(lines[index] ?? "")?.[1]?.trim() ?? null);
  };
  return { impact: found("impact"), risk: found("risk"), action: found("action") };
}

function noteOf(replaced: readonly string[], missing: readonly string[]): string | null {
  const parts = [
    ...(replaced.length === 0
      ? []
      : [
          `The AI stated a figure that is not in the data in ${listed(replaced)}; the computed sentence stands instead.`,
        ]),
    ...(missing.length === 0 ? [] : [`The AI wrote nothing about ${listed(missing)}; the computed sentence stands.`]),
  ];
  return parts.length === 0 ? null : parts.join(" ");
}

function withheld(symbol: string, provenance: Provenance, createdAt: string): Preview {
  return {
    symbol,
    impact: null,
    risk: null,
    action: null,
    note: `${sampleLeftOut} Nothing is said about ${symbol} until there is a real price.`,
    figures: [],
    matched: 0,
    total: 0,
    sources: [],
    model: null,
    problem: null,
    isReplayed: false,
    cost: null,
    createdAt,
    provenance,
    incomplete: [],
  };
}

function impactOf(symbol: string, quote: ToolSource, position: ToolSource | null, { cite, writeFact }: Citing): string {
  const change = factOf(quote, "changePercent");
  const price = writeFact(quote, "price") ?? "";
  const moved =
    change === null
      ? `The price of ${symbol} is ${price}`
      : change.value === 0
        ? `${symbol} is unchanged on the day at a price of ${price}`
        : `${symbol} is ${change.value > 0 ? "up" : "down"} ${writeFact(quote, "changePercent", "size")} on the day to a price of ${price}`;
  const weight = writeFact(position, "weight");
  if (position !== null && weight !== null)
    return `${moved}${cite(quote)}; it is ${weight} of your portfolio${cite(position)}.`;
  const below = factOf(quote, "belowHighPercent");
  if (below === null || below.value >= 0) return `${moved}${cite(quote)}.`;
  return `${moved}, ${writeFact(quote, "belowHighPercent", "size")} below its 52-week high${cite(quote)}.`;
}

function riskOf(quote: ToolSource, history: ToolSource | null, { cite, writeFact }: Citing): string {
  const fall = writeFact(history, "deepestFall", "size");
  const volatility = writeFact(history, "volatility");
  if (history !== null && fall !== null) {
    const swings = volatility === null ? "" : `, its volatility ${volatility} a year`;
    return `Its deepest fall in the last year was ${fall}${swings}${cite(history)}.`;
  }
  const [low, high] = [writeFact(quote, "fiftyTwoWeekLow"), writeFact(quote, "fiftyTwoWeekHigh")];
  if (low !== null && high !== null) return `Its price ranged from ${low} to ${high} in 52 weeks${cite(quote)}.`;
  return "No prices of the last year could be loaded, so its swings are not known.";
}

function actionOf(events: readonly ToolSource[], { cite, writeFact }: Citing): string {
  const [next] = events
    .flatMap((source) => source.facts.map((fact) => ({ source, fact })))
    .filter(({ fact }) => /^\d+\.date$/.test(fact.key))
    .toSorted((one, other) => one.fact.value - other.fact.value);
  if (next !== undefined) {
    const day = writeFact(next.source, next.fact.key) ?? "";
    return next.fact.label === "Ex-date"
      ? `Ex-dividend on ${day}${cite(next.source)}.`
      : `Earnings are due on ${day}${cite(next.source)}.`;
  }
  const [first] = events;
  if (first === undefined) return "Its next dates could not be loaded.";
  const until = writeFact(first, "to");
  return until === null ? "Nothing due." : `Nothing due until ${until}${cite(first)}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listed(names: readonly string[]): string {
  return names.length <= 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
