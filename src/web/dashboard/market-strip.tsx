import { memo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { marketProxies } from "#core/market/market-proxies.ts";
import type { Quote, Sparkline as SparklineData } from "#contract/market.ts";
import { useFormats } from "../format/use-formats.ts";
import { Change, quoteDirection } from "../market/change.tsx";
import { useQuoteStatus } from "../market/data-status.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { Price } from "../market/price.tsx";
import { Sparkline } from "../market/sparkline.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./dashboard.module.css";

type Proxy = (typeof marketProxies)[number];

/** The markets at a glance: five funds with their sparklines. */
export const MarketStrip = memo(function MarketStrip({
  quotes,
  sparklines,
  isPending,
}: {
  quotes: ReadonlyMap<string, Quote>;
  sparklines: ReadonlyMap<string, SparklineData>;
  isPending: boolean;
}): ReactNode {
  useFormats();
  return (
    <nav className={classNames("grid gap-3", styles.strip)} aria-label={text.dashboard.strip}>
      {marketProxies.map((symbol) => (
        <ProxyTile
          key={symbol}
          symbol={symbol}
          quote={quotes.get(symbol)}
          sparkline={sparklines.get(symbol)}
          isPending={isPending}
        />
      ))}
    </nav>
  );
});

function ProxyTile({
  symbol,
  quote,
  sparkline,
  isPending,
}: {
  symbol: Proxy;
  quote: Quote | undefined;
  sparkline: SparklineData | undefined;
  isPending: boolean;
}): ReactNode {
  const isSample = quote?.provenance.status === "sample";
  return (
    <Link
      to={insightsPath(symbol)}
      className={classNames(
        "relative grid cols-main-end items-center gap-y-0 gap-x-1h card-box ink hover-no-underline py-2 px-3",
        styles.proxy,
        isSample && styles.proxySample,
      )}
    >
      <div className={classNames("ellipsis soft secondary", styles.proxyName)}>{text.dashboard.proxies[symbol]}</div>
      <div className={classNames("flex wrap items-baseline", styles.proxyFigures)}>
        <b className="soft size-secondary strong">{symbol}</b>
        {quote === undefined ? (
          isPending ? (
            <Skeleton width={96} height={16} />
          ) : (
            <span className="quiet">{text.market.unavailable}</span>
          )
        ) : (
          <ProxyFigures quote={quote} />
        )}
      </div>
      <div className={styles.proxyChart}>
        <Sparkline
          closes={sparkline?.closes ?? []}
          previousClose={sparkline?.previousClose ?? null}
          direction={quote === undefined ? null : quoteDirection(quote)}
          isSample={isSample}
          width={34}
          height={30}
        />
      </div>
    </Link>
  );
}

function ProxyFigures({ quote }: { quote: Quote }): ReactNode {
  const status = useQuoteStatus(quote);
  return (
    <>
      <Price quote={quote} />
      {status === "unavailable" ? null : <Change quote={quote} />}
    </>
  );
}
