import { buildIssue, type IssueInput } from "#core/newsletter/build-issue.ts";
import type { Issue, IssuePhrase, IssueProse } from "#core/newsletter/issue.ts";
import type { QuestionFacts } from "#core/newsletter/issue-question.ts";
import type { GroundedFigure } from "#core/grounding/evidence.ts";
import { groundAnswer } from "#core/grounding/index.ts";
import type { AnswerSources } from "../assistant/answer-sources.ts";
import { commonRules, numberRules } from "../assistant/prompts.ts";
import type { Narrate } from "../assistant/texts/narrate.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { issueSources } from "./issue-sources.ts";
import { type GroundedSentence, isFaulty } from "./sentence-faults.ts";

/** Changes with every change of the instructions. */
const proseVersion = "2026-11-23.1";
/** Characters. */
const longestProse = 900;
const longestQuestion = 240;
const mostSentences = 3;
/** A model that failed two readers in a row is left alone so long, or each of a thousand issues would wait for it. */
const restMs = 2 * 60_000;

export type WriteProse = ReturnType<typeof createProse>;

/** Lets a model say in a few sentences what an issue means for its reader; an issue stands without it, too. */
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
      instructions: [...commonRules, ...numberRules, ...proseRules(issue), `Today is ${today} (UTC).`]
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
    const phrases = checkedPhrases(body, longestProse, sources, issue, today);
    if (phrases === null) {
      log.warn({ user: userId, model: made.narrated.model }, "the prose of an issue stated what the issue does not");
      return null;
    }
    return {
      phrases,
      question: issue.question === null || question === null ? null : checkedQuestion(question, sources, issue, today),
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

function proseRules({ kind, question }: Issue): string[] {
  return [
    `Write one paragraph of two or three sentences in plain English, at most 70 words: what stood behind the ${kind === "portfolio" ? "portfolio's result" : "moves on the watchlist"} in this period, and what it means for the reader in the next 14 days. The first sentence of the issue already states the result: add to it, do not repeat it. No heading, no list, no live pieces.`,
    "A headline may be named beside a move, never as its cause, and without its numbers. Write numbers in digits, and no fractions, addresses or domains. Marks for amounts stand for sizes without a sign: say beside them: gained, added, or lost. What is the whole portfolio's stands in a sentence of its own, without the name of a holding.",
    ...(question === null
      ? []
      : [
          `Then, on a line of its own that begins with "Question:", one question worth thinking about, of at most 25 words, better than this one if you can: ${JSON.stringify(question)}`,
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

/** A text up to the first sentence that must not be told, amounts apart; null where nothing is left of it. */
function checkedPhrases(
  written: string,
  mostCharacters: number,
  sources: AnswerSources,
  issue: Issue,
  today: string,
): readonly IssuePhrase[] | null {
  const whole = sources
    .render(written, { plainForm: "size" })
    .text.replaceAll(/[*_`]{1,3}/g, "")
    .trim();
  // A model that goes on and on is cut, not refused: what it says first stands by itself.
  const text = whole.slice(0, sentencesOf(whole, [])[mostSentences]?.start).trimEnd();
  if (text.length > mostCharacters || notPlain.test(text)) return null;
  const evidence = sources.evidence({ question: "", today, defaultSubject: null });
  for (let kept = text; kept !== "";) {
    const { figures } = groundAnswer(kept, evidence);
    const wrong = sentencesOf(kept, figures).find((sentence) => isFaulty(sentence, issue, evidence));
    if (wrong === undefined) return phrasesOf(kept, sources.privateSpans(figures));
    kept = kept.slice(0, wrong.start).trimEnd();
  }
  return null;
}

/** Whole, or not at all. */
function checkedQuestion(
  written: string,
  sources: AnswerSources,
  issue: Issue,
  today: string,
): readonly IssuePhrase[] | null {
  const checked = checkedPhrases(written, longestQuestion, sources, issue, today);
  return checked?.at(-1)?.text.endsWith("?") === true ? checked : null;
}

/** Links, pieces, tags, headings, and marks of amounts that are not there. */
const notPlain = /https?:|www\.|\]\(|\[\[|<\/?[a-z]|^#|\{\{|\(value not known\)/im;

/** The sentences of a text. A capital letter after a full stop begins one, unless it ended "Inc." and the like. */
function sentencesOf(
  text: string,
  figures: readonly GroundedFigure[],
): readonly (GroundedSentence & { start: number })[] {
  const ends = [
    ...text.matchAll(/(?<!\b(?:Inc|Corp|Co|Ltd|Cos|vs|U\.S|No))[.!?](?:\s?\[\d{1,3}\])*(?=\s+["“(]?\p{Lu})/gu),
  ].map(({ index, 0: end }) => index + end.length);
  return [...ends, text.length].map((end, place) => {
    const start = ends[place - 1] ?? 0;
    const inside = figures
      .filter((figure) => figure.start >= start && figure.start < end)
      .map((figure) => ({ ...figure, start: figure.start - start, end: figure.end - start }));
    return { start, text: text.slice(start, end), figures: inside };
  });
}

function phrasesOf(text: string, amounts: readonly { start: number; end: number }[]): readonly IssuePhrase[] {
  const phrases: IssuePhrase[] = [];
  let from = 0;
  for (const { start, end } of amounts) {
    phrases.push({ text: withoutCitations(text.slice(from, start)), isAmount: false });
    phrases.push({ text: text.slice(start, end), isAmount: true });
    from = end;
  }
  phrases.push({ text: withoutCitations(text.slice(from)), isAmount: false });
  return phrases.filter((phrase) => phrase.text !== "");
}

/** What they cite stands in the same issue. */
function withoutCitations(text: string): string {
  return text.replaceAll(/\s?\[\d{1,3}(?:\s*,\s*\d{1,3})*\]/g, "");
}
