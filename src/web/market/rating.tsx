import type { ReactNode } from "react";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { SignalBadge } from "./signal-badge.tsx";
import type { SymbolSignals } from "./use-signals.ts";

const arrows = { up: "↗", down: "↘", flat: "→" } as const;

/** A rating with the mean behind it and its direction since last week, so that equal ratings can be told apart. */
export function Rating({ of: { overall, score, scoreWeekAgo } }: { of: RatedSymbol }): ReactNode {
  if (overall === null || score === null) return <SignalBadge signal={overall} />;
  const trend = trendOf(score, scoreWeekAgo);
  return (
    <span className="inline-row gap-1h nowrap" title={scoreWords({ score, scoreWeekAgo })}>
      <SignalBadge signal={overall} />
      <span className="soft size-secondary tabular" aria-hidden="true">
        {signed(score)}
        {trend === null ? null : ` ${arrows[trend]}`}
      </span>
      <span className="visually-hidden">{scoreWords({ score, scoreWeekAgo })}</span>
    </span>
  );
}

export type RatedSymbol = Pick<SymbolSignals, "overall" | "score" | "scoreWeekAgo">;

/** "Score −0.50, −2 to 2. A week ago: −1.00." */
export function scoreWords({
  score,
  scoreWeekAgo,
}: {
  readonly score: number;
  readonly scoreWeekAgo: number | null;
}): string {
  return text.signals.score(signed(score), scoreWeekAgo === null ? null : signed(scoreWeekAgo));
}

function trendOf(score: number, before: number | null): keyof typeof arrows | null {
  if (before === null) return null;
  if (score === before) return "flat";
  return score > before ? "up" : "down";
}

function signed(score: number): string {
  return `${score > 0 ? "+" : ""}${fixed(score, 2)}`;
}
