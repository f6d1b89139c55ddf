import type { Issue } from "#core/newsletter/issue.ts";
import type { QuestionFacts } from "#core/newsletter/issue-question.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { topicsOf } from "#core/sentiment/topics.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { createAnswerSources } from "../assistant/answer-sources.ts";
import type { ToolSource } from "../assistant/tool.ts";
import { heldBack } from "../assistant/tools/outside-words.ts";
import { percentOf, type SourceDraft, sourceDraft } from "../assistant/tools/source-draft.ts";
import { nameOf, subjectOf } from "../assistant/tools/subject-of.ts";

/** The parts of an issue as numbered sources: what a model reads, and what its words are checked against. Amounts are not in it. */
export function issueSources(issue: Issue, weights: QuestionFacts | null) {
  const { result, movers, ahead } = issue;
  const sources = createAnswerSources({ amounts: "percentages" });
  const about = [
    ...(movers === null ? [] : [...movers.up, ...movers.down]),
    ...(ahead === null ? [] : ahead.events),
    ...(ahead?.payments ?? []).map(({ symbol }) => ({ symbol, name: null })),
    ...(weights?.largest == null ? [] : [{ symbol: weights.largest.symbol, name: null }]),
    ...(issue.stories ?? []).flatMap(({ symbols }) => symbols.map((symbol) => ({ symbol, name: null }))),
  ];
  sources.addSubjects(about.map(({ symbol, name }) => subjectOf(symbol, name)));
  if (result?.benchmark != null) sources.addSubjects([benchmarkSubject(result.benchmark)]);
  sources.add(
    [
      resultSource(issue),
      moversSource(issue),
      ...storySources(issue),
      aheadSource(issue),
      weights === null ? null : weightsSource(issue, weights),
    ].filter((source) => source !== null),
  );
  return sources;
}

function draftOf({ dataAsOf, sources }: Issue): SourceDraft {
  return sourceDraft({ asOf: dataAsOf, status: worstStatus(sources.map(({ status }) => status)) ?? "unavailable" });
}

/** Fields shared by every source of an issue. */
const own = { symbol: null, href: null, provider: "your newsletter", articles: [], table: null };

function resultSource(issue: Issue): ToolSource | null {
  const { result, period } = issue;
  if (result === null) return null;
  const draft = draftOf(issue);
  const span = `${period.from}/${period.to}`;
  const { benchmark, baseCurrency: currency } = result;
  return draft.source({
    ...own,
    kind: "performance",
    title: `Your result, ${issue.title}`,
    data: {
      firstDay: draft.day({ key: "from", label: "First day", date: period.from }),
      lastDay: draft.day({ key: "to", label: "Last day", date: period.to }),
      gain: draft.figure({
        key: "gain",
        label: "Total gain",
        unit: "money",
        currency,
        period: span,
        isPrivate: true,
        value: result.gain,
      }),
      returnPercent: draft.figure({
        key: "return",
        label: "Your return",
        unit: "percent",
        period: span,
        value: percentOf(result.returnRatio),
      }),
      timeWeightedPercent: draft.figure({
        key: "timeWeighted",
        label: "Time-weighted return",
        unit: "percent",
        period: span,
        value: percentOf(result.timeWeighted ?? null),
      }),
      benchmark:
        benchmark === null
          ? null
          : {
              name: nameOf(draft, benchmark.symbol, benchmark.name, "benchmark.name") ?? benchmark.symbol,
              returnPercent: draft.figure({
                key: "benchmark",
                label: "Return",
                subject: benchmarkSubject(benchmark),
                unit: "percent",
                period: span,
                value: percentOf(benchmark.returnRatio),
              }),
              differencePoints: draft.figure({
                key: "difference",
                label: "Time-weighted return minus the benchmark's",
                subject: benchmarkSubject(benchmark),
                unit: "percentage-points",
                period: span,
                value: percentOf(benchmark.difference),
              }),
            },
    },
  });
}

function moversSource(issue: Issue): ToolSource | null {
  const { movers, period } = issue;
  if (movers === null || movers.up.length + movers.down.length === 0) return null;
  const draft = draftOf(issue);
  const span = `${period.from}/${period.to}`;
  return draft.source({
    ...own,
    kind: "movers",
    title: movers.baseCurrency === null ? "What moved on the watchlist" : "What moved the portfolio",
    data: [...movers.up, ...movers.down].map(({ symbol, name, gain, ratio }) => ({
      symbol,
      name: nameOf(draft, symbol, name, `${symbol}.name`),
      gain: draft.figure({
        key: `${symbol}.gain`,
        label: "Contribution",
        subject: subjectOf(symbol, name),
        unit: "money",
        currency: movers.baseCurrency,
        period: span,
        isPrivate: true,
        value: gain,
      }),
      changePercent: draft.figure({
        key: `${symbol}.change`,
        label: "Change",
        subject: subjectOf(symbol, name),
        unit: "percent",
        period: span,
        value: percentOf(ratio),
      }),
    })),
  });
}

/** A headline each; what gives orders is left out. */
function storySources(issue: Issue): ToolSource[] {
  return (issue.stories ?? [])
    .filter(({ title }) => title !== heldBack)
    .map(({ title, url, source, publishedAt, symbols }, index) => {
      const publisher = source ?? "an unknown publisher";
      const draft = sourceDraft({ asOf: publishedAt, status: "live" });
      return draft.source({
        ...own,
        kind: "news",
        title,
        symbol: symbols[0] ?? null,
        href: url,
        provider: publisher,
        articles: [{ id: `story-${index}`, title, text: "", publisher, url, publishedAt, symbols }],
        data: {
          title: draft.quote("title", title, { maxLength: 200, articleId: `story-${index}` }),
          publisher: draft.quote("publisher", publisher, { maxLength: 60 }),
          topics: topicsOf(title),
          publishedAt,
          symbols: symbols.slice(0, 12),
        },
      });
    });
}

function aheadSource(issue: Issue): ToolSource | null {
  const { ahead } = issue;
  if (ahead === null || ahead.payments.length + ahead.events.length === 0) return null;
  const draft = draftOf(issue);
  const countOf = (key: string, label: string, kind: "earnings" | "ex-dividend") =>
    draft.figure({
      key,
      label,
      unit: "count",
      value: ahead.events.filter((event) => event.kind === kind).length,
    });
  return draft.source({
    ...own,
    kind: "calendar",
    title: "The next 14 days",
    data: {
      from: draft.day({ key: "from", label: "From", date: ahead.from }),
      to: draft.day({ key: "to", label: "Until", date: ahead.to }),
      dividendsExpected: draft.figure({
        key: "cash",
        label: "Dividends expected",
        unit: "money",
        currency: ahead.baseCurrency,
        isPrivate: true,
        value: ahead.cash,
      }),
      paymentsCount: draft.figure({
        key: "payments",
        label: "Payments",
        unit: "count",
        value: ahead.payments.length,
      }),
      reportsCount: countOf("reports", "Reports", "earnings"),
      exDividendDaysCount: countOf("exDividends", "Ex-dividend days", "ex-dividend"),
      payments: ahead.payments.map(({ date, symbol, amount, isAnnounced }) => ({
        symbol,
        day: draft.day({ key: `${symbol}.paid`, label: "Dividend paid", date, subject: subjectOf(symbol) }),
        amount: draft.figure({
          key: `${symbol}.dividend`,
          label: isAnnounced ? "Dividend" : "Estimated dividend",
          subject: subjectOf(symbol),
          unit: "money",
          currency: ahead.baseCurrency,
          isPrivate: true,
          value: amount,
        }),
        isAnnounced,
      })),
      events: ahead.events.map(({ date, kind, symbol, name, weight, isEstimate }) => ({
        symbol,
        what: kind === "earnings" ? "earnings report" : "ex-dividend date",
        day: draft.day({
          key: `${symbol}.${kind}`,
          label: kind === "earnings" ? "Report" : "Ex-dividend day",
          date,
          subject: subjectOf(symbol, name),
        }),
        isEstimate,
        weightPercent: draft.figure({
          key: `${symbol}.weight`,
          label: "Weight",
          subject: subjectOf(symbol, name),
          unit: "percent",
          value: rounded(percentOf(weight)),
        }),
      })),
    },
  });
}

function weightsSource(issue: Issue, { largest, cashShare, foreignShare }: QuestionFacts): ToolSource {
  const draft = draftOf(issue);
  const subject = largest === null ? null : subjectOf(largest.symbol);
  return draft.source({
    ...own,
    kind: "portfolio",
    title: "Weights in the portfolio",
    data: {
      largestHolding:
        largest === null
          ? null
          : {
              symbol: largest.symbol,
              weightPercent: draft.figure({
                key: "largest",
                label: "Weight",
                subject,
                unit: "percent",
                value: rounded(percentOf(largest.weight)),
              }),
              weightBeforePercent: draft.figure({
                key: "largestBefore",
                label: "Weight before the period",
                subject,
                unit: "percent",
                value: rounded(percentOf(largest.weightBefore)),
              }),
            },
      cashPercent: draft.figure({
        key: "cash",
        label: "Cash share",
        unit: "percent",
        value: rounded(percentOf(cashShare)),
      }),
      otherCurrenciesPercent: draft.figure({
        key: "foreign",
        label: "Share in other currencies",
        unit: "percent",
        value: rounded(percentOf(foreignShare)),
      }),
    },
  });
}

const indices =
  /S&P \d+|Nasdaq[- ]100|Dow Jones|MSCI World|FTSE \d+|M?DAX|Russell \d+|STOXX(?: Europe)? \d+|Nikkei 225/i;

/** A fund is called after the index it follows, and a benchmark what it is. */
function benchmarkSubject({ symbol, name }: { symbol: string; name: string | null }): Subject {
  const subject = subjectOf(symbol, name);
  const index = indices.exec(name ?? "")?.[0];
  return { symbol, names: [...subject.names, ...(index === undefined ? [] : [index]), "benchmark", "index"] };
}

/** As an issue writes weights. */
function rounded(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 10) / 10;
}
