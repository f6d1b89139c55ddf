import { buildIssue, type IssueInput } from "#core/newsletter/build-issue.ts";
import type { Issue, IssuePhrase, IssueProse } from "#core/newsletter/issue.ts";
import type { QuestionFacts } from "#core/newsletter/issue-question.ts";
import type { Figure } from "#contract/assistant.ts";
import { spoken } from "#core/newsletter/issue-parts.ts";
import { plain } from "#core/newsletter/issue-phrase.ts";
import { type AnswerSources } from "../assistant/answer-sources.ts";
import { commonRules, markRules } from "../assistant/prompts.ts";
import type { Narrate } from "../assistant/texts/narrate.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { issueSources } from "./issue-sources.ts";
import { soundSentences } from "./sound-sentences.ts";

/** Changes with every change of the instructions. */
const proseVersion = "2026-11-23.2";
/** Characters. */
const longestProse = 900;
const longestQuestion = 240;
const maxSentences = 3;
/** A model that failed two readers in a row is left alone so long, or each of a thousand issues would wait for it. */
const restMs = 2 * 60_000;

export type WriteProse = ReturnType<typeof createProse>;

/** Lets a model write in a few sentences what an issue means for its reader. An issue works without them, too. */
export function createProse({ narrate, clock, log }: { narrate: Narrate; clock: Clock; log: Log }) {
  let restsUntil = 0;
  const failedFor = new Set<string>();

  /** Null: no model, no budget, it failed, or it stated what is not in the issue. */
  return async (
    userId: string,
    issue: Issue,
    weights: QuestionFacts | null,
    signal?: AbortSignal,
  ): Promise<IssueProse | null> => {
    const now = clock.now();
    if (now < restsUntil) return null;
    const sources = issueSources(issue, weights);
    if (sources.count() === 0) return null;
    const today = isoTime(now).slice(0, 10);
    const made = await narrate({
      userId,
      mode: "quick",
      version: proseVersion,
      instructions: [...commonRules, ...markRules, ...proseRules(issue), `Today is ${today} (UTC).`]
        .map((rule) => `- ${rule}`)
        .join("\n"),
      sources,
      request: `Write the paragraph of the issue "${issue.title}".`,
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      // An issue is not held up by what only adds to it.
      log.error({ err: error, user: userId }, "the prose of an issue was not written");
      return null;
    });
    if (made?.ok === true) failedFor.clear();
    if (made?.ok === false && made.problem.code !== "budget" && signal?.aborted !== true) failedFor.add(userId);
    if (failedFor.size > 1) {
      failedFor.clear();
      restsUntil = clock.now() + restMs;
    }
    if (made?.ok !== true || !made.narrated.isWhole) return null;
    const { body, question } = parted(made.narrated.text);
    const phrases = checkedPhrases(body, sources, today);
    if (phrases === null) {
      log.warn({ user: userId, model: made.narrated.model }, "the prose of an issue stated what the issue does not");
      return null;
    }
    return {
      phrases,
      // The checks read English. A question by rules is in the issue's own language.
      question:
        issue.question === null || question === null || !isEnglish(issue)
          ? null
          : checkedQuestion(question, sources, today),
      model: made.narrated.model,
    };
  };
}

/** An issue with its prose, where its reader wants some. */
export async function writtenIssue({
  userId,
  input,
  writeProse,
  signal,
}: {
  userId: string;
  input: IssueInput;
  writeProse: WriteProse;
  signal?: AbortSignal;
}): Promise<Issue> {
  const issue = buildIssue(input);
  if (!input.sections.includes("prose")) return issue;
  return { ...issue, prose: await writeProse(userId, issue, input.portfolio?.question ?? null, signal) };
}

/** In which a model writes, and in which its sentences are checked. */
const isEnglish = ({ language = "en" }: Issue): boolean => language === "en";

function proseRules(issue: Issue): string[] {
  const { kind, question } = issue;
  return [
    `Write one paragraph of two or three sentences in plain English, at most 70 words: what stood behind the ${kind === "portfolio" ? "portfolio's result" : "moves on the watchlist"} in this period, and what it means for the reader in the next 14 days. The first sentence of the issue already states the result: add to it, do not repeat it. No heading, no list, no live pieces.`,
    'Every sentence states at least one value by its mark, and names the holding or index that the value belongs to. Numbers and verbs of movement come from marks alone, as in "SAP {{2.SAP.DE.gain|direction}}", which reads "SAP lost $119.67": write no rose, lost, beat or behind of your own, and no number words. A headline may be quoted beside a move, never as its cause. What is the whole portfolio\'s stands in a sentence of its own, without the name of a holding.',
    ...(question === null || !isEnglish(issue)
      ? []
      : [
          `Then, on a line of its own that begins with "Question:", one question worth thinking about, of at most 25 words, better than this one if you can: ${JSON.stringify(spoken(question))}`,
        ]),
  ];
}

/** The paragraph, and what follows "Question:". */
function parted(text: string): { body: string; question: string | null } {
  const [body = "", question] = text.split(/^[*_ ]*question[*_ ]*:[*_ ]*/im);
  return { body: oneLine(body), question: question === undefined ? null : oneLine(question) };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A text up to the first sentence that isn't sound; null where nothing is left of it. */
function checkedPhrases(written: string, sources: AnswerSources, today: string): readonly IssuePhrase[] | null {
  const sound = soundSentences(written.replaceAll(/[*_`]{1,3}/g, ""), sources, today).slice(0, maxSentences);
  const text = sound.join(" ");
  if (text === "") return null;
  const rendered = sources.render(text);
  return rendered.text.length > longestProse ? null : phrasesOf(rendered.text, sources.figures(rendered.figures));
}

/** Whole, or not at all. A question needs no value. */
function checkedQuestion(written: string, sources: AnswerSources, today: string): readonly IssuePhrase[] | null {
  const [question, ...more] = soundSentences(written, sources, today, { needsValue: false });
  if (question === undefined || more.length > 0 || !question.endsWith("?")) return null;
  const { text, figures } = sources.render(question);
  return text.length > longestQuestion ? null : phrasesOf(text, sources.figures(figures));
}

function phrasesOf(text: string, figures: readonly Figure[]): readonly IssuePhrase[] {
  const phrases: IssuePhrase[] = [];
  let from = 0;
  for (const {
    start,
    end,
    isPrivate,
    state,
    label,
    symbol,
    value,
    unit,
    currency,
    period,
    formula,
    inputs,
  } of figures) {
    phrases.push(plain(withoutCitations(text.slice(from, start))));
    const number = { text: text.slice(start, end), isAmount: isPrivate };
    phrases.push(
      label === null || (state !== "data" && state !== "computed")
        ? number
        : { ...number, fact: { label, symbol, value, unit, currency, period, formula, inputs } },
    );
    from = end;
  }
  phrases.push(plain(withoutCitations(text.slice(from))));
  return phrases.filter((phrase) => phrase.text !== "");
}

/** Removes citations: the cited data is in the same issue. */
function withoutCitations(text: string): string {
  return text.replaceAll(/\s?\[\d{1,3}(?:\s*,\s*\d{1,3})*\]/g, "");
}
