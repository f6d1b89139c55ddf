import type { ReactNode } from "react";
import { Change } from "../market/change.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { Price } from "../market/price.tsx";
import { SymbolButton } from "../market/symbol-button.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { usePageTitle } from "../shell/page-title.tsx";
import { text } from "../text/text.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./technical.module.css";

const words = text.technical;

/** The symbol, which can be changed, with its price. */
export function SymbolHead({ symbol, onChoose }: { symbol: string; onChoose: (symbol: string) => void }): ReactNode {
  const quotes = useQuotes([symbol]);
  const quote = quotes.bySymbol.get(symbol);
  usePageTitle(`${words.title} ${symbol}`);
  return (
    <div className="row wrap gap-y-2 gap-x-3 min-0">
      <SymbolButton symbol={symbol} name={quote?.name ?? null} onChoose={onChoose} />
      {quote === undefined ? (
        quotes.isPending ? (
          <Skeleton width={220} height={24} />
        ) : null
      ) : (
        <>
          <Price key={symbol} quote={quote} className={styles.price} />
          <Change quote={quote} show="both" />
          <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
        </>
      )}
    </div>
  );
}
