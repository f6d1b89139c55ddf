import type { Figure, Narrative, Notice } from "#contract/assistant.ts";
import { listedLinksOnly } from "#core/outside-text/index.ts";
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
}

/** Writes out the values of a text; takes out links, pictures, and citations of sources that are not there. */
export function checked(written: string, { sources, question, today, defaultSubject }: Checking, writer: Writer) {
  const { text: linked, removed } = listedLinksOnly(written, sources.listedLinks());
  const template = linked
    .replaceAll(/\[\[[^\]\n]*\]\]/g, "")
    .replaceAll(/\s?\[(\d{1,3})\]/g, (citation, number: string) =>
      Number(number) >= 1 && Number(number) <= sources.count() ? citation : "",
    )
    .trim();
  const { text, grounded } = checkedText(template, writer, sources, { question, today, defaultSubject });
  const figures: Figure[] = sources.figures(grounded);
  return { text, figures, grounded, unlisted: removed.length };
}

/** A finished text as it crosses the wire. `narrated` null: computed, no AI. */
export function narrativeOf({
  written,
  narrated,
  notices,
  createdAt,
  ...checking
}: Checking & {
  written: string;
  narrated: Narrated | null;
  notices: readonly Notice[];
  createdAt: string;
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
              detail: "A link that is not among the sources was taken out of the text.",
            },
          ]),
      ...(narrated === null || narrated.isWhole
        ? []
        : [{ code: "cut-off" as const, detail: "This text was cut off at its maximum length." }]),
    ],
    model: narrated?.model ?? null,
    isReplayed: narrated?.isReplayed ?? false,
    usage: narrated?.usage ?? null,
    cost: narrated?.cost ?? null,
    createdAt,
  };
}
