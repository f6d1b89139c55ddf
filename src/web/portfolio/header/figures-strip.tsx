import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Output } from "../../api/call.ts";
import { directionMark, directionOf } from "../../format/direction.ts";
import { formatDay } from "../../format/format-date.ts";
import { writtenBenchmarkLack, writtenReturnLack } from "../../format/written-lack.ts";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { Money, MoneyChange } from "../../holdings/money.tsx";
import { unpriced } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { text } from "../../text/text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/popover.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { PortfolioAddress } from "../portfolio-address.ts";
import styles from "./strip.module.css";

const words = text.portfolio.strip;

/** Three returns in plain names, the benchmark and the cash, each with one sentence. */
export function FiguresStrip({
  holdings,
  performance,
  range,
  hasFailed,
  haveHoldingsFailed,
}: {
  holdings: Output<"GET /api/portfolio/holdings"> | undefined;
  performance: Output<"GET /api/portfolio/performance"> | undefined;
  range: PortfolioAddress["range"];
  hasFailed: boolean;
  haveHoldingsFailed: boolean;
}): ReactNode {
  const name = rangeName(range);
  const returns = performance?.returns;
  const benchmark = performance?.benchmark;
  const isCashKnown = holdings?.cash.every(({ value }) => value !== null) ?? true;
  const isWaiting = performance === undefined && !hasFailed;
  const failure = hasFailed ? words.failed : undefined;
  const invested = returns?.invested ?? null;
  const days = invested === null ? null : ([formatDay(invested.from), formatDay(invested.to)] as const);
  const yearly = returns?.yearly?.moneyWeighted ?? null;
  return (
    <section aria-label={words.label}>
      <dl className={classNames("grid clip card-box", styles.strip)}>
        <Figure
          name={words.yours}
          kind={words.yoursKind(name)}
          sentence={days === null ? "" : words.yoursWords(...days)}
          beside={yearly === null ? undefined : words.moneyWeighted(formatPercentChange(yearly * 100))}
          example={words.yoursExample}
        >
          <Ratio
            ratio={returns?.simple}
            reason={failure ?? writtenReturnLack(returns?.reasons.simple)}
            isWaiting={isWaiting}
          />
        </Figure>
        <Figure
          name={words.holdings}
          kind={words.holdingsKind(name)}
          sentence={days === null ? "" : words.holdingsWords(...days)}
          example={words.holdingsExample}
        >
          <Ratio
            ratio={returns?.timeWeighted}
            reason={failure ?? writtenReturnLack(returns?.reasons.timeWeighted)}
            isWaiting={isWaiting}
          />
        </Figure>
        <Figure name={words.gain} kind={words.gainKind} sentence={words.gainWords} example={words.gainExample}>
          {holdings === undefined && haveHoldingsFailed ? (
            <NotAvailable reason={text.portfolio.failed} />
          ) : holdings === undefined ? (
            <Skeleton width={120} height={20} />
          ) : holdings.totalGainLoss === null ? (
            <NotAvailable reason={gainReason(holdings.holdings)} />
          ) : (
            <>
              <MoneyChange amount={holdings.totalGainLoss} currency={holdings.baseCurrency} hasArrow />
              {holdings.totalGainLossPercent === null ? null : (
                <small className={directionOf(holdings.totalGainLossPercent, 2)}>
                  {formatPercentChange(holdings.totalGainLossPercent)}
                </small>
              )}
            </>
          )}
        </Figure>
        <Figure
          name={benchmark === null || benchmark === undefined ? words.versusAny : words.versus(benchmark.symbol)}
          kind={name}
          sentence={
            benchmark?.timeWeighted === null || benchmark?.timeWeighted === undefined
              ? ""
              : words.versusWords(
                  benchmark.name ?? benchmark.symbol,
                  formatPercentChange(benchmark.timeWeighted * 100),
                  formatDay(benchmark.from),
                  formatDay(benchmark.to),
                )
          }
          example={words.versusExample}
        >
          <Ratio
            ratio={benchmark?.difference}
            reason={failure ?? writtenBenchmarkLack(benchmark) ?? writtenReturnLack(returns?.reasons.timeWeighted)}
            isWaiting={isWaiting}
            inPoints
          />
        </Figure>
        <Figure
          name={words.cash}
          kind=""
          sentence={
            holdings === undefined || !isCashKnown
              ? ""
              : holdings.cash.length === 0
                ? words.noCash
                : Number(holdings.totalValue) > 0
                  ? words.cashShare(cashShare(holdings.totalCash, holdings.totalValue))
                  : ""
          }
        >
          {holdings === undefined && haveHoldingsFailed ? (
            <NotAvailable reason={text.portfolio.failed} />
          ) : holdings === undefined ? (
            <Skeleton width={90} height={20} />
          ) : !isCashKnown ? (
            <NotAvailable reason={words.cashUnknown} />
          ) : (
            <Money amount={holdings.totalCash} currency={holdings.baseCurrency} />
          )}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({
  name,
  kind,
  sentence,
  beside,
  example,
  children,
}: {
  name: string;
  kind: string;
  sentence: string;
  beside?: string | undefined;
  example?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={classNames("min-0", styles.figure)}>
      <dt className="faint size-meta line-secondary">
        <b className="soft medium">{name}</b> <span>{kind}</span>
        {example === undefined ? null : (
          <Popover
            position="bottom-start"
            target={
              <button
                type="button"
                className={classNames("inline-grid place-center round-1h faint hover-ink w-24 h-24", styles.info)}
                aria-label={text.portfolio.about(name)}
              >
                <IconInfoCircle size={14} stroke={1.8} aria-hidden="true" />
              </button>
            }
          >
            <div className={classNames("grid gap-2 data", styles.example)}>
              <p>
                <b className="soft medium">{words.exampleTitle}</b>
              </p>
              <p>{words.exampleStory}</p>
              <p>{example}</p>
            </div>
          </Popover>
        )}
      </dt>
      <dd className="grid gap-half">
        <span className={classNames("size-reading line-reading strong", styles.value)}>{children}</span>
        {beside === undefined ? null : <span className="soft secondary">{beside}</span>}
        <span className={classNames("note", styles.sentence)}>{sentence}</span>
      </dd>
    </div>
  );
}

function Ratio({
  ratio,
  reason,
  isWaiting,
  inPoints = false,
}: {
  ratio: number | null | undefined;
  reason: string | undefined;
  isWaiting: boolean;
  inPoints?: boolean;
}): ReactNode {
  if (isWaiting) return <Skeleton width={90} height={20} />;
  if (ratio === null || ratio === undefined) return <NotAvailable reason={reason} />;
  const direction = directionOf(ratio * 100, 2);
  const percent = formatPercentChange(ratio * 100);
  return (
    <span className={direction}>
      <span aria-hidden="true" className={styles.mark}>
        {directionMark[direction]}
      </span>{" "}
      {inPoints ? words.points(percent.replace(/\s*%/, "")) : percent}
    </span>
  );
}

function NotAvailable({ reason }: { reason: string | undefined }): ReactNode {
  return (
    <span className={classNames("soft medium", styles.none)}>
      {text.portfolio.notAvailable}
      {reason === undefined ? null : <small className="block soft secondary normal">{reason}</small>}
    </span>
  );
}

/** A cost means no gain until there is a price to compare it with. */
function gainReason(holdings: Output<"GET /api/portfolio/holdings">["holdings"]): string {
  const without = unpriced(holdings.filter(({ cost }) => cost !== null));
  return without.names.length === 0 ? words.gainUnknown : unpricedWords(without);
}

function rangeName(range: PortfolioAddress["range"]): string {
  if (typeof range === "string") return text.portfolio.ranges[range];
  return [range.from, range.to].map((day) => (day === null ? "…" : formatDay(day))).join(" – ");
}

function cashShare(cash: string | null, total: string | null): string {
  const [part, whole] = [Number(cash), Number(total)];
  return formatPercent((part / whole) * 100, 1);
}
