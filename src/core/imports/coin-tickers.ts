import type { ImportRow } from "./import-row.ts";

/** Coins whose ticker is also that of a share or fund somewhere, or that people write without a currency. */
const coins: ReadonlySet<string> = new Set(
  `BTC ETH SOL XRP ADA DOGE DOT LTC BCH AVAX MATIC POL LINK UNI ATOM XLM ALGO TRX ETC FIL NEAR ICP APT ARB OP SUI TON
  SHIB PEPE AAVE COMP MKR SNX CRV SUSHI GRT SAND MANA AXS ENJ CHZ BAT ZEC DASH XMR EOS XTZ NEO IOTA VET THETA FTM HBAR
  EGLD KSM FLOW GALA LDO RUNE INJ SEI TIA BNB USDT USDC DAI`
    .split(/\s+/)
    .filter((ticker) => ticker !== ""),
);

/** Importers of files that hold any kind of instrument. Those of other brokers say which they list, or only list shares. */
const ofAnyKind: ReadonlySet<string> = new Set(["generic", "words", "portfolio-performance", "etoro"]);

/** Asks whether a ticker is a coin or the share with the same ticker, where nothing else on the line says so. */
export function withKnownKind(row: ImportRow, importerId: string, column: string): ImportRow {
  const { draft, skipped, isListed } = row;
  const symbol = draft?.symbol ?? null;
  if (draft === null || symbol === null || skipped !== null || isListed === true) return row;
  if (!ofAnyKind.has(importerId) || !isCoin(symbol)) return row;
  const fault = { code: "coin-or-share", symbol, coin: coinSymbol(symbol, draft.currency) } as const;
  return { ...row, faults: [...row.faults, { column, fault, settledBy: ["symbol"] }] };
}

export function isCoin(ticker: string): boolean {
  return coins.has(ticker.toUpperCase());
}

/** The symbol of a coin in market data: BTC-USD. */
export function coinSymbol(ticker: string, currency: string | null): string {
  return `${ticker.replace(/\..*$/, "").toUpperCase()}-${currency ?? "USD"}`;
}
