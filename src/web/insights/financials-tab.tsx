import { useState } from "react";
import type { ReactNode } from "react";
import type { Fundamentals } from "#contract/fundamentals.ts";
import type { Quote } from "#contract/market.ts";
import { majorCurrency, minorUnits } from "#core/money/currencies.ts";
import { problemDetails } from "../api/api-problem.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatWhole } from "../format/format-large.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { groupName } from "../market/group-name.ts";
import { isOld } from "../market/is-old.ts";
import { RangeBar } from "../market/range-bar.tsx";
import { measuresText } from "../text/measures-text.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { figureValue } from "./figure-value.ts";
import { FundCard } from "./fund-card.tsx";
import { measureGroups } from "./measure-groups.ts";
import { StatementsCard } from "./statements-card.tsx";
import styles from "./tabs-content.module.css";
import { useFundamentals } from "./use-fundamentals.ts";
import { classNames } from "../ui/class-names.ts";

const words = symbolTabsText.financials;
/** Groups of figures in the side column. The others span the full width below. */
const besideStatements = 1;

/** A company's profile, valuation, results and analyst ratings; a fund's holdings. */
export default function FinancialsTab({ symbol, quote }: { symbol: string; quote: Quote | undefined }): ReactNode {
  const { data, error, refetch } = useFundamentals(symbol);
  const retry = (): void => void refetch();
  useDataEntry(
    data === undefined
      ? null
      : { id: "financials", label: text.symbolPage.tabNames.financials, ...data.provenance, onRetry: retry },
  );
  if (data === undefined)
    return (
      <Card
        state={
          error === null
            ? { kind: "loading", label: words.loading }
            : error.code === "unknown-symbol"
              ? { kind: "empty", message: words.none }
              : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: retry }
        }
      />
    );
  const groups = measureGroups(data.measures);
  const cards = groups.map((group) => <FiguresCard key={group.name} group={group} currency={data.currency} />);
  const hasProfile = Object.values(data.profile).some((value) => value !== null);
  const isEmpty = groups.length === 0 && !hasProfile && data.statements.length === 0 && data.fund === null;
  if (isEmpty) return <Card state={{ kind: "empty", message: words.none }} />;
  return (
    <div className="grid gap-card min-0">
      {data.provenance.note === undefined ? null : <p className="quiet">{data.provenance.note}</p>}
      <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.columns)}>
        <div className="grid gap-card min-0">
          {hasProfile ? <ProfileCard data={data} /> : null}
          {data.statements.length > 0 ? <StatementsCard statements={data.statements} /> : null}
          {data.fund === null ? null : <FundCard fund={data.fund} currency={data.currency} holdings={25} showSectors />}
        </div>
        <div className="grid gap-card min-0">
          {data.fund === null ? <AnalystsCard data={data} quote={quote} /> : null}
          {cards.slice(0, besideStatements)}
        </div>
      </div>
      <div className={classNames("gap-x-3h", styles.groups)}>{cards.slice(besideStatements)}</div>
    </div>
  );
}

function FiguresCard({
  group: { name, figures },
  currency,
}: {
  group: ReturnType<typeof measureGroups>[number];
  currency: string | null;
}): ReactNode {
  return (
    <Card title={words.groups[name]}>
      <dl className={classNames("grid", styles.figures)}>
        {figures.map(({ id, unit, value }) => (
          <div className="flex between gap-3 py-1" key={id}>
            <dt className="soft">{measuresText.figures[id]}</dt>
            <dd
              className="medium nowrap"
              title={unit === "money" || unit === "shares" ? formatWhole(value) : undefined}
            >
              {figureValue(value, unit)}
              {unit === "money" && currency !== null ? (
                <small className="quiet normal"> {formatCurrencyCode(currency)}</small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function ProfileCard({ data }: { data: Fundamentals }): ReactNode {
  const { sector, industry, country, employees, website, summary } = data.profile;
  const [isWhole, setIsWhole] = useState(false);
  const facts = [
    [words.sector, sector === null ? null : groupName("sector", sector)],
    [words.industry, industry],
    [words.country, country === null ? null : groupName("country", country)],
    [words.employees, employees === null ? null : formatWhole(employees)],
  ] as const;
  const isLong = (summary ?? "").length > 360;
  return (
    <Card
      title={words.profile}
      beside={isOld(data.provenance.status) ? <DataStatus provenance={data.provenance} /> : null}
    >
      <dl className={classNames("grid mb-3 gap-y-2h gap-x-5", styles.profile)}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt className="quiet">{name}</dt>
              <dd className="medium break">{value}</dd>
            </div>
          ),
        )}
        {website === null || !/^https?:\/\//.test(website) || !URL.canParse(website) ? null : (
          <div>
            <dt className="quiet">{words.website}</dt>
            <dd className="medium break">
              <a href={website} target="_blank" rel="noreferrer">
                {new URL(website).host}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {summary === null ? null : (
        <p className={classNames("soft pretty", styles.summary)} data-folded={isLong && !isWhole}>
          {summary}
        </p>
      )}
      {isLong ? (
        <Button look="subtle" size="small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.less : words.more}
        </Button>
      ) : null}
    </Card>
  );
}

const viewNames = ["strongBuy", "buy", "hold", "sell", "strongSell"] as const;

function AnalystsCard({ data, quote }: { data: Fundamentals; quote: Quote | undefined }): ReactNode {
  const { count, targetLow, targetMean, targetHigh, views } = data.analysts;
  const price = comparablePrice(quote, data.currency);
  const hasTargets = targetLow !== null && targetMean !== null && targetHigh !== null;
  const target = (value: number): string => fixed(value, 2);
  const all = views === null ? 0 : viewNames.reduce((sum, name) => sum + (views[name] ?? 0), 0);
  return (
    <Card
      title={words.analysts}
      actions={
        count === null ? null : <span className={classNames("quiet", styles.quiet)}>{words.analystCount(count)}</span>
      }
      state={hasTargets || all > 0 ? { kind: "ready" } : { kind: "empty", message: words.noAnalysts }}
    >
      {hasTargets ? (
        <>
          <p className="mb-1h quiet">
            {words.targets}
            {data.currency === null ? null : `, ${formatCurrencyCode(data.currency)}`}
          </p>
          {price === null || price < targetLow * 0.2 || price > targetHigh * 5 ? null : (
            <RangeBar
              label={words.targets}
              low={Math.min(targetLow, price)}
              high={Math.max(targetHigh, price)}
              value={price}
              format={target}
              isSample={false}
            />
          )}
          <p className="mt-1h">{words.target(target(targetLow), target(targetMean), target(targetHigh))}</p>
          {price === null || price === 0 ? null : (
            <p className={classNames("quiet", styles.quiet)}>
              {words.toMean(formatPercentChange((targetMean / price - 1) * 100))}
            </p>
          )}
        </>
      ) : null}
      {views === null || all === 0 ? null : (
        <>
          <h3 className="mt-3h mb-1 quiet medium">{words.viewsTitle}</h3>
          <ul className={classNames("p-0", styles.views)}>
            {viewNames.map((name) => (
              <li className="grid items-center gap-2h min-h-24" key={name}>
                <span>{words.views[name]}</span>
                <span className={classNames("round-1 h-7", styles.viewBar)} aria-hidden="true">
                  <i
                    className="block full-height round-1 on-flat"
                    data-view={name}
                    style={{ width: `${((views[name] ?? 0) / all) * 100}%` }}
                  />
                </span>
                <b className="medium text-end">{views[name] ?? 0}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Returns the price in the targets' currency; null if the two can't be compared. */
function comparablePrice(quote: Quote | undefined, currency: string | null): number | null {
  if (quote === undefined || quote.price === null || quote.currency === null || currency === null) return null;
  if (quote.provenance.status === "sample") return null;
  if (quote.currency === currency) return quote.price;
  return majorCurrency(quote.currency) === currency ? quote.price / (minorUnits[quote.currency]?.perUnit ?? 1) : null;
}
