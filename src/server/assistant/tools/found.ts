import type { Subject } from "#core/grounding/evidence.ts";
import type { DataProblem } from "#core/words/data-problem.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import type { ToolFound, ToolMissing, ToolSource } from "../tool.ts";
import { heldBack } from "./outside-words.ts";

type Notice = ToolFound["notices"][number];

/** A tool's result; the user gets a notice about a text that was held back. */
export function found(
  summary: string,
  sources: readonly ToolSource[],
  subjects: readonly Subject[] = [],
  notices: readonly Notice[] = [],
): ToolFound {
  // The model reads data alone: missing parts are named beside the figures they touch.
  const notes = notices.filter(({ code }) => code === "incomplete").map(({ detail }) => detail);
  const quarantined = sources.filter(
    ({ quotes, data }) => quotes.some(({ text }) => text === heldBack) || JSON.stringify(data).includes(heldBack),
  );
  return {
    ok: true,
    summary,
    sources:
      notes.length === 0
        ? sources
        : sources.map((source) => ({
            ...source,
            data: withNotes(source.data, notes),
            ownTexts: [...source.ownTexts, ...notes],
          })),
    subjects,
    notices: [
      ...notices,
      ...quarantined.map(({ provider }) => ({
        code: "quarantined" as const,
        detail: `A text of ${provider} was held back: it gives orders to the assistant.`,
      })),
    ],
  };
}

function withNotes(data: unknown, notes: readonly string[]): unknown {
  return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data, notes } : data;
}

/** Why there is nothing where an address of the app refused. The detail may quote somebody else, so a model reads the code alone. */
export function refused(problem: DataProblem, { answers }: Words = englishWords): ToolMissing {
  return { ok: false, reason: answers.sources.refused(problem), code: problem.code };
}

/** Why there is nothing, in the app's own words. */
export function missing(reason: string): ToolMissing {
  return { ok: false, reason };
}

export function sampleNotice(what: string, { answers }: Words = englishWords): Notice {
  return { code: "sample-left-out", detail: answers.sources.sampleLeftOut(what) };
}

export function incompleteNotice(detail: string): Notice {
  return { code: "incomplete", detail };
}
