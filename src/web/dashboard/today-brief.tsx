import { IconSparkles, IconSun } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addDays } from "#core/calendar/plain-date.ts";
import type { Output } from "../api/call.ts";
import { useWritten } from "../assistant/use-written.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { formatPercent, formatPercentChange } from "../format/format-price.ts";
import { useFormats } from "../format/use-formats.ts";
import { MoneyChange } from "../holdings/money.tsx";
import { newestPriceDay } from "../holdings/newest-price-day.ts";
import { unpriced } from "../holdings/unpriced.ts";
import { unpricedWords } from "../holdings/unpriced-words.ts";
import { dayMoves } from "../holdings/shares-of-day.ts";
import { useMoneyTexts } from "../holdings/use-money-texts.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { sessionWords } from "../market/session-words.ts";
import { query } from "../shell/query.ts";
import { writtenText } from "../text/written-text.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./today-brief.module.css";
import { classNames } from "../ui/class-names.ts";

const WrittenBrief = lazy(() => loadedScript(import("./written-brief.tsx")));

type Holdings = Output<"GET /api/portfolio/holdings">;

const words = writtenText.brief;
/** The most names that fit in one clause. */
const maxNames = 2;

/**
 * One or two sentences with sources: the day's change, its main contributors and the next event of a holding. Rules
 * write them at once; a model's version replaces them when ready.
 */
export const TodayBrief = memo(function TodayBrief({
  holdings,
  events,
  today,
}: {
  holdings: Holdings;
  events: readonly CalendarEvent[];
  today: string;
}): ReactNode {
  useFormats();
  const money = useMoneyTexts(holdings.baseCurrency);
  const status = useQuery(query("GET /api/assistant/status", {}));
  const hasModel = status.data !== undefined && status.data.model !== null;
  const written = useWritten("POST /api/assistant/brief", {}, hasModel).data?.brief ?? null;
  const { totalDayChange, totalDayChangePercent, baseCurrency, incomplete } = holdings;
  const priceDay = newestPriceDay(holdings);
  const sessionLabel = sessionWords(priceDay, today);
  const moves = dayMoves(holdings);
  const gains = moves.filter(({ amount }) => amount > 0).slice(0, maxNames);
  const losses = moves
    .filter(({ amount }) => amount < 0)
    .toReversed()
    .slice(0, maxNames);
  const clauses = [clause(gains, words.added), clause(losses, words.cost)].filter((part) => part !== null);
  const weights = new Map(holdings.holdings.map(({ symbol, weight }) => [symbol, weight]));
  const next = events.find(({ symbol, type }) => symbol !== null && weights.has(symbol) && type !== "splits");
  const weight = next === undefined ? null : (weights.get(next.symbol ?? "") ?? null);
  const direction = Math.sign(Number(totalDayChange));
  const missing = incomplete.filter(({ symbol }) => symbol !== null).length;
  const Icon = written === null || written.model === null ? IconSun : IconSparkles;
  return (
    <section className={classNames("row gap-3 card-box", styles.brief)} aria-label={words.title}>
      <Icon className="fixed-size accent" size={20} stroke={1.7} aria-hidden="true" />
      {written === null || written.model === null ? (
        byRules()
      ) : (
        <Suspense fallback={byRules()}>
          <WrittenBrief brief={written} />
        </Suspense>
      )}
      <Link
        className="fixed-size edge-control round-control ink medium phone-hidden py-1h px-3"
        to={performancePath(priceDay)}
      >
        {words.why}
      </Link>
    </section>
  );

  function byRules(): ReactNode {
    return (
      <>
        <p className={classNames("grow", styles.words)}>
          {direction === 0 ? (
            flatWords()
          ) : (
            <>
              {words.change(sessionLabel)}
              <b>
                <MoneyChange amount={totalDayChange} currency={baseCurrency} />
                {totalDayChangePercent === null ? null : ` (${formatPercentChange(totalDayChangePercent)})`}
              </b>
              .
            </>
          )}{" "}
          {clauses.join("; ")}
          <Source number={1} to="/portfolio" label={words.holdingsSource} />.
          {next === undefined ? null : (
            <>
              {" "}
              <b>{words.event(next.who, next.title, dayWords(next.date, today))}</b>
              {weight === null ? null : words.eventWeight(formatPercent(weight * 100, 1))}
              <Source number={2} to="/calendar" label={words.calendarSource} />.
            </>
          )}
          {missing === 0 || holdings.totalValue === null ? null : words.incomplete(missing)}
        </p>
        <span className={classNames("faint size-meta nowrap", styles.rules)}>{words.rules}</span>
      </>
    );
  }

  /** A missing price doesn't mean no change: the change is unknown. */
  function flatWords(): string {
    if (holdings.holdings.length === 0 || holdings.holdings.some(({ dayChange }) => dayChange !== null))
      return words.flat(sessionLabel);
    const without = unpriced(holdings.holdings);
    return without.names.length === 0 ? words.noChange : words.noPrice(unpricedWords(without));
  }

  function clause(
    some: readonly { readonly symbol: string; readonly amount: number }[],
    say: (names: string, amount: string) => string,
  ): string | null {
    if (some.length === 0) return null;
    const amount = Math.abs(some.reduce((sum, move) => sum + move.amount, 0));
    return say(some.map(({ symbol }) => symbol).join(words.and), money.amount(amount));
  }
});

/** The performance of one day. */
function performancePath(day: string | null): string {
  return `/portfolio?tab=performance${day === null ? "" : `&from=${day}&to=${day}`}`;
}

/** Keeps the brief's place until the holdings are known. */
export function BriefSkeleton(): ReactNode {
  return (
    <div className={classNames("row gap-3 card-box", styles.brief)} aria-hidden="true">
      <div className={classNames("grow", styles.words)}>
        <Skeleton width="60%" height={14} />
      </div>
    </div>
  );
}

function Source({ number, to, label }: { number: number; to: string; label: string }): ReactNode {
  return (
    <Link
      className={classNames("inline-block round-badge accent size-meta medium text-centre py-0 px-1h", styles.source)}
      to={to}
      aria-label={`${number}: ${label}`}
      title={label}
    >
      {number}
    </Link>
  );
}

function dayWords(date: string, today: string): string {
  if (date === today) return words.todayDay;
  return date === addDays(today, 1) ? words.tomorrow : words.onDay(formatDayOfWeek(date));
}
