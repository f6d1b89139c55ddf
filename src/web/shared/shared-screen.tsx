import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { splitWords } from "#core/portfolio/missing-split.ts";
import { useLocation } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import type { Rebased, RebasedLine } from "../chart/rebased.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatDay } from "../format/format-date.ts";
import { formatMoney, formatMoneyChange, moneyDirection } from "../format/format-money.ts";
import { formatPercent, formatPercentChange, formatPrice, percentDigits } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { DataStatus } from "../market/data-status.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { sharingText as words } from "../text/sharing-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { BrandIcon } from "../ui/icons.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./shared.module.css";
import { classNames } from "../ui/class-names.ts";

const CompareChart = lazy(() => loadedScript(import("../chart/compare-chart.tsx")));

type Shared = Output<"POST /api/shared/portfolio">;
type Loaded = { readonly kind: "loading" | "gone" | "failed" } | { readonly kind: "ready"; readonly shared: Shared };

/** A shared portfolio: read-only and without a session. The secret is behind the # of the address. */
export function SharedScreen(): ReactNode {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? "";
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={classNames("grid", styles.page)}>
      <header className={classNames("row between edge-bottom on-surface", styles.bar)}>
        <span className={classNames("inline-row gap-2h", styles.brand)}>
          <BrandIcon size={24} />
          {text.product}
        </span>
        <ThemeToggle />
      </header>
      <main className={classNames("grid full mx-auto py-6 px-4 gap-5 max-w-1040", styles.main)}>
        <Opened key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />
      </main>
      <footer className={classNames("quiet text-centre", styles.foot)}>{words.foot}</footer>
    </div>
  );
}

function Opened({ token, onRetry }: { token: string; onRetry: () => void }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    call("POST /api/shared/portfolio", { token }, { signal: leaving.signal }).then(
      (shared) => setLoaded({ kind: "ready", shared }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setLoaded({ kind: error instanceof ApiProblem && error.code === "share-not-found" ? "gone" : "failed" });
      },
    );
    return () => leaving.abort();
  }, [token]);
  if (loaded.kind === "ready") return <Portfolio shared={loaded.shared} />;
  if (loaded.kind === "loading")
    return (
      <>
        <title>{text.documentTitle(words.pageTitle)}</title>
        <h1 className="visually-hidden">{words.pageTitle}</h1>
        <output className="visually-hidden">{words.loading}</output>
        <Skeleton width={260} height={34} />
        <Skeleton height={300} radius={12} />
        <Skeleton height={260} radius={12} />
      </>
    );
  const isGone = loaded.kind === "gone";
  return (
    <div className={classNames("grid justify-items-center gap-3 text-centre", styles.message)}>
      <title>{text.documentTitle(isGone ? words.goneTitle : words.failedTitle)}</title>
      <h1>{isGone ? words.goneTitle : words.failedTitle}</h1>
      <p className="soft" role="alert">
        {isGone ? words.gone : words.failed}
      </p>
      {isGone ? null : <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}

function Portfolio({ shared }: { shared: Shared }): ReactNode {
  const { baseCurrency, showsAmounts, performance, incomplete } = shared;
  const timeWeighted = performance?.timeWeighted ?? null;
  // Without a single price every sum would be zero.
  const isPriced = shared.holdings.length === 0 || shared.holdings.some(({ weight }) => weight !== null);
  return (
    <>
      <title>{text.documentTitle(shared.title)}</title>
      <div className={classNames("grid gap-2", styles.head)}>
        <h1 className="break">{shared.title}</h1>
        <p className={classNames("row wrap gap-2", styles.badges)}>
          <Badge>{words.readOnly}</Badge>
          <Badge>{words.until(formatDay(shared.expiresAt))}</Badge>
          <DataStatus provenance={shared.provenance} />
        </p>
        {showsAmounts ? null : <p className={classNames("note", styles.quiet)}>{words.hidden}</p>}
      </div>
      <dl className={classNames("grid clip card-box", styles.figures)}>
        {shared.totalValue === null ? null : (
          <div className="py-3h px-4">
            <dt className="quiet">{words.value}</dt>
            <dd className="mt-1 strong tabular">{formatMoney(shared.totalValue, baseCurrency)}</dd>
          </div>
        )}
        <div className="py-3h px-4">
          <dt className="quiet">{words.today}</dt>
          <dd className="mt-1 strong tabular">
            <Signed percent={shared.totalDayChangePercent} amount={shared.totalDayChange} currency={baseCurrency} />
          </dd>
        </div>
        <div className="py-3h px-4">
          <dt className="quiet">{words.gain}</dt>
          <dd className="mt-1 strong tabular">
            <Signed percent={shared.totalGainLossPercent} amount={shared.totalGainLoss} currency={baseCurrency} />
          </dd>
        </div>
        <div className="py-3h px-4">
          <dt className="quiet">{words.sinceStart}</dt>
          <dd className="mt-1 strong tabular">
            <Signed
              percent={timeWeighted === null || !isPriced ? null : timeWeighted * 100}
              amount={null}
              currency={baseCurrency}
            />
            <small className={classNames("note", styles.quiet)}>{words.timeWeighted}</small>
          </dd>
        </div>
        <div className="py-3h px-4">
          <dt className="quiet">{words.cash}</dt>
          <dd className="mt-1 strong tabular">
            {shared.cashWeight === null ? missing : formatPercent(shared.cashWeight * 100, 1)}
          </dd>
        </div>
      </dl>
      {isPriced ? <Course performance={performance} currency={baseCurrency} /> : null}
      <Holdings shared={shared} />
      {shared.missingSplits.map((split) => (
        <p key={`${split.symbol} ${split.date}`} className={classNames("note", styles.quiet)}>
          {words.missingSplit(split.symbol, splitWords(split.ratio), formatDay(split.date))}
        </p>
      ))}
      {incomplete.length === 0 ? null : (
        <p className={classNames("note", styles.quiet)}>
          {words.incomplete(
            incomplete.map(({ symbol, reason }) => [symbol, reason].filter(Boolean).join(", ")).join("; "),
          )}
        </p>
      )}
    </>
  );
}

function Course({ performance, currency }: { performance: Shared["performance"]; currency: string }): ReactNode {
  const rebased = performance === null ? null : courseLines(performance);
  return (
    <Card
      title={words.course}
      beside={
        rebased === null ? null : (
          <span className={classNames("note", styles.quiet)}>
            {words.courseSince(formatDay(rebased.moments[0]?.date ?? ""))}
          </span>
        )
      }
    >
      {rebased === null ? (
        <p className={classNames("note", styles.quiet)}>{words.noCourse}</p>
      ) : (
        <div className={styles.chart}>
          <Suspense fallback={<Skeleton height="100%" radius={8} />}>
            <CompareChart rebased={rebased} rangeLabel={words.course} timeZone="UTC" note={words.counted(currency)} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

function Holdings({ shared: { holdings, showsAmounts, baseCurrency } }: { shared: Shared }): ReactNode {
  return (
    <Card title={words.holdings} flush>
      {holdings.length === 0 ? (
        <p className="p-4">{words.empty}</p>
      ) : (
        <table className={classNames("full tabular", styles.table)}>
          <thead>
            <tr>
              <th scope="col">{words.symbol}</th>
              <th scope="col">{words.weight}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.gainPercent}</th>
              {showsAmounts ? (
                <>
                  <th scope="col">{words.shares}</th>
                  <th scope="col">{words.value}</th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {holdings.map((holding) => (
              <tr key={holding.symbol}>
                <th scope="row">
                  <span className="row gap-2h">
                    <SymbolAvatar symbol={holding.symbol} />
                    <span>
                      <strong>{holding.symbol}</strong>
                      <small className="block">{holding.name}</small>
                    </span>
                  </span>
                </th>
                <td data-label={words.weight}>
                  {holding.weight === null ? missing : formatPercent(holding.weight * 100, 1)}
                </td>
                <td data-label={words.price}>
                  {formatPrice(holding.price, { currency: holding.currency, type: null, price: holding.price })}{" "}
                  <small>{holding.currency}</small> <DataStatus provenance={holding.provenance} />
                </td>
                <td data-label={words.day}>
                  <Signed percent={holding.dayChangePercent} amount={null} currency={baseCurrency} />
                </td>
                <td data-label={words.gainPercent}>
                  <Signed percent={holding.gainPercent} amount={holding.gain} currency={baseCurrency} />
                </td>
                {showsAmounts ? (
                  <>
                    <td data-label={words.shares}>{holding.quantity ?? missing}</td>
                    <td data-label={words.value}>{formatMoney(holding.value, baseCurrency)}</td>
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** A gain or loss with shape, sign and colour, and its amount if the link includes amounts. */
function Signed({
  percent,
  amount,
  currency,
}: {
  percent: number | null;
  amount: string | null;
  currency: string;
}): ReactNode {
  if (percent === null && amount === null) return missing;
  const direction =
    percent === null ? moneyDirection(amount ?? 0, currency) : directionOf(percent, percentDigits(percent));
  return (
    <span className={classNames("nowrap", styles.signed)} data-direction={direction}>
      <span className="mr-1" aria-hidden="true">
        {directionMark[direction]}
      </span>
      {percent === null ? null : formatPercentChange(percent)}
      {amount === null ? null : <small>{formatMoneyChange(amount, currency)}</small>}
    </span>
  );
}

/** The growth of the portfolio and its benchmark in per cent since the portfolio's first day; null if unknown. */
function courseLines({ dates, growth, benchmark }: NonNullable<Shared["performance"]>): Rebased | null {
  const first = growth.findIndex((value) => value !== null);
  if (first === -1 || growth.at(-1) === null) return null;
  // A purchase below its day's close gains on that day, so the line starts the day before.
  const start = Math.max(0, first - 1);
  const own = lineOf(words.portfolio, start < first ? [1, ...growth.slice(first)] : growth.slice(first));
  const other = benchmark === null ? null : lineOf(benchmark.symbol, benchmark.growth.slice(start));
  if (own === null) return null;
  return {
    moments: dates.slice(start).map((date) => ({ date })),
    lines: other === null ? [own] : [own, other],
  };
}

function lineOf(symbol: string, growth: readonly (number | null)[]): RebasedLine | null {
  const percents = growth.map((value) => (value === null ? null : (value - 1) * 100));
  const known = percents.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Relative to a start of 1; only per cent are drawn.
  return {
    symbol,
    percents,
    first: 1,
    last: 1 + last / 100,
    low: Math.min(...known),
    high: Math.max(...known),
    percent: last,
  };
}
