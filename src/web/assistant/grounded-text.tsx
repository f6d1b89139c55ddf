import type { ReactNode } from "react";
import type { Figure } from "#contract/assistant.ts";
import { assistantText } from "../text/assistant-text.ts";
import styles from "./assistant.module.css";
import { FigureChip } from "./figure-chip.tsx";
import { type Segment, segmentsOf } from "./segments.ts";
import { classNames } from "../ui/class-names.ts";

/** A run of a checked text: its figures open what they were matched to, its citations call `onCite`. */
export function GroundedText({
  text,
  offset = 0,
  figures,
  sourceNumbers,
  onCite,
}: {
  text: string;
  /** Where the run begins in the text the figures count in. */
  offset?: number;
  figures: readonly Figure[];
  sourceNumbers: ReadonlySet<number>;
  onCite: (number: number) => void;
}): ReactNode {
  const segments = segmentsOf(text, offset, figures, sourceNumbers);
  return segments.map((segment, index) => {
    switch (segment.kind) {
      case "words":
        return segment.text.slice(punctuationAt(segments, index).length);
      case "figure":
        return (
          <span key={segment.start} className="nowrap">
            <FigureChip figure={segment.figure} hasNumber={!isCitedNext(segments, index)} />
            {punctuationAt(segments, index + 1)}
          </span>
        );
      default:
        return (
          <span key={segment.start} className="nowrap">
            <button
              type="button"
              className={classNames(
                "inline-block py-0 px-1 round-1 on-accent accent size-meta strong text-centre min-w-24 min-h-20",
                styles.citation,
              )}
              aria-label={assistantText.assistant.source(segment.number)}
              onClick={() => onCite(segment.number)}
            >
              {segment.number}
            </button>
            {punctuationAt(segments, index + 1)}
          </span>
        );
    }
  });
}

/** Whether the next citation says a figure's source already. */
function isCitedNext(segments: readonly Segment[], index: number): boolean {
  const figure = segments[index];
  const next = segments.slice(index + 1).find(({ kind }) => kind === "citation");
  return next?.kind === "citation" && figure?.kind === "figure" && next.number === figure.figure.sourceNumber;
}

/** Returns the punctuation right after a figure or citation, so that it stays on the same line. */
function punctuationAt(segments: readonly Segment[], index: number): string {
  const words = segments[index];
  if (words?.kind !== "words" || index === 0 || segments[index - 1]?.kind === "words") return "";
  return /^[.,;:!?)]+/.exec(words.text)?.[0] ?? "";
}
