import type { Tool } from "../tool.ts";
import { alertsTool } from "./alerts.ts";
import { allocationTool } from "./allocation.ts";
import { backtestTool } from "./backtest.ts";
import { calculateTool } from "./calculate.ts";
import { calendarTool } from "./calendar.ts";
import { companyTool, estimatesTool, statementsTool } from "./company.ts";
import { compareTool } from "./compare.ts";
import { exchangeRatesTool } from "./exchange-rates.ts";
import { holdingsTool } from "./holdings.ts";
import { impliedMoveTool } from "./implied-move.ts";
import { incomeTool } from "./income.ts";
import { indicatorsTool } from "./indicators.ts";
import { insidersTool } from "./insiders.ts";
import { marketMoversTool } from "./market-movers.ts";
import { marketStatusTool } from "./market-status.ts";
import { newsTool } from "./news.ts";
import { notesTool } from "./notes.ts";
import { peersTool } from "./peers.ts";
import { performanceTool } from "./performance.ts";
import { priceHistoryTool } from "./price-history.ts";
import { proposeAlertTool } from "./propose-alert.ts";
import { proposeTransactionTool } from "./propose-transaction.ts";
import { proposeWatchTool } from "./propose-watch.ts";
import { quotesTool } from "./quotes.ts";
import { risksTool } from "./risks.ts";
import { searchSymbolTool } from "./search-symbol.ts";
import { sentimentTool } from "./sentiment.ts";
import { signalsTool } from "./signals.ts";
import { transactionsTool } from "./transactions.ts";
import { watchlistTool } from "./watchlist.ts";
import { whatIfTool } from "./what-if.ts";
import { whatMovedTool } from "./what-moved.ts";

/** The assistant's tools. Reading tools run; the three that propose only ask the user. */
export const assistantTools: readonly Tool[] = [
  quotesTool,
  priceHistoryTool,
  signalsTool,
  indicatorsTool,
  companyTool,
  statementsTool,
  estimatesTool,
  insidersTool,
  newsTool,
  calendarTool,
  sentimentTool,
  compareTool,
  searchSymbolTool,
  peersTool,
  marketMoversTool,
  impliedMoveTool,
  marketStatusTool,
  exchangeRatesTool,
  holdingsTool,
  performanceTool,
  whatMovedTool,
  whatIfTool,
  allocationTool,
  risksTool,
  incomeTool,
  transactionsTool,
  watchlistTool,
  alertsTool,
  notesTool,
  backtestTool,
  calculateTool,
  proposeWatchTool,
  proposeTransactionTool,
  proposeAlertTool,
];
