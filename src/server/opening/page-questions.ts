import { addDays } from "#core/calendar/plain-date.ts";
import { marketProxies } from "#core/market/market-proxies.ts";
import { rangeStart } from "#core/portfolio/value-range.ts";
import type { Ask } from "./ask.ts";

interface Opened {
  readonly page: URL;
  /** The day by UTC. Where the reader has another day, the page asks for what depends on it. */
  readonly today: string;
  readonly ask: Ask;
}

const eventDays = 14;
const pastEventDays = 99;
const maxEventSymbols = 40;
const maxSymbols = 50;

/**
 * Asks what a page asks when it is opened, in the same words, so that the answers fit its questions. What is missing here is
 * asked by the page; what is too much is never looked at. A journey counts the requests that remain.
 */
export async function askForPage(opened: Opened): Promise<void> {
  const { page, ask } = opened;
  const [, name = ""] = page.pathname.split("/");
  const lists = ask("GET /api/watchlists", {});
  const settings = ask("GET /api/settings", {});
  await Promise.all([
    ask("GET /api/account/session", {}),
    settings,
    ask("GET /api/market/status", {}),
    ask("GET /api/alerts/events", { limit: 10 }),
    lists,
    Promise.all([lists, settings]).then(([known, own]) => {
      const list = known?.watchlists.find(({ isDefault }) => isDefault) ?? known?.watchlists[0];
      const hidden = new Set(own?.preferences.dashboard?.hidden);
      return name === "" || name === "dashboard" ? dashboard(opened, list?.symbols ?? [], hidden) : undefined;
    }),
    name === "portfolio" ? portfolio(opened) : undefined,
    name === "insights" ? symbolPage(opened) : undefined,
  ]);
}

/** Cards that the user hid need no answers. Their names are those of `src/web/dashboard/cards`. */
async function dashboard(
  { ask, today }: Opened,
  symbols: readonly string[],
  hidden: ReadonlySet<string>,
): Promise<void> {
  const isShown = (card: string): boolean => !hidden.has(card);
  const watched = isShown("watchlist") ? symbols.slice(0, maxSymbols) : [];
  const strip = isShown("market") ? [...marketProxies] : [];
  const drawn = [...new Set([...strip, ...watched])].slice(0, maxSymbols);
  await Promise.all([
    strip.length === 0 ? undefined : ask("GET /api/market/quotes", { symbols: strip }),
    watched.length === 0 ? undefined : ask("GET /api/market/quotes", { symbols: watched }),
    drawn.length === 0 ? undefined : ask("GET /api/market/sparklines", { symbols: drawn }),
    watched.length === 0
      ? undefined
      : ask("GET /api/market/signals", { symbols: watched, interval: "1d", evidence: "no" }),
    own(),
  ]);

  async function own(): Promise<void> {
    const holdings = await ask("GET /api/portfolio/holdings", { by: "symbol" });
    const held = [...new Set(holdings?.holdings.map(({ symbol }) => symbol))];
    const isOwner = holdings !== null && holdings.holdings.length + holdings.cash.length > 0;
    const ownSymbols = held.slice(0, maxEventSymbols);
    const eventSymbols = [...new Set([...ownSymbols, ...symbols])].slice(0, maxSymbols);
    const newsSymbols = isOwner ? ownSymbols : symbols.slice(0, maxSymbols);
    await Promise.all([
      ...(["watchlist", "coming-up", ...(isOwner ? ["brief"] : [])].some(isShown) ? events(eventSymbols) : []),
      isShown("news") ? ask("GET /api/market/news", { symbols: newsSymbols, limit: 10 }) : undefined,
      ...(isOwner
        ? [
            isShown("brief") ? ask("GET /api/assistant/status", {}) : undefined,
            isShown("allocation") ? ask("GET /api/portfolio/allocation", { by: "sector" }) : undefined,
            isShown("portfolio")
              ? ask("GET /api/portfolio/performance", { step: "day", ...usualRange(today) })
              : undefined,
          ]
        : []),
    ]);
  }

  function events(of: readonly string[]): Promise<unknown>[] {
    const range = { from: today, to: addDays(today, eventDays), limit: 100 };
    const own = of.length === 0 ? [] : (["earnings", "dividends", "splits"] as const);
    return [
      ask("GET /api/market/calendar", { type: "economic", symbols: [], ...range }),
      ...own.map((type) => ask("GET /api/market/calendar", { type, symbols: [...of], ...range })),
    ];
  }
}

async function portfolio({ ask, today, page }: Opened): Promise<void> {
  const account = page.searchParams.get("account");
  const ofAccount = account === null ? {} : { account };
  const hasUsualRange = !["from", "to", "range"].some((name) => page.searchParams.has(name));
  await Promise.all([
    ask("GET /api/portfolio/accounts", {}),
    (async () => {
      // Splits are known once the history was read, which the returns ask for.
      if (hasUsualRange)
        await ask("GET /api/portfolio/performance", { ...ofAccount, ...usualRange(today), step: "day" });
      await ask("GET /api/portfolio/holdings", { by: "symbol", ...ofAccount });
    })(),
  ]);
}

async function symbolPage({ ask, page, today }: Opened): Promise<void> {
  const symbol = page.searchParams.get("symbol");
  if (symbol === null) return;
  const isOverview = ["overview", null].includes(page.searchParams.get("tab"));
  await Promise.all([
    ask("GET /api/market/quotes", { symbols: [symbol] }),
    ask("GET /api/market/fundamentals", { symbol }),
    ...(["earnings", "dividends", "splits"] as const).map((type) =>
      ask("GET /api/market/calendar", {
        type,
        symbols: [symbol],
        from: today,
        to: addDays(today, eventDays),
        limit: 100,
      }),
    ),
    ...(isOverview
      ? [
          ask("GET /api/market/history", { symbol, interval: "1d", limit: 370 }),
          ask("GET /api/market/signals", { symbols: [symbol], interval: "1d", evidence: "yes" }),
          ask("GET /api/portfolio/holdings", { by: "symbol" }),
          ask("GET /api/portfolio/accounts", {}),
          ask("GET /api/notes", { symbol, limit: 20 }),
          ask("GET /api/drawings", { symbol }),
          ask("GET /api/market/sentiment", { symbols: [symbol], window: "7d" }),
          ask("GET /api/portfolio/transactions", { symbol, limit: 100 }),
          preview(symbol),
          ask("GET /api/market/calendar", {
            type: "earnings",
            symbols: [symbol],
            from: addDays(today, -pastEventDays),
            to: today,
            limit: 100,
          }),
        ]
      : []),
  ]);

  /** Only where it is computed: a model would be asked once for each page, and answers too late for it. */
  async function preview(of: string): Promise<void> {
    const status = await ask("GET /api/assistant/status", {});
    if (status !== null && status.model === null) await ask("POST /api/assistant/preview", { symbol: of });
  }
}

/** The range that a portfolio opens with. */
function usualRange(today: string): { from?: string } {
  const from = rangeStart("6M", today);
  return from === null ? {} : { from };
}
