import type { z } from "zod";
import type { Notice } from "#contract/assistant.ts";
import type { reviewPortfolio } from "#contract/assistant-texts.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { type AmountsSent, createAnswerSources } from "../answer-sources.ts";
import type { ToolContext, ToolFound, ToolMissing, ToolSource } from "../tool.ts";
import { allocationFound } from "../tools/allocation.ts";
import { calendarFound } from "../tools/calendar.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { incomeFound } from "../tools/income.ts";
import { performanceFound } from "../tools/performance.ts";
import { risksFound } from "../tools/risks.ts";
import { findingsOf, type FoundByRule } from "./findings.ts";
import { reviewInstructions, textVersion } from "./instructions.ts";
import type { Narrate } from "./narrate.ts";
import { type Checking, checked, narrativeOf } from "./narrative.ts";
import { scopedApi } from "./scoped-api.ts";
import { citing } from "./write-fact.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";

type Review = z.output<typeof reviewPortfolio.output>;

const earningsDays = 14;
const maxSymbolsOfCalendar = 50;
const maxInSummary = 3;

/** Findings about a portfolio: made by rules, summed up by a model where there is one. */
export function createPortfolioReviews({
  narrate,
  hasModel,
  clock,
}: {
  narrate: Narrate;
  hasModel: (userId: string) => Promise<boolean>;
  clock: Clock;
}) {
  return async (
    wishes: { account?: string | undefined; computedOnly: boolean; isFresh: boolean; amounts: AmountsSent },
    given: ToolContext,
  ): Promise<Review | Refusal> => {
    const createdAt = isoTime(clock.now());
    const { words } = given;
    const isNarrated = !wishes.computedOnly && (await hasModel(given.userId));
    // A model reads the sources and the findings in English.
    const readWords = isNarrated ? englishWords : words;
    const context = { ...given, api: scopedApi(given.api, wishes.account), words: readWords };
    const { today } = context;
    const held = await context.api("GET /api/portfolio/holdings", { by: "symbol" });
    if (!held.ok) return held.code === "account-not-found" ? refuse("account-not-found") : refuse("internal-error");
    const { provenance } = held.output;
    const holdings = await holdingsFound(context);
    const [holdingsSource] = holdings.ok ? holdings.sources : [];
    if (!holdings.ok || holdingsSource === undefined)
      return { summary: null, findings: [], sources: [], problem: null, provenance };

    const symbols = held.output.holdings.map(({ symbol }) => symbol);
    const [risks, checks, performance, income, earnings, sectors, currencies] = await foundBeside(symbols, context);
    const reviewed = {
      holdings: holdingsSource,
      risks: sourceOf(risks),
      checks: checks.ok ? checks.output.checks.filter(({ isOn }) => isOn) : [],
      performance: sourceOf(performance),
      income: sourceOf(income),
      earnings: sourceOf(earnings),
    };
    const sources = createAnswerSources({ amounts: wishes.amounts });
    const numbers = new Map<ToolSource, number>();
    const all = [holdings, risks, performance, income, earnings, sectors, currencies];
    for (const found of all) {
      if (found === null || !found.ok) continue;
      sources.addSubjects(found.subjects);
      sources.add(found.sources).forEach((number, index) => {
        const source = found.sources[index];
        if (source !== undefined) numbers.set(source, number);
      });
    }
    const checking: Checking = { sources, question: "", today, defaultSubject: null, writing: words.answers.values };
    const { writeFact } = citing(numbers);
    const rulesIn = (language: Words) =>
      findingsOf({ ...reviewed, writeFact, words: language }, symbols, today).map((found) => ({
        found,
        numbers: found.sources.flatMap((source) => numbers.get(source) ?? []),
      }));
    const rules = rulesIn(words);
    const made = !isNarrated
      ? null
      : await narrate({
          userId: context.userId,
          mode: "quick",
          version: textVersion,
          instructions: reviewInstructions(today),
          sources,
          request: `The findings, made by rules:\n${sources.forModel(rulesIn(englishWords).map(findingLine).join("\n"))}\n\nSum them up.`,
          isFresh: wishes.isFresh,
        });
    const narrated = made?.ok === true ? made.narrated : null;
    const summary = narrativeOf({
      ...checking,
      written: narrated?.text ?? computedSummary(rules, words),
      narrated,
      notices: noticesOf(all),
      createdAt,
      words: words.answers,
    });
    const findings = rules.map(({ found: { id, tone, title, rule, href, text: written }, numbers: sourceNumbers }) => {
      const { text, figures } = checked(written, checking, "code");
      return { id, tone, title, text, rule, figures, sourceNumbers, href };
    });
    return {
      summary,
      findings,
      sources: summary.sources,
      problem: made?.ok === false ? made.problem : null,
      provenance,
    };
  };
}

/** Data that a review reads besides the holdings. */
function foundBeside(symbols: readonly string[], context: ToolContext) {
  const { today } = context;
  return Promise.all([
    risksFound(context),
    context.api("GET /api/portfolio/risks", {}),
    performanceFound({ from: addMonths(today, -12), to: today }, context),
    incomeFound(context),
    symbols.length === 0
      ? null
      : calendarFound(
          {
            type: "earnings",
            symbols: symbols.slice(0, maxSymbolsOfCalendar),
            from: today,
            to: addDays(today, earningsDays),
          },
          context,
        ),
    allocationFound("sector", context),
    allocationFound("currency", context),
  ]);
}

function sourceOf(found: ToolFound | ToolMissing | null): ToolSource | null {
  return found?.ok === true ? (found.sources[0] ?? null) : null;
}

function findingLine({ found, numbers }: { found: FoundByRule; numbers: readonly number[] }): string {
  return `- ${found.tone}: ${found.title}. ${found.text}${cites(numbers)} Rule: ${found.rule}`;
}

function computedSummary(
  rules: readonly { found: FoundByRule; numbers: readonly number[] }[],
  { review, answers }: Words,
): string {
  const standOut = rules.filter(({ found }) => found.tone !== "strength");
  const inOrder = rules.filter(({ found }) => found.tone === "strength");
  const listed = (some: typeof rules) =>
    some
      .slice(0, maxInSummary)
      .map(({ found, numbers }) => review.cited(found.text, cites(numbers)))
      .join(answers.values.betweenSentences);
  const parts = [
    standOut.length === 0 ? review.nothing : review.standsOut(listed(standOut)),
    ...(inOrder.length === 0 ? [] : [review.inOrder(listed(inOrder))]),
  ];
  return parts.join("\n\n");
}

function cites(numbers: readonly number[]): string {
  return numbers.length === 0 ? "" : ` ${numbers.map((number) => `[${number}]`).join("")}`;
}

/** Each once. */
function noticesOf(all: readonly (ToolFound | ToolMissing | null)[]): Notice[] {
  const notices = new Map<string, Notice>();
  for (const found of all)
    if (found?.ok === true) for (const notice of found.notices) notices.set(notice.code + notice.detail, notice);
  return [...notices.values()];
}
