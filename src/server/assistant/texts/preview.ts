import type { z } from "zod";
import type { getPreview } from "#contract/assistant-texts.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { createAnswerSources } from "../answer-sources.ts";
import { matchedCounts } from "../checked-text.ts";
import type { ToolContext, ToolSource } from "../tool.ts";
import { calendarFound } from "../tools/calendar.ts";
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
const eventTypes = ["earnings", "dividends"] as const;
const eventDays = 90;

/**
 * Impact, Risk and Action of a symbol: computed, in the reader's language, and in a model's words where it states nothing that is not
 * in the data.
 */
export function createPreviews({
  narrate,
  hasModel,
  clock,
}: {
  narrate: Narrate;
  hasModel: (userId: string) => Promise<boolean>;
  clock: Clock;
}) {
  return async (
    { symbol, computedOnly }: { symbol: string; computedOnly: boolean },
    given: ToolContext,
  ): Promise<Preview | Refusal> => {
    const { words } = given;
    const isNarrated = !computedOnly && (await hasModel(given.userId));
    // A model reads the sources in English.
    const context = isNarrated ? { ...given, words: englishWords } : given;
    const createdAt = isoTime(clock.now());
    const reply = await context.api("GET /api/market/quotes", { symbols: [symbol] });
    if (!reply.ok) return refuse("stock-data-unavailable");
    const [quote] = reply.output.quotes;
    if (quote === undefined) return refuse("unknown-symbol", { detail: "No data available for symbol" });
    if (quote.provenance.status === "sample")
      return withheld(symbol, words, { provenance: quote.provenance, createdAt });
    if (!isReal(quote.provenance) || quote.price === null) return refuse("stock-data-unavailable");

    const today = context.today;
    const subject = subjectOf(symbol, quote.name);
    const [position, history, events] = await Promise.all([
      positionSource(subject, context),
      dailyHistory(symbol, context),
      Promise.all(
        eventTypes.map(async (type) => ({
          type,
          found: await calendarFound({ type, symbols: [symbol], from: today, to: addDays(today, eventDays) }, context),
        })),
      ),
    ]);
    const read = {
      quote: quoteSource(quote, context.words),
      position,
      history:
        typeof history === "string" ? null : historySource(history, "1y", today, subject, { words: context.words }),
      events: events.flatMap(({ type, found }) => (found.ok ? found.sources.map((source) => ({ type, source })) : [])),
    };
    const sources = createAnswerSources({ amounts: "percentages" });
    sources.addSubjects([subject]);
    const numberOf = new Map<ToolSource, number>();
    for (const source of [read.quote, read.position, read.history, ...read.events.map(({ source }) => source)]) {
      if (source === null) continue;
      const [number] = sources.add([source]);
      if (number !== undefined) numberOf.set(source, number);
    }
    const by = { ...citing(numberOf), texts: words.preview };
    const checking: Checking = {
      sources,
      question: symbol,
      today,
      defaultSubject: symbol,
      writing: words.answers.values,
    };
    const computed = {
      impact: impactOf(symbol, read.quote, read.position, by),
      risk: riskOf(read.quote, read.history, by),
      action: actionOf(read.events, by),
    };

    const made = !isNarrated
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
    const incomplete = events.every(({ found }) => found.ok) ? [] : ["calendar"];
    const { provenance } = quote;
    return assembled({ symbol, computed, narrated, problem, checking, createdAt, provenance, incomplete, words });
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
  words,
}: {
  symbol: string;
  computed: Readonly<Record<Field, string | null>>;
  narrated: Narrated | null;
  problem: TextProblem | null;
  checking: Checking;
  createdAt: string;
  provenance: Provenance;
  incomplete: string[];
  words: Words;
}): Preview {
  const written = narrated === null ? null : linesOf(narrated);
  const replaced: Field[] = [];
  const missing: Field[] = [];
  let fromModel = 0;
  const chosen = fields.map((field) => {
    const line = written?.[field] ?? null;
    if (line !== null) {
      const check = checked(line, checking, "model");
      if (check.text !== "" && check.figures.every(({ state }) => state !== "not-found")) {
        fromModel++;
        return { field, check };
      }
      replaced.push(field);
    } else if (narrated !== null) missing.push(field);
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
    note: noteOf(replaced, missing, words),
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

function noteOf(replaced: readonly Field[], missing: readonly Field[], { preview, answers }: Words): string | null {
  const named = (some: readonly Field[]) => some.map((field) => preview.fields[field]);
  const parts = [
    ...(replaced.length === 0 ? [] : [preview.replaced(named(replaced))]),
    ...(missing.length === 0 ? [] : [preview.missing(named(missing))]),
  ];
  return parts.length === 0 ? null : parts.join(answers.values.betweenSentences);
}

function withheld(
  symbol: string,
  { preview, answers }: Words,
  { provenance, createdAt }: Pick<Preview, "provenance" | "createdAt">,
): Preview {
  return {
    symbol,
    impact: null,
    risk: null,
    action: null,
    note: [answers.sources.sampleOnly, preview.withheld(symbol)].join(answers.values.betweenSentences),
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

type Texts = Words["preview"];

function impactOf(
  symbol: string,
  quote: ToolSource,
  position: ToolSource | null,
  { cite, writeFact, texts }: Citing & { readonly texts: Texts },
): string {
  const known = factOf(quote, "changePercent");
  const way = known === null ? "unknown" : known.value === 0 ? "none" : known.value > 0 ? "up" : "down";
  const moved = texts.moved[way]({
    symbol,
    price: writeFact(quote, "price") ?? "",
    change: writeFact(quote, "changePercent", "size") ?? "",
  });
  const weight = writeFact(position, "weight");
  if (position !== null && weight !== null)
    return texts.ofPortfolio(moved, cite(quote), { weight, position: cite(position) });
  const below = factOf(quote, "belowHighPercent");
  if (below === null || below.value >= 0) return texts.alone(moved, cite(quote));
  return texts.belowHigh(moved, cite(quote), writeFact(quote, "belowHighPercent", "size") ?? "");
}

function riskOf(
  quote: ToolSource,
  history: ToolSource | null,
  { cite, writeFact, texts }: Citing & { readonly texts: Texts },
): string {
  const fall = writeFact(history, "deepestFall", "size");
  const volatility = writeFact(history, "volatility");
  if (history !== null && fall !== null)
    return volatility === null
      ? texts.fall(fall, cite(history))
      : texts.fallAndVolatility(fall, volatility, cite(history));
  const [low, high] = [writeFact(quote, "fiftyTwoWeekLow"), writeFact(quote, "fiftyTwoWeekHigh")];
  return low !== null && high !== null ? texts.range(low, high, cite(quote)) : texts.noPrices;
}

/** A calendar of one kind of event. */
interface Events {
  readonly type: "earnings" | "dividends";
  readonly source: ToolSource;
}

function actionOf(events: readonly Events[], { cite, writeFact, texts }: Citing & { readonly texts: Texts }): string {
  const [next] = events
    .flatMap(({ type, source }) => source.facts.map((fact) => ({ type, source, fact })))
    .filter(({ fact }) => /^\d+\.date$/.test(fact.key))
    .toSorted((one, other) => one.fact.value - other.fact.value);
  if (next !== undefined) return texts[next.type](writeFact(next.source, next.fact.key) ?? "", cite(next.source));
  const [first] = events;
  if (first === undefined) return texts.noDates;
  const until = writeFact(first.source, "to");
  return until === null ? texts.nothing : texts.nothingUntil(until, cite(first.source));
}
