import type { Fundamentals } from "#contract/fundamentals.ts";
import type { History, Quote } from "#contract/market.ts";
import type { SymbolMood } from "#contract/sentiment.ts";
import type { Api } from "#contract/index.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import type { Words } from "#core/words/shape.ts";
import type { ToolContext, ToolFound, ToolMissing, ToolSource } from "../tool.ts";
import { calendarFound } from "../tools/calendar.ts";
import { companySource, estimatesSource, fundamentalsOf, statementSource } from "../tools/company.ts";
import { compared } from "../tools/compare.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { impliedMoveFound } from "../tools/implied-move.ts";
import { filingsSource, insidersSource } from "../tools/insiders.ts";
import { isReal } from "../tools/is-real.ts";
import { newsFound } from "../tools/news.ts";
import { performanceFound } from "../tools/performance.ts";
import { dailyHistory, historySource } from "../tools/price-history.ts";
import { quoteSource } from "../tools/quotes.ts";
import { sentimentFound } from "../tools/sentiment.ts";
import { signalSource } from "../tools/signals.ts";
import { subjectOf } from "../tools/subject-of.ts";

const maxPeers = 3;
const maxStories = 10;
const daysAhead = 95;

type SignalsOf = Api["GET /api/market/signals"]["output"]["symbols"][number];

/** Everything a report draws on. What could not be had is null, with the reason among the gaps. */
export interface Gathered {
  /** In the language of the report. */
  readonly words: Words["answers"];
  /** Names of sectors and countries. */
  readonly groups: Words["groups"];
  readonly symbol: string;
  readonly subject: Subject;
  readonly today: string;
  readonly quote: Quote;
  readonly quoteSource: ToolSource;
  readonly history: History | null;
  readonly year: ToolSource | null;
  readonly fiveYears: ToolSource | null;
  readonly signals: SignalsOf | null;
  readonly signalSource: ToolSource | null;
  readonly company: Fundamentals | null;
  readonly companySource: ToolSource | null;
  readonly income: ToolSource | null;
  readonly quarters: ToolSource | null;
  readonly balance: ToolSource | null;
  readonly cashFlow: ToolSource | null;
  readonly estimates: ToolSource | null;
  readonly insiders: ToolSource | null;
  readonly filings: ToolSource | null;
  readonly peers: ToolSource | null;
  readonly stories: readonly ToolSource[];
  readonly mood: SymbolMood | null;
  readonly moodSources: readonly ToolSource[];
  readonly earningsDays: ToolSource | null;
  /** True where the company has named the day of its next report. */
  readonly hasReportDay: boolean;
  readonly dividendDays: ToolSource | null;
  readonly impliedMove: ToolSource | null;
  readonly holdings: ToolSource | null;
  readonly isHeld: boolean;
  readonly performance: ToolSource | null;
  readonly subjects: readonly Subject[];
  readonly notices: ToolFound["notices"];
  /** Why a part is not there, by part. */
  readonly gaps: ReadonlyMap<GapPart, string>;
}

export type GapPart =
  | "history"
  | "signals"
  | "company"
  | "statements"
  | "estimates"
  | "insiders"
  | "filings"
  | "peers"
  | "news"
  | "mood"
  | "earnings"
  | "report-day"
  | "dividends"
  | "options"
  | "holdings";

interface NothingKnown {
  readonly refused: "unknown-symbol" | "stock-data-unavailable";
  readonly detail: string;
}

/** Gathers all parts at once. A refusal where nothing real is known of the symbol. */
export async function gather(symbol: string, context: ToolContext): Promise<Gathered | NothingKnown> {
  const { api, today, words } = context;
  const { report: texts, sources: sourceTexts } = words.answers;
  const quote = await quoteOf(symbol, context);
  if ("refused" in quote) return quote;

  const range = { symbols: [symbol], from: today, to: addDays(today, daysAhead) };
  const [history, signals, company, related, news, sentiment, earnings, dividends, options, holdings] =
    await Promise.all([
      dailyHistory(symbol, context),
      api("GET /api/market/signals", { symbols: [symbol], interval: "1d", evidence: "yes" }),
      fundamentalsOf(symbol, context),
      api("GET /api/market/related", { symbol }),
      newsFound([symbol], maxStories, context),
      api("GET /api/market/sentiment", { symbols: [symbol], window: "7d" }),
      calendarFound({ type: "earnings", ...range }, context),
      calendarFound({ type: "dividends", ...range }, context),
      impliedMoveFound({ symbol }, context),
      holdingsFound(context),
    ]);
  const gaps = new Map<GapPart, string>();
  const known = <T>(part: GapPart, value: T | null, reason: string): T | null => {
    if (value === null) gaps.set(part, reason);
    return value;
  };
  const found = (part: GapPart, result: ToolFound | ToolMissing): ToolFound | null =>
    known(part, result.ok ? result : null, result.ok ? "" : result.reason);

  const subject = subjectOf(symbol, quote.name);
  const course = typeof history === "string" ? null : history;
  known("history", course, typeof history === "string" ? history : "");
  const reading = signals.ok ? (signals.output.symbols.find((item) => item.symbol === symbol) ?? null) : null;
  const read = reading !== null && isReal(reading.provenance) && reading.readings.length > 0 ? reading : null;
  known("signals", read, texts.gaps.noSignals);
  const reported = known("company", "ok" in company ? null : company, "ok" in company ? company.reason : "");
  const ofCompany = reported === null ? null : companySources(reported, words);
  known("statements", ofCompany?.income ?? null, texts.gaps.noStatements(symbol));
  const peerSymbols = related.ok ? related.output.symbols.filter((other) => other !== symbol).slice(0, maxPeers) : [];
  const peers =
    peerSymbols.length === 0 ? null : await compared({ symbols: [symbol, ...peerSymbols], range: "1y" }, context);
  known("peers", peers?.ok === true ? peers : null, peers?.ok === false ? peers.reason : texts.gaps.noPeers(symbol));
  const stories = found("news", news);
  const moods = await moodOf(sentiment.ok ? sentiment.output : null, symbol, context);
  known("mood", moods.mood, sourceTexts.mood.none(null));
  const held = found("holdings", holdings);
  const isHeld = held?.sources[0]?.facts.some(({ key }) => key === `${symbol}.shares`) ?? false;
  const performance = isHeld ? await performanceFound({ symbol }, context) : null;
  const earningsDays = found("earnings", earnings);
  const dividendDays = found("dividends", dividends);
  const implied = found("options", options);
  const nextReport = reported?.nextEarnings ?? null;
  const hasReportDay = nextReport !== null && !nextReport.isEstimate && nextReport.date.slice(0, 10) >= today;
  if (reported !== null && reported.statements.length > 0 && !hasReportDay)
    gaps.set("report-day", texts.gaps.noReportDay(symbol));
  const all = [news, peers, earnings, dividends, options, holdings, performance].flatMap((result) =>
    result?.ok === true ? [result] : [],
  );

  return {
    words: words.answers,
    groups: words.groups,
    symbol,
    subject,
    today,
    quote,
    quoteSource: quoteSource(quote, words),
    history: course,
    year: course === null ? null : historySource(course, "1y", today, subject, { words }),
    fiveYears: course === null ? null : historySource(course, "5y", today, subject, { words }),
    signals: read,
    signalSource: read === null ? null : signalSource(read, { newestThird: true }, words),
    company: reported,
    companySource: ofCompany?.company ?? null,
    income: ofCompany?.income ?? null,
    quarters: ofCompany?.quarters ?? null,
    balance: ofCompany?.balance ?? null,
    cashFlow: ofCompany?.cashFlow ?? null,
    estimates: known("estimates", ofCompany?.estimates ?? null, sourceTexts.company.noEstimates(symbol)),
    insiders: known("insiders", ofCompany?.insiders ?? null, texts.gaps.noInsiders(symbol)),
    filings: known("filings", ofCompany?.filings ?? null, words.answers.owners.noFilings(symbol)),
    peers: peers?.ok === true ? (peers.sources[0] ?? null) : null,
    stories: stories?.sources ?? [],
    mood: moods.mood,
    moodSources: moods.sources,
    earningsDays: earningsDays?.sources[0] ?? null,
    hasReportDay,
    dividendDays: dividendDays?.sources[0] ?? null,
    impliedMove: implied?.sources[0] ?? null,
    holdings: held?.sources[0] ?? null,
    isHeld,
    performance: performance?.ok === true ? (performance.sources[0] ?? null) : null,
    subjects: [subject, ...all.flatMap(({ subjects }) => subjects)],
    notices: all.filter((result) => result !== holdings || isHeld).flatMap(({ notices }) => notices),
    gaps,
  };
}

/** The mood of the symbol alone, with its source. */
async function moodOf(
  output: Api["GET /api/market/sentiment"]["output"] | null,
  symbol: string,
  context: ToolContext,
): Promise<{ mood: SymbolMood | null; sources: readonly ToolSource[] }> {
  const mood = output?.symbols.find((item) => item.symbol === symbol && isReal(item.provenance)) ?? null;
  if (mood === null) return { mood: null, sources: [] };
  const found = await sentimentFound({ symbols: [symbol], window: "7d" }, context);
  return { mood, sources: found.ok ? found.sources.filter((source) => source.symbol === symbol) : [] };
}

/** The quote of a symbol with a real price. */
async function quoteOf(symbol: string, { api, words }: ToolContext): Promise<Quote | NothingKnown> {
  const { sources: sourceTexts } = words.answers;
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  if (!quotes.ok) return { refused: "stock-data-unavailable", detail: sourceTexts.refused(quotes) };
  const quote = quotes.output.quotes.find((candidate) => candidate.symbol === symbol);
  if (quotes.output.unknown.includes(symbol)) return { refused: "unknown-symbol", detail: sourceTexts.noData(symbol) };
  if (quote === undefined || quote.price === null || !isReal(quote.provenance))
    return {
      refused: "stock-data-unavailable",
      detail: quote?.provenance.status === "sample" ? sourceTexts.sampleOnly : sourceTexts.noPrice(symbol),
    };
  return quote;
}

function companySources(company: Fundamentals, words: Words) {
  return {
    company: companySource(company, words),
    income: statementSource(company, "income", "annual", words),
    quarters: statementSource(company, "income", "quarterly", words),
    balance: statementSource(company, "balance", "annual", words),
    cashFlow: statementSource(company, "cash-flow", "annual", words),
    estimates: estimatesSource(company, words),
    insiders: insidersSource(company, words),
    filings: filingsSource(company, words),
  };
}
