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

/** Companies of Tokyo as they are written there, a code and its names a line: the directory has their names in Latin letters. */
const tokyo = `
  7203 トヨタ, トヨタ自動車
  6758 ソニー, ソニーグループ
  7974 任天堂
  9984 ソフトバンクグループ
  9434 ソフトバンク
  8306 三菱ufj, 三菱ufjフィナンシャル・グループ
  8316 三井住友, 三井住友フィナンシャルグループ
  8411 みずほ, みずほフィナンシャルグループ
  6861 キーエンス
  9983 ファーストリテイリング, ユニクロ
  8035 東京エレクトロン
  6501 日立, 日立製作所
  7267 ホンダ, 本田技研工業
  7201 日産, 日産自動車
  4502 武田薬品, 武田薬品工業
  9432 日本電信電話
  9433 kddi
  8058 三菱商事
  8031 三井物産
  8001 伊藤忠, 伊藤忠商事
  8053 住友商事
  8002 丸紅
  6098 リクルート, リクルートホールディングス
  4063 信越化学, 信越化学工業
  6954 ファナック
  6902 デンソー
  6981 村田製作所
  4661 オリエンタルランド
  9020 jr東日本, 東日本旅客鉄道
  9022 jr東海, 東海旅客鉄道
  8766 東京海上, 東京海上ホールディングス
  8591 オリックス
  2914 日本たばこ産業
  3382 セブン&アイ, セブン&アイ・ホールディングス
  8267 イオン
  9101 日本郵船
  9104 商船三井
  9107 川崎汽船
  5401 日本製鉄
  7011 三菱重工, 三菱重工業
  7012 川崎重工, 川崎重工業
  6752 パナソニック
  6503 三菱電機
  6702 富士通
  6701 日本電気
  4568 第一三共
  4519 中外製薬
  4503 アステラス製薬
  7751 キヤノン, キャノン
  4901 富士フイルム
  6146 ディスコ
  6857 アドバンテスト
  6920 レーザーテック
  6723 ルネサス
  7269 スズキ
  7270 スバル
  7261 マツダ
  5108 ブリヂストン
  4452 花王
  2502 アサヒグループ
  2503 キリンホールディングス
  4911 資生堂
  9501 東京電力
  9201 日本航空
  4755 楽天グループ
  4689 lineヤフー
  6367 ダイキン, ダイキン工業
  6301 コマツ
  6326 クボタ
  8801 三井不動産
  8802 三菱地所
  8604 野村ホールディングス
  7182 ゆうちょ銀行
  6178 日本郵政
`;

/** Each name, in small letters, with its symbol. */
export const everydayNames: readonly (readonly [string, string])[] = [
  ...Object.entries(written),
  ...tokyo
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [, code = "", names = ""] = /^\s*(\d+) (.*)$/u.exec(line) ?? [];
      return [`${code}.T`, names];
    }),
].flatMap(([symbol, names]) => names.split(", ").map((name) => [name, symbol] as const));

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
