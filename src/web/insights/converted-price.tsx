import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { currencies } from "#core/money/currencies.ts";
import { formatDate } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { useNow } from "../format/use-now.ts";
import { query } from "../shell/query.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { convertible } from "./convertible.ts";

/** A foreign price in the user's currency at the published rate; nothing without a rate. */
export function ConvertedPrice({ quote }: { quote: Quote }): ReactNode {
  const own = useSettings().settings.preferences.defaultCurrency;
  const nowMs = useNow("minute");
  const source = convertible(quote, own);
  const known: readonly string[] = currencies;
  const rates = useQuery({
    ...query("GET /api/market/exchange-rates", { base: source?.currency ?? own }),
    enabled: source !== null && known.includes(source.currency),
  });
  const { data } = rates;
  const rate = data?.rates[own];
  if (source === null || data === undefined || data.date === null || rate === undefined) return null;
  const price = formatPrice(source.price * rate, { currency: own, price: source.price * rate });
  return (
    <span className="quiet" title={text.symbolPage.convertedTitle}>
      {text.symbolPage.converted(
        price,
        own,
        data.provenance.source.toUpperCase(),
        formatDate(Date.parse(`${data.date}T12:00:00Z`), nowMs, "UTC"),
      )}
    </span>
  );
}
