/**
 * Names that people say and no list has, with the symbol that is priced for them: indexes, goods, coins, and companies by another name
 * than their own. An index without a price of its own has a fund on it.
 */
const written: Readonly<Record<string, string>> = {
  SPY: "s&p 500, s&p500, s&p, sp500, sp 500, s and p 500, s and p, spx, standard & poor's 500, エスアンドピー500, s&p指数",
  QQQ: "nasdaq 100, nasdaq, nasdaq100, ナスダック, ナスダック100",
  DIA: "dow jones, dow jones industrial average, the dow, dow, ダウ平均, ダウ, nyダウ",
  IWM: "russell 2000, russell, small caps",
  "^IXIC": "nasdaq composite, ナスダック総合",
  "^FTSE": "ftse 100, ftse, footsie",
  "^N225": "nikkei 225, nikkei, 日経平均, 日経225, 日経",
  "^GDAXI": "dax 40, dax, dax40",
  "^STOXX50E": "euro stoxx 50, eurostoxx 50, euro stoxx, eurostoxx, stoxx 50, eurostoxx50",
  "^FCHI": "cac 40, cac, cac40",
  "^IBEX": "ibex 35, ibex, ibex35",
  "^HSI": "hang seng, ハンセン",
  "^SSMI": "swiss market index, smi",
  "^VIX": "vix, volatility index, vix指数, 恐怖指数",
  URTH: "msci world, msci world index",
  ACWI: "msci acwi, acwi, all country world, オルカン, オールカントリー",
  EEM: "msci emerging markets, msci em",
  "GC=F":
    "gold price, price of gold, spot gold, goldpreis, gold, precio del oro, el oro, oro, cours de l'or, prix de l'or, l'or, once d'or, 金価格, ゴールド, 金相場",
  "SI=F":
    "silver price, price of silver, silver, silberpreis, silber, plata, precio de la plata, cours de l'argent, 銀価格",
  "BZ=F": "brent, brent crude, brent oil",
  "CL=F":
    "oil price, crude oil, wti, oil, ölpreis, rohöl, öl, petróleo, crudo, pétrole, prix du pétrole, 原油, 原油価格",
  "NG=F": "natural gas, henry hub, erdgas, gas natural, gaz naturel, 天然ガス",
  "HG=F": "copper, copper price, kupfer, kupferpreis, cobre, cuivre, 銅価格",
  "BTC-USD": "bitcoin, btc, ビットコイン",
  "ETH-USD": "ethereum, ether, eth, イーサリアム",
  "SOL-USD": "solana",
  "DOGE-USD": "dogecoin, doge",
  "ADA-USD": "cardano",
  "XRP-USD": "ripple, xrp, リップル",
  "LTC-USD": "litecoin",
  GOOGL: "google, alphabet, グーグル",
  META: "facebook, meta, フェイスブック, メタ",
  KO: "coke, coca cola, coca-cola, cocacola, コカコーラ, コカ・コーラ",
  PEP: "pepsi, pepsico, ペプシ",
  JPM: "jp morgan, jpmorgan",
  "BRK-B": "berkshire, berkshire hathaway, バークシャー",
  JNJ: "johnson and johnson, johnson & johnson, j&j",
  PG: "procter and gamble, procter & gamble, p&g",
  MCD: "mcdonalds, mcdonald's, マクドナルド",
  XOM: "exxon",
  GE: "general electric",
};

/** Each name, in small letters, with its symbol. */
export const everydayNames: readonly (readonly [string, string])[] = Object.entries(written).flatMap(
  ([symbol, names]) => names.split(", ").map((name) => [name, symbol] as const),
);

const exchanges: Readonly<Record<string, string>> = {
  XNYS: "nyse, new york stock exchange, new york, nueva york, wall street, us stock exchange, ニューヨーク証券取引所, ニューヨーク",
  XLON: "london stock exchange, lse, london, londres, ロンドン証券取引所, ロンドン",
  XETR: "xetra, frankfurt, francfort, fráncfort, frankfurter börse, フランクフルト",
  XPAR: "euronext, bourse de paris, paris, parís, パリ",
  XTKS: "tokyo stock exchange, tokyo, tokio, 東京証券取引所, 東証, 東京",
  XHKG: "hong kong stock exchange, hkex, hong kong, hongkong, 香港",
  XMAD: "bolsa de madrid, madrid, マドリード",
  XSWX: "six swiss exchange, swiss exchange, schweizer börse, zürich, zurich, スイス証券取引所",
};

/** Names of exchanges with their market identifier code, the longest first. */
export const exchangeNames: readonly (readonly [string, string])[] = Object.entries(exchanges)
  .flatMap(([code, names]) => names.split(", ").map((name) => [name, code] as const))
  .toSorted(([one], [other]) => other.length - one.length);
