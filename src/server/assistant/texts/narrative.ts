import type { Figure, Narrative, Notice } from "#contract/assistant.ts";
import { listedLinksOnly } from "#core/outside-text/index.ts";
import type { ValueWriting } from "#core/references/index.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import type { AnswerSources } from "../answer-sources.ts";
import { checkedText, matchedCounts, type Writer } from "../checked-text.ts";
import type { Narrated } from "./narrate.ts";

/** The context that texts are checked against, besides the sources. */
export interface Checking {
  readonly sources: AnswerSources;
  /** The question: its numbers may be repeated. */
  readonly question: string;
  readonly today: string;
  readonly defaultSubject: string | null;
  /** Formats of a text that code wrote; English if left out. */
  readonly writing?: ValueWriting;
  /** Formats of a text that a model wrote; English if left out. */
  readonly modelWriting?: ValueWriting;
}

/** Writes out the values of a text; takes out links, pictures, and citations of sources that are not there. */
export function checked(
  written: string,
  { sources, question, today, defaultSubject, writing, modelWriting }: Checking,
  writer: Writer,
) {
  const { text: linked, removed } = listedLinksOnly(written, sources.listedLinks());
  const template = linked
    .replaceAll(/\[\[[^\]\n]*\]\]/g, "")
    .replaceAll(/\s?\[(\d{1,3})\]/g, (citation, number: string) =>
      Number(number) >= 1 && Number(number) <= sources.count() ? citation : "",
    )
    .trim();
  const { text, grounded } = checkedText(template, writer, sources, {
    question,
    today,
    defaultSubject,
    writing: writer === "code" ? writing : modelWriting,
  });
  const figures: Figure[] = sources.figures(grounded);
  return { text, figures, grounded, unlisted: removed.length };
}

/** A finished text as it crosses the wire. `narrated` null: computed, no AI. */
export function narrativeOf({
  written,
  narrated,
  notices,
  createdAt,
  words: { values } = englishWords.answers,
  ...checking
}: Checking & {
  written: string;
  narrated: Narrated | null;
  notices: readonly Notice[];
  createdAt: string;
  /** The reader's, for notices. */
  words?: Pick<Words["answers"], "values">;
}): Narrative {
  const { text, figures, grounded, unlisted } = checked(written, checking, narrated === null ? "code" : "model");
  return {
    text,
    figures,
    ...matchedCounts(figures),
    sources: checking.sources.shown(grounded),
    notices: [
      ...notices,
      ...(unlisted === 0
        ? []
        : [
            {
              code: "unlisted-link" as const,
              detail: values.unlistedLink,
            },
          ]),
      ...(narrated === null || narrated.isWhole ? [] : [{ code: "cut-off" as const, detail: values.cutOff }]),
    ],
    model: narrated?.model ?? null,
    isReplayed: narrated?.isReplayed ?? false,
    usage: narrated?.usage ?? null,
    cost: narrated?.cost ?? null,
    createdAt,
  };
}
