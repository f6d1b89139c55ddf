import type { Importer } from "../importer.ts";
import { bellwetherCsv } from "./bellwether-csv.ts";
import { bellwetherJson } from "./bellwether-json.ts";
import { charlesSchwab } from "./charles-schwab.ts";
import { degiroAccount } from "./degiro-account.ts";
import { degiroTransactions } from "./degiro-transactions.ts";
import { eTrade } from "./e-trade.ts";
import { etoro } from "./etoro.ts";
import { fidelity } from "./fidelity.ts";
import { generic } from "./generic.ts";
import { ghostfolio } from "./ghostfolio.ts";
import { interactiveBrokersFlexCsv } from "./interactive-brokers-flex-csv.ts";
import { interactiveBrokersFlexXml } from "./interactive-brokers-flex-xml.ts";
import { interactiveBrokersHistory } from "./interactive-brokers-history.ts";
import { interactiveBrokersStatement } from "./interactive-brokers-statement.ts";
import { portfolioPerformance } from "./portfolio-performance.ts";
import { revolut } from "./revolut.ts";
import { revolutCrypto } from "./revolut-crypto.ts";
import { robinhood } from "./robinhood.ts";
import { saxo } from "./saxo.ts";
import { swissquote } from "./swissquote.ts";
import { tradeRepublic } from "./trade-republic.ts";
import { trading212 } from "./trading-212.ts";
import { vanguard } from "./vanguard.ts";
import { wealthfolio } from "./wealthfolio.ts";
import { words } from "./words.ts";

/** Every importer, in the order they are tried. The least specific ones come last. */
export const importers: readonly Importer[] = [
  bellwetherJson,
  bellwetherCsv,
  ghostfolio,
  interactiveBrokersFlexXml,
  interactiveBrokersHistory,
  interactiveBrokersStatement,
  interactiveBrokersFlexCsv,
  portfolioPerformance,
  wealthfolio,
  degiroAccount,
  degiroTransactions,
  trading212,
  tradeRepublic,
  revolut,
  revolutCrypto,
  etoro,
  charlesSchwab,
  fidelity,
  vanguard,
  robinhood,
  eTrade,
  saxo,
  swissquote,
  generic,
  words,
];
