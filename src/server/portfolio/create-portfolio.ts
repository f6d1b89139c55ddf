import type { Base } from "../base.ts";
import type { MarketRoom } from "../market/create-market.ts";
import type { RoomWithOffers } from "../room.ts";
import { createPortfolioAccounts } from "./accounts.ts";
import { createDemo } from "./demo.ts";
import { portfolioEndpoints } from "./endpoints.ts";
import { createAnnouncedDividends } from "./figures/announced-dividends.ts";
import { createCalculation } from "./figures/calculation.ts";
import { figureEndpoints } from "./figures/endpoints.ts";
import { createDayRate } from "./day-rate.ts";
import { createFigures } from "./figures/figures.ts";
import { createGathering } from "./figures/gather.ts";
import { createPreferences } from "./figures/preferences.ts";
import { importEndpoints } from "./import-endpoints.ts";
import { createImportStore } from "./import-store.ts";
import { createImports } from "./imports.ts";
import { createInstrumentLookup } from "./instrument-lookup.ts";
import { createPortfolioInstruments } from "./instruments.ts";
import { createSymbolCheck } from "./known-symbols.ts";
import { createLedgerCopy } from "./ledger-copy.ts";
import { createPortfolioCopy } from "./portfolio-copy.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { createPortfolioStore } from "./store.ts";
import { createTransactions } from "./transactions.ts";

export type PortfolioRoom = ReturnType<typeof createPortfolioRoom>;

interface Settings {
  readonly words: ReaderWords;
  readonly defaultCurrencyOf: (userId: string) => Promise<string>;
}

/** The ledger, its figures in a thread, and imports. */
export function createPortfolioRoom({
  config,
  db,
  engine,
  clock,
  log,
  limits,
  market,
  settings,
}: Base & { market: MarketRoom; settings: Settings }) {
  const store = createPortfolioStore({ db, clock });
  const maximumTransactions = config.limits.LIMIT_PORTFOLIO_TRANSACTIONS;
  const maximumHoldings = config.limits.LIMIT_PORTFOLIO_HOLDINGS;
  const accounts = createPortfolioAccounts({ store });
  const transactions = createTransactions({
    store,
    lookUp: createInstrumentLookup(market),
    dayRate: createDayRate({ rateSeries: market.rateSeries, store }),
    defaultCurrencyOf: settings.defaultCurrencyOf,
    clock,
    maximumTransactions,
    maximumHoldings,
  });
  const imports = createImports({
    store,
    importStore: createImportStore({ db }),
    checkSymbols: createSymbolCheck(market),
    defaultCurrencyOf: settings.defaultCurrencyOf,
    limits,
    clock,
    log,
    maximumBytes: config.limits.LIMIT_IMPORT_KILOBYTES * 1024,
    maximumTransactions,
    maximumHoldings,
  });
  const calculation = createCalculation({ store, log });
  const preferences = createPreferences({ store });
  const quotesOf = async (userId: string, symbols: readonly string[]) =>
    (await market.quotesFor(userId, symbols)).quotes;
  const figures = createFigures({
    gathering: createGathering({
      store,
      calculation,
      quotesOf,
      dailyCloses: market.dailyCloses,
      rateSeries: market.rateSeries,
      baseCurrencyOf: settings.defaultCurrencyOf,
      clock,
    }),
    calculation,
    preferences,
    classifications: market.classifications,
    quotesOf,
    announcedDividends: createAnnouncedDividends(market.calendars),
    clock,
  });

  return {
    endpoints: [
      ...portfolioEndpoints({
        accounts,
        transactions,
        instruments: createPortfolioInstruments({ store, clock, maximumInstruments: maximumHoldings }),
        realised: (userId, accountId, transactionIds) => figures.realised(userId, accountId, transactionIds),
        demo: createDemo({ store, dailyCloses: market.dailyCloses, words: settings.words, clock }),
        copy: createPortfolioCopy({ store, limits, clock }),
      }),
      ...importEndpoints(imports),
      ...figureEndpoints({ figures, preferences }),
    ],

    copy: createLedgerCopy({ store, clock, maximumTransactions, maximumHoldings }),

    figures,
    accountsOf: accounts.all,
    symbols: (userId: string) => store.symbols(userId),
    symbolsOfAll: () => store.symbolsOfAll(),
    currenciesOfAll: () => store.currenciesOfAll(),
    /** Questions that the calculation hasn't answered yet. */
    waitingFigures: calculation.waiting,

    prepare() {
      // One process writes to the embedded database, so that whatever is still arriving was left by one that died.
      if (engine === "sqlite")
        store
          .finishImports({ isStart: true })
          .catch((error: unknown) => log.warn({ err: error }, "could not delete interrupted imports, will retry"));
    },
    close: () => calculation.stop(),

    async cleanUp(): Promise<void> {
      await Promise.all([store.deleteOld(), store.finishImports({ isStart: false })]);
    },
  } satisfies RoomWithOffers;
}
