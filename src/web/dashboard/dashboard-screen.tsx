import { lazy, Suspense, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Quote } from "#contract/market.ts";
import type { Watchlist } from "#contract/watchlists.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { marketProxies } from "#core/market/market-proxies.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { problemDetails } from "../api/api-problem.ts";
import { HistoryCard } from "../chart/history-card.tsx";
import { useAuth } from "../account/auth-provider.tsx";
import type { Output } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { useNow } from "../format/use-now.ts";
import { heldBySymbol } from "../holdings/event-consequence.tsx";
import { useHoldings } from "../holdings/use-portfolio.ts";
import { type CalendarEvent, localDay } from "../market/calendar-event.ts";
import { Change } from "../market/change.tsx";
import { currentStatus } from "../market/current-status.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { isOld } from "../market/is-old.ts";
import { insightsPath } from "../market/insights-path.ts";
import { Price } from "../market/price.tsx";
import { sessionWords } from "../market/session-words.ts";
import { type CalendarAnswer, useCalendar } from "../market/use-calendar.ts";
import { type QuotesResult, useQuotes } from "../market/use-quotes.ts";
import { useSignals } from "../market/use-signals.ts";
import { useSparklines } from "../market/use-sparklines.ts";
import { useWatchlistActions } from "../market/use-watchlist-actions.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Later } from "../ui/later.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AllocationCard } from "./allocation-card.tsx";
import { ComingUpCard } from "./coming-up-card.tsx";
import styles from "./dashboard.module.css";
import { MarketStrip } from "./market-strip.tsx";
import { MoversCard } from "./movers-card.tsx";
import { MovesCard } from "./moves-card.tsx";
import { NewsCard } from "./news-card.tsx";
import { PortfolioCard } from "./portfolio-card.tsx";
import { TodayBrief } from "./today-brief.tsx";
import { WatchlistCard } from "./watchlist-card.tsx";

const DataNotice = lazy(async () => ({ default: (await loadedScript(import("./data-notice.tsx"))).DataNotice }));
const SetupCard = lazy(async () => ({ default: (await loadedScript(import("./setup-card.tsx"))).SetupCard }));
/** Events and stories are requested by symbol. */
const maxOwnSymbols = 40;
const chartHeight = "clamp(280px, 33dvh, 400px)";
const eventTypes = ["earnings", "dividends", "economic", "splits"] as const;
const eventDays = 14;
const noSymbols: readonly string[] = [];
const setupSteps = ["format", "holdings", "data"] as const;

/** The current state of the markets and the user's symbols. */
export function DashboardScreen(): ReactNode {
  const watchlists = useWatchlists();
  const [listId, setListId] = useState<string | null>(null);
  const lists = watchlists.data?.watchlists ?? [];
  const list = lists.find(({ id }) => id === listId) ?? lists.find(({ isDefault }) => isDefault) ?? lists[0];
  const symbols = list?.symbols ?? noSymbols;
  const holdings = useHoldings();
  const own = holdings.data !== undefined && isOwner(holdings.data) ? holdings.data : null;
  const held = useMemo(() => heldBySymbol(own?.holdings), [own]);
  const ownSymbols = useMemo(() => [...held.keys()].slice(0, maxOwnSymbols), [held]);
  const eventSymbols = useMemo(() => [...new Set([...ownSymbols, ...symbols])], [ownSymbols, symbols]);
  const today = localDay(useNow("minute"));
  const events = useCalendar({ types: eventTypes, from: today, to: addDays(today, eventDays), symbols: eventSymbols });
  return (
    <Cards
      watchlists={watchlists}
      list={list}
      symbols={symbols}
      onList={setListId}
      holdings={holdings}
      own={own}
      held={held}
      ownSymbols={ownSymbols}
      events={events}
      today={today}
    />
  );
}

/** A component of its own, so that rendering can pause between the page's questions and its cards. */
function Cards({
  watchlists,
  list,
  symbols,
  onList,
  holdings,
  own,
  held,
  ownSymbols,
  events,
  today,
}: {
  watchlists: ReturnType<typeof useWatchlists>;
  /** The chosen list; undefined until known. */
  list: Watchlist | undefined;
  symbols: readonly string[];
  onList: (id: string) => void;
  holdings: ReturnType<typeof useHoldings>;
  /** Null without holdings. */
  own: Output<"GET /api/portfolio/holdings"> | null;
  held: ReturnType<typeof heldBySymbol>;
  ownSymbols: readonly string[];
  events: CalendarAnswer;
  today: string;
}): ReactNode {
  const actions = useWatchlistActions();
  const [chosen, setChosen] = useState<string | null>(null);
  const isEmpty = list !== undefined && symbols.length === 0;
  const selectable: readonly string[] = isEmpty ? marketProxies : symbols;
  const selected = chosen !== null && selectable.includes(chosen) ? chosen : (selectable[0] ?? marketProxies[0]);

  const stripQuotes = useQuotes(marketProxies);
  const quotes = useQuotes(symbols);
  const sparklines = useSparklines([...marketProxies, ...symbols]);
  const signals = useSignals(symbols);
  const selectedQuote = quotes.bySymbol.get(selected) ?? stripQuotes.bySymbol.get(selected);
  const nowMs = useNow("minute");
  const { currentUser } = useAuth();
  const { settings } = useSettings();
  const { setupDone } = settings.preferences;
  const isSetUp = setupDone.includes("hidden") || setupSteps.every((step) => isDone(step));
  const hasSetup = holdings.data !== undefined && !isSetUp;
  const next = useMemo(() => nextBySymbol(events.events), [events.events]);
  const sessionLabel = sessionWords(usualExchange([...quotes.bySymbol.values()]), nowMs);

  return (
    <div
      className={classNames(
        "grid gap-card phone-gap-3",
        styles.page,
        !holdings.isPending && styles.arranged,
        own === null && !holdings.isPending && styles.ownless,
      )}
    >
      <h1 className="visually-hidden">{text.dashboard.title}</h1>
      <QuotesNotice strip={stripQuotes} quotes={quotes} nowMs={nowMs} />
      <MarketStrip quotes={stripQuotes.bySymbol} sparklines={sparklines} isPending={stripQuotes.isPending} />
      {hasSetup ? (
        <div className="all-columns">
          <PanelBoundary title={text.home.setup.steps}>
            <Suspense fallback={<Skeleton height={330} />}>
              <SetupCard name={currentUser?.displayName.split(" ")[0] ?? ""} today={today} hasHoldings={own !== null} />
            </Suspense>
          </PanelBoundary>
        </div>
      ) : null}
      {own === null ? null : (
        <>
          <div className={styles.chart}>
            <PanelBoundary>
              <PortfolioCard holdings={own} sessionLabel={sessionLabel} today={today} />
            </PanelBoundary>
          </div>
          {own.totalValue === null ? null : (
            <PanelBoundary>
              <TodayBrief holdings={own} sessionLabel={sessionLabel} events={events.events} today={today} />
            </PanelBoundary>
          )}
          <div className={styles.moves}>
            <PanelBoundary>
              <MoversCard holdings={own} sessionLabel={sessionLabel} />
            </PanelBoundary>
          </div>
        </>
      )}
      {holdings.isPending ? <PortfolioSkeleton /> : null}
      {holdings.isLoadingError ? (
        <div className="all-columns">
          <Card
            title={text.home.portfolio}
            state={{
              kind: "error",
              message: text.home.portfolioFailed,
              details: problemDetails(holdings.error),
              onRetry: () => void holdings.refetch(),
            }}
          />
        </div>
      ) : null}
      {own === null && !hasSetup && !holdings.isPending ? marketCards() : null}
      <Later isNow={own === null}>
        <div className={styles.watchlist}>
          {list === undefined ? (
            <Card
              title={text.dashboard.watchlist}
              state={
                watchlists.error === null
                  ? { kind: "loading", label: text.dashboard.loadingWatchlist, skeleton: <RowSkeletons /> }
                  : {
                      kind: "error",
                      message: text.dashboard.watchlistFailed,
                      details: problemDetails(watchlists.error),
                      onRetry: () => void watchlists.refetch(),
                    }
              }
            />
          ) : (
            <WatchlistCard
              lists={watchlists.data?.watchlists ?? []}
              list={list}
              quotes={quotes}
              sparklines={sparklines}
              sessionLabel={sessionLabel}
              nowMs={nowMs}
              actions={actions}
              signals={signals}
              next={next}
              onList={onList}
              onSelect={setChosen}
            />
          )}
        </div>
      </Later>
      <Later>
        <div className={classNames("column gap-card", styles.side)}>
          <div className={classNames("grow", styles.coming)}>
            <PanelBoundary>
              <ComingUpCard answer={events} nowMs={nowMs} held={held} />
            </PanelBoundary>
          </div>
          {own === null ? null : (
            <div className={styles.allocation}>
              <PanelBoundary>
                <AllocationCard />
              </PanelBoundary>
            </div>
          )}
        </div>
      </Later>
      <Later>
        <div className={styles.news}>
          <PanelBoundary>
            {own === null ? (
              <NewsCard key={list?.id} symbols={symbols} title={text.dashboard.newsTitle} />
            ) : (
              <NewsCard key="own" symbols={ownSymbols} title={text.home.ownNews} />
            )}
          </PanelBoundary>
        </div>
      </Later>
    </div>
  );

  function isDone(step: (typeof setupSteps)[number]): boolean {
    return setupDone.includes(step) || (step === "holdings" && own !== null);
  }

  /** Without a portfolio a symbol's chart and the day's moves take its place. */
  function marketCards(): ReactNode {
    return (
      <>
        <div className={styles.chart}>
          <PanelBoundary>
            <HistoryCard
              symbol={selected}
              quote={selectedQuote}
              title={selectedQuote?.name ?? selected}
              beside={
                <>
                  {selectable.length > 0 ? (
                    <Select
                      label={text.dashboard.chartSymbol}
                      hideLabel
                      className={styles.select ?? ""}
                      value={selected}
                      options={selectable.map((symbol) => ({ value: symbol, label: symbol }))}
                      onChange={setChosen}
                    />
                  ) : null}
                  <span className={classNames("inline-flex items-baseline min-h-26 gap-2", styles.chartFigures)}>
                    {selectedQuote === undefined ? (
                      quotes.isPending ? (
                        <Skeleton width={150} height={18} />
                      ) : null
                    ) : (
                      <>
                        <Price key={selected} quote={selectedQuote} />
                        <Change quote={selectedQuote} show="both" />
                      </>
                    )}
                  </span>
                </>
              }
              actions={<Link to={insightsPath(selected)}>{text.dashboard.details}</Link>}
              startRange="6M"
              startKind="line"
              chartHeight={chartHeight}
            />
          </PanelBoundary>
        </div>
        <div className={styles.moves}>
          <MovesCard
            title={isEmpty ? text.dashboard.marketMoves : text.dashboard.moves}
            symbols={isEmpty ? marketProxies : symbols}
            quotes={isEmpty ? stripQuotes.bySymbol : quotes.bySymbol}
            sessionLabel={sessionLabel}
            isPending={watchlists.isPending || quotes.isPending}
            selected={selected}
            onSelect={setChosen}
          />
        </div>
      </>
    );
  }
}

/** True if the user has holdings or cash to show. */
function isOwner({ holdings, cash }: Output<"GET /api/portfolio/holdings">): boolean {
  return holdings.length > 0 || cash.length > 0;
}

function PortfolioSkeleton(): ReactNode {
  return (
    <>
      <div className={styles.chart}>
        <Card
          title={text.home.portfolio}
          state={{ kind: "loading", label: text.home.loadingPortfolio, skeleton: <Skeleton height={312} /> }}
        />
      </div>
      <div className={styles.moves}>
        <Card
          title={text.home.movers(text.home.moversToday)}
          state={{ kind: "loading", label: text.home.loadingPortfolio, skeleton: <Skeleton height={312} /> }}
        />
      </div>
    </>
  );
}

/** Returns each symbol's first event. */
function nextBySymbol(events: readonly CalendarEvent[]): ReadonlyMap<string, CalendarEvent> {
  const found = new Map<string, CalendarEvent>();
  for (const event of events) if (event.symbol !== null && !found.has(event.symbol)) found.set(event.symbol, event);
  return found;
}

function RowSkeletons(): ReactNode {
  return (
    <div aria-hidden="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.rowSkeleton}>
          <Skeleton height={20} />
        </div>
      ))}
    </div>
  );
}

/** Reports the worst status among the quotes to the pill in the header, and explains old or sample values. */
function QuotesNotice({
  strip,
  quotes,
  nowMs,
}: {
  strip: QuotesResult;
  quotes: QuotesResult;
  nowMs: number;
}): ReactNode {
  const known = [...strip.bySymbol.values(), ...quotes.bySymbol.values()];
  const statuses = known.map((quote) => currentStatus(quote.provenance, quote.exchange, nowMs));
  const status = worstStatus(statuses);
  const worst = known[statuses.findIndex((one) => one === status)];
  useDataEntry(
    worst === undefined || status === null
      ? null
      : {
          id: "quotes",
          label: text.dashboard.watchlist,
          ...worst.provenance,
          status,
          exchange: worst.exchange,
          onRetry: quotes.retry,
        },
  );
  const isOutdated = quotes.error !== null || statuses.some((one) => isOld(one) || one === "sample");
  if (!isOutdated) return null;
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <DataNotice hasSamples={statuses.includes("sample")} hasLast={known.some(({ price }) => price !== null)} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Returns the exchange of most quotes, ignoring markets that never close. */
function usualExchange(quotes: readonly Quote[]): string {
  const counts = new Map<string, number>();
  for (const { exchange } of quotes)
    if (exchange !== null && exchange !== "CRYPTO" && exchange !== "FX")
      counts.set(exchange, (counts.get(exchange) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "XNYS";
}
