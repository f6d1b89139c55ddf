import type { ReactNode } from "react";
import type { ToneMatch } from "#contract/news.ts";
import { directionMark, type Direction } from "../format/direction.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./tone.module.css";

/** Bands of a tone, as in `moodWord`. */
const neutralFrom = 0.45;
const positiveFrom = 0.55;

/** Returns a tone's side of neutral, by the figure as shown. */
export function toneDirection(value: number): Direction {
  const rounded = Math.round(value * 100) / 100;
  if (rounded >= positiveFrom) return "up";
  return rounded < neutralFrom ? "down" : "flat";
}

/** A mood or tone from 0 to 1 as word and number: "▲ Positive 0.68". Null shows `none`. */
export function Tone({
  value,
  none,
  short = false,
}: {
  value: number | null;
  none: string;
  /** Shows only the number. Screen readers still get the word. */
  short?: boolean;
}): ReactNode {
  if (value === null) return <span className="faint">{none}</span>;
  const direction = toneDirection(value);
  const word = text.tone[direction];
  return (
    <span className={classNames("inline-flex items-baseline nowrap gap-1h", direction)}>
      <span aria-hidden="true">{directionMark[direction]}</span>
      {short ? <span className="visually-hidden">{word}</span> : <span>{word}</span>}
      <b className="strong">{fixed(value, 2)}</b>
    </span>
  );
}

/** A headline with the words underlined that decided its tone. */
export function TonedTitle({ title, matches }: { title: string; matches: readonly ToneMatch[] }): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end, tone } of matches.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end > title.length) continue;
    if (start > at) pieces.push(title.slice(at, start));
    pieces.push(
      <span key={start} className={tone === "positive" ? styles.good : styles.bad} title={text.tone.counted[tone]}>
        {title.slice(start, end)}
      </span>,
    );
    at = end;
  }
  pieces.push(title.slice(at));
  return pieces;
}
