import type { ComponentType } from "react";
import type { Quote } from "#contract/market.ts";
import type { Watchlist } from "#contract/watchlists.ts";
import { marketProxies } from "#core/market/market-proxies.ts";
import type { Output } from "../api/call.ts";
import type { heldBySymbol } from "../holdings/event-consequence.tsx";
import type { useHoldings } from "../holdings/use-portfolio.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import type { CalendarAnswer } from "../market/use-calendar.ts";
import type { QuotesResult } from "../market/use-quotes.ts";
import type { useSignals } from "../market/use-signals.ts";
import type { useSparklines } from "../market/use-sparklines.ts";
import type { WatchlistActions } from "../market/use-watchlist-actions.ts";
import type { useWatchlists } from "../market/use-watchlists.ts";
import type { CardPlace } from "./dashboard-layout.ts";

/**
 * Data that several cards share. The page requests it once, before the first card renders, and only for cards that are
 * shown. `market`: the quotes and sparklines of the market's funds. `list`: those of the watchlist.
 */
export type SharedData = "market" | "list" | "signals" | "events";

/** A card of the dashboard. It is added by a file beside the others and a line in their list. */
export interface DashboardCard extends CardPlace {
  /** The name while editing. */
  readonly title: string;
  readonly uses: readonly SharedData[];
  /** The same for users without holdings; omit if it doesn't differ. */
  readonly usesWithoutHoldings?: readonly SharedData[];
  /** False while the card has nothing to show, so that it takes no place. */
  readonly hasContent: (view: DashboardView) => boolean;
  /** Fills the height of the first card in the other column. */
  readonly isFlexible?: boolean;
  /** Takes the height that its column has left. Without such a card, the last one does, unless it keeps its height. */
  readonly doesGrow?: boolean;
  /** Has no use for more height than its content. */
  readonly keepsHeight?: boolean;
  readonly Component: ComponentType<{ readonly view: DashboardView }>;
}

/** The data that the cards show. Data that no shown card uses is empty. */
export interface DashboardView {
  readonly watchlists: ReturnType<typeof useWatchlists>;
  /** The chosen list; undefined until known. */
  readonly list: Watchlist | undefined;
  readonly symbols: readonly string[];
  readonly onList: (id: string) => void;
  readonly holdings: ReturnType<typeof useHoldings>;
  /** Null without holdings. */
  readonly own: Output<"GET /api/portfolio/holdings"> | null;
  readonly held: ReturnType<typeof heldBySymbol>;
  readonly ownSymbols: readonly string[];
  /** True while the first steps take the place of the market's chart. */
  readonly hasSetup: boolean;
  readonly events: CalendarAnswer;
  /** The next event by symbol. */
  readonly next: ReadonlyMap<string, CalendarEvent>;
  readonly stripQuotes: QuotesResult;
  readonly quotes: QuotesResult;
  readonly sparklines: ReturnType<typeof useSparklines>;
  readonly signals: ReturnType<typeof useSignals>;
  readonly actions: WatchlistActions;
  readonly today: string;
  readonly nowMs: number;
  /** The day of the quotes in words: "Today" or "Last session, Fri 21 Nov". */
  readonly sessionLabel: string;
  /** The symbol chosen for the market's chart. */
  readonly chosen: string | null;
  readonly onSelect: (symbol: string) => void;
}

/** Returns the symbols of the market's chart, the shown one and its quote. */
export function chartChoice({ list, symbols, chosen, quotes, stripQuotes }: DashboardView): {
  readonly isEmpty: boolean;
  readonly selectable: readonly string[];
  readonly selected: string;
  readonly quote: Quote | undefined;
} {
  const isEmpty = list !== undefined && symbols.length === 0;
  const selectable: readonly string[] = isEmpty ? marketProxies : symbols;
  const selected = chosen !== null && selectable.includes(chosen) ? chosen : (selectable[0] ?? marketProxies[0]);
  return { isEmpty, selectable, selected, quote: quotes.bySymbol.get(selected) ?? stripQuotes.bySymbol.get(selected) };
}
