import type { Quote } from "#contract/market.ts";
import type { NewsItem } from "#contract/news.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { SymbolMood } from "#contract/sentiment.ts";
import { divergence, priceSentiment } from "#core/sentiment/index.ts";
import { mood as words } from "#core/words/en/mood.ts";
import { noProvenance } from "./kept-values.ts";
import { isUsable, joined, strongest } from "./mood-material.ts";

const enoughStories = 3;

/** The mood of a symbol: its price's move beside the tone of its stories. */
export function symbolMood(
  symbol: string,
  quote: Quote | undefined,
  { items, provenance }: { readonly items: readonly NewsItem[]; readonly provenance: Provenance },
): SymbolMood {
  const tones = items.map(({ sentiment }) => sentiment).filter((tone) => tone !== null);
  const isPriced = quote !== undefined && isUsable(quote);
  const changePercent = isPriced ? quote.changePercent : null;
  const priceMood = priceSentiment(changePercent);
  const newsMood = tones.length === 0 ? null : tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  const divergenceKind = divergence(priceMood, newsMood)?.kind ?? null;
  return {
    symbol,
    name: quote?.name ?? null,
    changePercent,
    priceMood,
    newsMood,
    stories: tones.length,
    positiveStories: tones.filter((tone) => tone > 0.5).length,
    negativeStories: tones.filter((tone) => tone < 0.5).length,
    isLowEvidence: tones.length < enoughStories,
    gap: priceMood === null || newsMood === null ? null : priceMood - newsMood,
    divergence: divergenceKind === null ? null : words.divergences[divergenceKind],
    divergenceKind,
    headlines: strongest(items),
    provenance: joined([quote?.provenance ?? noProvenance(), provenance]),
  };
}
