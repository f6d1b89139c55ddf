import type { ReactNode } from "react";
import type { CalendarType } from "#core/market/calendar-types.ts";
import { type CalendarAnswer, useCalendar } from "../market/use-calendar.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";

/** The number of events beyond the user's own symbols, if those have none. */
export function MarketCount({
  types,
  from,
  to,
}: {
  types: readonly CalendarType[];
  from: string;
  to: string;
}): ReactNode {
  const { totals, isPending, failed } = useCalendar({ types, from, to, symbols: null });
  const count = types.reduce((sum, type) => sum + (totals[type] ?? 0), 0);
  if (isPending || failed.length > 0 || count === 0) return null;
  return <p className="block quiet">{text.calendar.marketHas(count)}</p>;
}

/** Event types that failed to load, with a retry, and types that no source carries. */
export function CalendarProblems({ answer, isDown }: { answer: CalendarAnswer; isDown: boolean }): ReactNode {
  const quiet = [...answer.notes, ...answer.notOffered];
  if (answer.failed.length === 0)
    return quiet.map((note) => (
      <p key={note} className="py-2 px-4 edge-bottom-soft quiet">
        {note}
      </p>
    ));
  const isWhole = isDown && answer.failed.length > 1;
  const missing = answer.failed.flatMap(({ type, note }) => (note === null ? [text.events.types[type]] : []));
  const refused = [...new Set(answer.failed.flatMap(({ note }) => note ?? []))];
  return (
    <div className="row wrap between gap-y-2 gap-x-4 py-2h px-4 edge-bottom-soft on-amber" role="alert">
      <div className="column gap-half min-0">
        {isWhole ? <p className="strong">{text.calendar.failedAll}</p> : null}
        {isWhole || missing.length === 0 ? null : <p>{text.events.couldNotLoad(missing.join(", "))}</p>}
        {refused.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {quiet.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {isDown ? null : <p className="block size-secondary soft">{text.calendar.othersComplete}</p>}
      </div>
      <Button size="small" onClick={answer.retry}>
        {text.ui.retry}
      </Button>
    </div>
  );
}
