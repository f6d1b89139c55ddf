import { IconLayoutDashboard } from "@tabler/icons-react";
import { lazy, Suspense, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { Quote } from "#contract/market.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { marketProxies } from "#core/market/market-proxies.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { useAuth } from "../account/auth-provider.tsx";
import { problemDetails } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { useNow } from "../format/use-now.ts";
import { heldBySymbol } from "../holdings/event-consequence.tsx";
import { useHoldings } from "../holdings/use-portfolio.ts";
import { type CalendarEvent, localDay } from "../market/calendar-event.ts";
import { currentStatus } from "../market/current-status.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { isOld } from "../market/is-old.ts";
import { quotedSessionWords } from "../market/session-words.ts";
import { useCalendar } from "../market/use-calendar.ts";
import { type QuotesResult, useQuotes } from "../market/use-quotes.ts";
import { useSignals } from "../market/use-signals.ts";
import { useSparklines } from "../market/use-sparklines.ts";
import { useWatchlistActions } from "../market/use-watchlist-actions.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { focusOnArrival } from "../ui/focus-on-arrival.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow, useIsWide } from "../ui/use-is-narrow.ts";
import { CardGrid } from "./card-grid.tsx";
import { dashboardCards } from "./cards/index.ts";
import type { DashboardView, SharedData } from "./dashboard-card.ts";
import { resolveLayout } from "./dashboard-layout.ts";

const DataNotice = lazy(async () => ({ default: (await loadedScript(import("./data-notice.tsx"))).DataNotice }));
const SetupCard = lazy(async () => ({ default: (await loadedScript(import("./setup-card.tsx"))).SetupCard }));
const DashboardEditor = lazy(async () => ({
  default: (await loadedScript(import("./dashboard-editor.tsx"))).DashboardEditor,
}));
const CombineDashboards = lazy(async () => ({
  default: (await loadedScript(import("./combine-dashboards.tsx"))).CombineDashboards,
}));
/** Events and stories are requested by symbol. */
const maxOwnSymbols = 40;
/** Enough to know which session "today" is. */
const eventTypes = ["earnings", "dividends", "economic", "splits"] as const;
const eventDays = 14;
const none: readonly never[] = [];
const setupSteps = ["format", "holdings", "data"] as const;
const editParameter = "edit";

/** The current state of the markets and the user's symbols, as cards in the user's arrangement. */
export function DashboardScreen(): ReactNode {
  const watchlists = useWatchlists();
  const [listId, setListId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const lists = watchlists.data?.watchlists ?? [];
  const list = lists.find(({ id }) => id === listId) ?? lists.find(({ isDefault }) => isDefault) ?? lists[0];
  const symbols = list?.symbols ?? none;
  const holdings = useHoldings();
  const own = holdings.data !== undefined && isOwner(holdings.data) ? holdings.data : null;
  const hasHoldings = own !== null || holdings.isPending;
  const held = useMemo(() => heldBySymbol(own?.holdings), [own]);
  const ownSymbols = useMemo(() => [...held.keys()].slice(0, maxOwnSymbols), [held]);
  const eventSymbols = useMemo(() => [...new Set([...ownSymbols, ...symbols])], [ownSymbols, symbols]);
  const nowMs = useNow("minute");
  const today = localDay(nowMs);

  const { settings } = useSettings();
  const { setupDone, dashboard: layout } = settings.preferences;
  const arrangement = useMemo(() => resolveLayout(layout, dashboardCards, hasHoldings), [layout, hasHoldings]);
  const used = new Set<SharedData>(
    dashboardCards
      .filter(({ id }) => !arrangement.hidden.includes(id))
      .flatMap(({ uses, usesWithoutHoldings = uses }) => (hasHoldings ? uses : usesWithoutHoldings)),
  );
  const events = useCalendar({
    types: used.has("events") ? eventTypes : none,
    from: today,
    to: addDays(today, eventDays),
    symbols: eventSymbols,
  });
  const isDone = (step: (typeof setupSteps)[number]): boolean =>
    setupDone.includes(step) || (step === "holdings" && own !== null);
  const isSetUp = setupDone.includes("hidden") || setupSteps.every(isDone);
  // Those who come with holdings see these first; the form stays for those who have just added their first one.
  const [hadHoldings, setHadHoldings] = useState<boolean | null>(null);
  if (hadHoldings === null && holdings.data !== undefined) setHadHoldings(own !== null);
  const isToCombine = (settings.unsentDashboard?.elsewhere ?? null) !== null && !holdings.isPending;
  return (
    <>
      {isToCombine ? (
        <Suspense fallback={null}>
          <CombineDashboards places={dashboardCards} hasHoldings={own !== null} />
        </Suspense>
      ) : null}
      <Questions
        used={used}
        arrangement={arrangement}
        hasSteps={!isSetUp && hadHoldings === true}
        view={{
          watchlists,
          list,
          symbols,
          onList: setListId,
          holdings,
          own,
          held,
          ownSymbols,
          hasSetup: !isSetUp && hadHoldings === false,
          events,
          today,
          nowMs,
          chosen,
          onSelect: setChosen,
        }}
      />
    </>
  );
}

type Asked = "next" | "stripQuotes" | "quotes" | "sparklines" | "signals" | "actions" | "sessionLabel";

/** A component of its own, so that rendering can pause between the page's questions and its cards. */
function Questions({
  used,
  arrangement,
  hasSteps,
  view: known,
}: {
  /** The shared data that shown cards use. */
  used: ReadonlySet<SharedData>;
  arrangement: ReturnType<typeof resolveLayout>;
  /** Steps of the setup are open, though there are holdings already. */
  hasSteps: boolean;
  view: Omit<DashboardView, Asked>;
}): ReactNode {
  const { own, holdings, symbols, events, hasSetup, nowMs, today } = known;
  const funds: readonly string[] = used.has("market") ? marketProxies : none;
  const listed = used.has("list") ? symbols : none;
  const stripQuotes = useQuotes(funds);
  const quotes = useQuotes(listed);
  const sparklines = useSparklines([...funds, ...listed]);
  const signals = useSignals(used.has("signals") ? symbols : none);
  const actions = useWatchlistActions();
  const next = useMemo(() => nextBySymbol(events.events), [events.events]);
  const sessionLabel = quotedSession([...quotes.bySymbol.values()], nowMs);
  const view: DashboardView = { ...known, stripQuotes, quotes, sparklines, signals, actions, next, sessionLabel };

  const [search, setSearch] = useSearchParams();
  const isNarrow = useIsNarrow();
  const isWide = useIsWide();
  const form = isNarrow ? "phone" : isWide ? "columns" : "list";
  const [wasEditing, setWasEditing] = useState(false);
  const edit = (isEditing: boolean): void => {
    setWasEditing(true);
    window.scrollTo(0, 0);
    setSearch(
      (before) => {
        const { [editParameter]: _edited, ...others } = Object.fromEntries(before);
        return isEditing ? { ...others, [editParameter]: "cards" } : others;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (search.has(editParameter)) {
    const skeleton = <Skeleton height={330} />;
    // The default order depends on the holdings.
    if (holdings.isPending) return skeleton;
    return (
      <Suspense fallback={skeleton}>
        <DashboardEditor cards={dashboardCards} view={view} form={form} onClose={() => edit(false)} />
      </Suspense>
    );
  }
  return (
    <CardGrid
      cards={dashboardCards}
      arrangement={arrangement}
      view={view}
      form={form}
      above={
        <>
          <h1 className="visually-hidden" tabIndex={-1} ref={wasEditing ? focusOnArrival : null}>
            {text.dashboard.title}
          </h1>
          <QuotesNotice strip={stripQuotes} quotes={quotes} nowMs={nowMs} />
          {hasSetup ? <Setup today={today} hasHoldings={own !== null} /> : null}
          {holdings.isLoadingError ? (
            <Card
              title={text.home.portfolio}
              state={{
                kind: "error",
                message: text.home.portfolioFailed,
                details: problemDetails(holdings.error),
                onRetry: () => void holdings.refetch(),
              }}
            />
          ) : null}
        </>
      }
      below={
        <>
          {hasSteps ? <Setup today={today} hasHoldings isBrief /> : null}
          <p className="flex justify-center">
            <Button
              look="subtle"
              icon={<IconLayoutDashboard size={16} stroke={1.7} aria-hidden="true" />}
              onClick={() => edit(true)}
            >
              {text.dashboard.edit}
            </Button>
          </p>
        </>
      }
    />
  );
}

/** The first steps, with the form for the first holding unless brief. */
function Setup(props: Omit<Parameters<typeof SetupCard>[0], "name">): ReactNode {
  const { currentUser } = useAuth();
  const isNarrow = useIsNarrow();
  // On a phone the card is higher than the view, and would push down what is already shown below it.
  const skeleton = props.isBrief === true ? null : <Skeleton height={isNarrow ? "100dvh" : 330} />;
  return (
    <PanelBoundary title={text.home.setup.steps}>
      <Suspense fallback={skeleton}>
        <SetupCard {...props} name={currentUser?.displayName.split(" ")[0] ?? ""} />
      </Suspense>
    </PanelBoundary>
  );
}

/** True if the user has holdings or cash to show. */
function isOwner({ holdings, cash }: Output<"GET /api/portfolio/holdings">): boolean {
  return holdings.length > 0 || cash.length > 0;
}

/** Returns each symbol's first event. */
function nextBySymbol(events: readonly CalendarEvent[]): ReadonlyMap<string, CalendarEvent> {
  const found = new Map<string, CalendarEvent>();
  for (const event of events) if (event.symbol !== null && !found.has(event.symbol)) found.set(event.symbol, event);
  return found;
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

/** Returns the day of the newest quote of the usual exchange in words. */
function quotedSession(quotes: readonly Quote[], nowMs: number): string {
  const exchange = usualExchange(quotes);
  const times = quotes.flatMap((quote) =>
    quote.exchange === exchange && quote.provenance.asOf !== null ? [Date.parse(quote.provenance.asOf)] : [],
  );
  return quotedSessionWords(exchange, times.length === 0 ? null : Math.max(...times), nowMs);
}

/** Returns the exchange of most quotes, ignoring markets that never close. */
function usualExchange(quotes: readonly Quote[]): string {
  const counts = new Map<string, number>();
  for (const { exchange } of quotes)
    if (exchange !== null && exchange !== "CRYPTO" && exchange !== "FX")
      counts.set(exchange, (counts.get(exchange) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "XNYS";
}
