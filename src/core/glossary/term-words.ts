import type { words } from "../words/en/index.ts";

export type FinanceTermId = keyof ReturnType<typeof words>["glossary"]["terms"];

/** Further words for a term, in all languages, besides its name. In lower case, separated by commas. */
export const termWords: Readonly<Record<FinanceTermId, { readonly english: string; readonly others: string }>> = {
  stopLossOrder: {
    english: "stop loss, stop-loss, stop loss order, stop order",
    others: "verlustbegrenzung, ordre stop-loss, orden stop-loss, ストップロス, 損切り注文, ストップ注文",
  },
  limitOrder: {
    english: "buy limit, sell limit",
    others: "limitorder, limit, ordre limite, cours limité, orden con límite, 指値",
  },
  marketOrder: { english: "", others: "marktorder, billigst, bestens, au marché, orden a mercado, 成行" },
  stock: {
    english: "share, equity, equities",
    others: "aktien, anteil, actions, part, acciones, participación, 株, 株券",
  },
  bond: {
    english: "corporate bond, government bond, treasury, treasury bond",
    others:
      "anleihen, staatsanleihe, unternehmensanleihe, obligations, obligation d’état, bonos, obligación, deuda pública, 国債, 社債",
  },
  indexFund: {
    english: "tracker, tracker fund, passive fund",
    others: "passiver fonds, fonds passif, fondo índice, fondo pasivo, パッシブファンド",
  },
  mutualFund: { english: "investment fund", others: "fonds, fonds d’investissement, opcvm, fondo, 投信, ファンド" },
  index: {
    english: "stock index, market index",
    others: "aktienindex, börsenindex, indice boursier, índice bursátil, 株価指数, インデックス",
  },
  dividend: { english: "", others: "dividenden, dividendes, dividendos, 配当金" },
  bullMarket: { english: "bull", others: "bulle, hausse, haussier, alcista, ブル相場" },
  bearMarket: { english: "bear", others: "bär, baisse, baissier, bajista, ベア相場" },
  correction: {
    english: "market correction",
    others: "marktkorrektur, correction boursière, corrección del mercado, 調整局面",
  },
  shortSelling: {
    english: "shorting, short sale, going short",
    others: "leerverkäufe, short, shorten, vad, ventas en corto, ponerse corto, ショート",
  },
  option: {
    english: "call option, put option, call, put, stock option, options",
    others:
      "optionen, kaufoption, verkaufsoption, option d’achat, option de vente, opciones, opción de compra, opción de venta, コールオプション, プットオプション",
  },
  hedge: { english: "hedging", others: "hedge, cubrirse" },
  rebalancing: {
    english: "rebalance",
    others: "rebalancing, umschichtung, rééquilibrer, reequilibrar, rebalanceo, リバランシング",
  },
  dollarCostAveraging: {
    english: "dollar cost averaging, dca, cost averaging, savings plan",
    others: "sparplan, cost-average-effekt, cost average, plan d’épargne, aportaciones periódicas, 積立投資, 定額積立",
  },
  compoundInterest: {
    english: "compounding",
    others: "zinseszinsen, zinseszinseffekt, intérêt composé, capitalización compuesta, 複利効果",
  },
  annualisedReturn: {
    english: "cagr, annualized return, compound annual growth rate",
    others:
      "annualisierte rendite, rendite pro jahr, taux de croissance annuel composé, tasa de crecimiento anual compuesto, 年率換算リターン",
  },
  inflation: { english: "cpi", others: "teuerung, ipc, インフレーション, 物価上昇" },
  liquidity: { english: "liquid", others: "handelbarkeit, liquide, líquido" },
  bidAskSpread: {
    english: "bid ask spread, bid/ask spread, bid, ask",
    others:
      "spread, geldkurs, briefkurs, fourchette, cours acheteur, cours vendeur, precio de compra, precio de venta, 売買スプレッド, 気配値",
  },
  volume: { english: "trading volume", others: "handelsvolumen, volume échangé, volumen de negociación, 売買高" },
  ipo: { english: "initial public offering", others: "ipo, opv, 新規公開株" },
  reit: {
    english: "real estate investment trust",
    others: "immobilienaktie, foncière cotée, siic, socimi, リート, 不動産投資信託",
  },
  netAssetValue: { english: "nav", others: "inventarwert, vl, 純資産価値" },
  expenseRatio: {
    english: "ter, total expense ratio, ongoing charge",
    others: "gesamtkostenquote, laufende kosten, frais de gestion, ratio de gastos, 信託報酬",
  },
  shareBuyback: {
    english: "buyback, stock buyback, share repurchase",
    others: "aktienrückkäufe, rachats d’actions, recompras, 自己株式取得",
  },
  blueChip: {
    english: "blue chips, blue chip stock",
    others: "standardwert, blue chip, valeurs vedettes, ブルーチップ",
  },
  pennyStock: { english: "penny stocks", others: "penny stock, pennystocks, chicharro, 低位株" },
  marginTrading: {
    english: "trading on margin, buying on margin",
    others: "wertpapierkredit, lombardkredit, marge, srd, margen, レバレッジ取引",
  },
  alpha: { english: "", others: "" },
  correlation: { english: "", others: "相関係数" },
  capitalGain: {
    english: "capital gains",
    others:
      "veräußerungsgewinn, plus-values, gain en capital, plusvalías, ganancia de capital, キャピタルゲイン, 売却益",
  },
  annualReport: {
    english: "10k, 10-q, 10q, annual filing",
    others: "us-jahresbericht, rapport annuel américain, informe anual de ee. uu., 年次報告書",
  },
  insiderTrading: {
    english: "insider trade",
    others:
      "insidergeschäft, insidergeschäfte, délit d’initié, transactions de dirigeants, operaciones de directivos, 内部者取引",
  },
  marketMaker: { english: "", others: "market maker" },
  candlestick: {
    english: "candle, candlestick chart",
    others:
      "kerzen, candlestick, kerzenchart, chandeliers, bougie, chandeliers japonais, velas, vela japonesa, gráfico de velas, ロウソク足, キャンドルチャート",
  },
  support: {
    english: "support level",
    others: "unterstützungslinie, niveau de support, nivel de soporte, サポート, サポートライン",
  },
  resistance: {
    english: "resistance level",
    others: "widerstandslinie, niveau de résistance, nivel de resistencia, レジスタンス, 上値抵抗線",
  },
  yieldCurve: {
    english: "inverted yield curve",
    others:
      "zinsstrukturkurve, inverse zinskurve, courbe des taux inversée, curva invertida, curva de rendimientos, 利回り曲線, 逆イールド",
  },
  priceEarnings: {
    english: "price to earnings, price/earnings, pe, pe ratio, p/e ratio, price earnings ratio",
    others:
      "kurs-gewinn-verhältnis, kurs gewinn verhältnis, ratio cours bénéfice, ratio precio beneficio, precio beneficio, 株価収益率",
  },
  forwardPriceEarnings: {
    english: "forward pe, forward price to earnings",
    others: "forward-kgv, erwartetes kurs-gewinn-verhältnis, per estimé, per previsto, forward per, 予想株価収益率",
  },
  pegRatio: { english: "peg", others: "" },
  eps: { english: "earnings per share", others: "eps, gewinn pro aktie, bpa, 1株当たり利益" },
  priceToBook: {
    english: "p/b, price to book, pb",
    others: "kurs-buchwert-verhältnis, precio valor contable, p/vc, 株価純資産倍率",
  },
  priceToSales: {
    english: "p/s, price to sales, ps",
    others: "kurs-umsatz-verhältnis, precio ventas, p/v, 株価売上高倍率",
  },
  evToEbitda: { english: "ev/ebitda, enterprise multiple", others: "ve/ebitda, ev／ebitda, ebitda倍率" },
  enterpriseValue: { english: "ev", others: "enterprise value, ve" },
  ebitda: { english: "", others: "" },
  marketCapitalisation: {
    english: "market cap, market value, market capitalization",
    others: "börsenwert, capitalisation, capitalización",
  },
  freeCashFlow: { english: "fcf", others: "free cashflow, free cash flow" },
  grossMargin: { english: "", others: "粗利率" },
  operatingMargin: { english: "", others: "ebit-marge" },
  netMargin: { english: "profit margin", others: "gewinnmarge, marge bénéficiaire, margen de beneficio" },
  returnOnEquity: { english: "roe", others: "" },
  debtToEquity: {
    english: "debt to equity, d/e",
    others: "schulden / eigenkapital, endettement, gearing, endeudamiento, d/eレシオ, deレシオ, 負債資本倍率",
  },
  currentRatio: { english: "", others: "liquiditätsgrad 3, current ratio, liquidité générale, liquidez corriente" },
  dividendYield: { english: "yield", others: "rendement" },
  yieldOnCost: { english: "", others: "yield on cost" },
  payoutRatio: { english: "", others: "payout" },
  exDate: {
    english: "ex-dividend date, ex dividend date, ex-dividend",
    others: "ex-dividende, ex-date, détachement du coupon, ex-dividendo, 配当落ち日",
  },
  beta: { english: "", others: "ベータ値" },
  volatility: { english: "annualised volatility", others: "schwankungsbreite, 変動率" },
  drawdown: {
    english: "maximum drawdown, deepest fall, max drawdown",
    others: "max. drawdown, maximaler drawdown, repli maximal, drawdown, caída máxima, 最大ドローダウン",
  },
  sharpeRatio: { english: "sharpe", others: "シャープ比率" },
  sortinoRatio: { english: "sortino", others: "ソルティノ比率" },
  timeWeightedReturn: { english: "twr, twrr, time weighted return", others: "ttwror, 時間加重収益率" },
  moneyWeightedReturn: {
    english: "mwr, irr, xirr, internal rate of return, money weighted return",
    others:
      "interner zinsfuß, tri, taux de rendement interne, tir, tasa interna de retorno, 金額加重収益率, 内部収益率",
  },
  simpleReturn: { english: "", others: "" },
  costBasis: {
    english: "average cost, fifo, cost",
    others:
      "einstandskurs, kaufkosten, pru, prix de revient unitaire, precio medio, coste de adquisición, 取得単価, 平均取得単価, 先入先出法",
  },
  unrealisedGain: {
    english: "unrealized gain, paper gain",
    others: "buchgewinn, gain latent, ganancia latente, 含み益, 含み損",
  },
  diversification: {
    english: "herfindahl, concentration, spread",
    others: "streuung, konzentration, concentración, 分散, 集中度",
  },
  rsi: {
    english: "relative strength index",
    others: "relative stärke, indice de force relative, índice de fuerza relativa, 相対力指数",
  },
  macd: { english: "moving average convergence divergence", others: "マックディー" },
  adx: { english: "average directional index, directional index", others: "平均方向性指数" },
  sma: {
    english: "moving average, simple moving average",
    others:
      "gleitender durchschnitt, einfacher gleitender durchschnitt, moyenne mobile, moyenne mobile simple, media móvil, media móvil simple, 移動平均, 単純移動平均",
  },
  ema: {
    english: "exponential moving average, exponential average",
    others:
      "exponentieller durchschnitt, exponentieller gleitender durchschnitt, moyenne mobile exponentielle, media móvil exponencial, 指数移動平均",
  },
  bollingerBands: { english: "bollinger", others: "bollinger bänder, ボリンジャー" },
  atr: { english: "average true range", others: "mittlere handelsspanne, rango verdadero medio, 真の値幅の平均" },
  hitRate: { english: "", others: "" },
  baseRate: { english: "", others: "ベースレート" },
  sentiment: {
    english: "mood, market mood, news sentiment",
    others: "sentiment, marktstimmung, sentiment du marché, sentimiento del mercado, センチメント",
  },
  earningsSurprise: { english: "surprise", others: "überraschung, sorpresa, サプライズ" },
  impliedMove: {
    english: "expected move",
    others: "erwartete bewegung, mouvement attendu, movimiento esperado, インプライドムーブ",
  },
  stockSplit: { english: "split", others: "aktiensplits, fractionnement, desdoblamiento, 分割" },
  etf: {
    english: "exchange traded fund, exchange-traded fund",
    others: "börsengehandelter fonds, tracker, fonds indiciel coté, fondo cotizado, 上場投資信託",
  },
  shortInterest: {
    english: "short ratio, short float, days to cover",
    others: "short interest, leerverkaufte aktien, ショートインタレスト",
  },
  stopLimitOrder: {
    english: "stop limit",
    others: "stop-limit-auftrag, ordre à plage de déclenchement, stop limitada, ストップリミット注文",
  },
  trailingStop: {
    english: "trailing stop loss, trailing stop order",
    others: "nachziehender stop, nachlaufender stop, stop suiveur, stop de seguimiento, トレール注文",
  },
  goodTillCancelled: {
    english: "gtc, good till canceled, good til cancelled, good til canceled, gtc order, day order, time in force",
    others:
      "gültigkeit, tagesgültig, ultimo, validité de l’ordre, ordre à révocation, vigencia de la orden, 当日注文, 期間指定注文, 注文の有効期間",
  },
  fractionalShare: {
    english: "fractional shares, fractional investing",
    others: "bruchteil, aktienbruchteil, fraction d’action, fracciones de acciones, 端数株, 単元未満株",
  },
  settlement: {
    english: "settlement date, trade date, t+1, t+2, trade settlement",
    others:
      "valuta, handelstag, règlement, date de règlement, liquidación de operaciones, fecha de liquidación, 決済, 受渡し",
  },
  extendedHoursTrading: {
    english:
      "extended hours trading, extended trading hours, premarket trading, pre-market trading, after-hours trading, after hours trading",
    others:
      "nachbörslicher handel, vorbörslicher handel, nachbörse, vorbörse, préouverture, séance hors bourse, negociación fuera de horario, after hours, プレマーケット, アフターマーケット",
  },
  marginCall: {
    english: "",
    others: "nachschussforderung, margenausgleich, appel de couverture, ajuste de márgenes, マージンコール",
  },
  shortSqueeze: {
    english: "squeeze",
    others: "eindeckungsrally, compression des ventes à découvert, estrangulamiento de cortos, 踏み上げ相場",
  },
  dayTrading: {
    english: "day trader, intraday trading",
    others: "daytrader, tageshandel, trading intrajournalier, trading intradía, operativa intradía, デイトレ",
  },
  slippage: { english: "", others: "glissement de cours, deslizamiento de precio, 滑り" },
  leverage: { english: "financial leverage", others: "hebelwirkung, levier, 梃子" },
  cfd: {
    english: "contract for difference, contracts for difference",
    others:
      "differenzkontrakt, contrat pour la différence, contrat sur la différence, contrato por diferencias, 差金決済取引",
  },
  strikePrice: {
    english: "strike, exercise price",
    others: "ausübungspreis, strike-preis, prix de levée, precio strike, ストライクプライス, 行使価格, 行使価額",
  },
  inTheMoney: {
    english: "itm, otm, out of the money, at the money, moneyness",
    others:
      "aus dem geld, am geld, hors de la monnaie, à la monnaie, fuera del dinero, en el dinero, アウト・オブ・ザ・マネー, アット・ザ・マネー, atm, アウトオブザマネー, インザマネー",
  },
  impliedVolatility: { english: "iv, implied vol", others: "implizite vola, 予想変動率" },
  openInterest: {
    english: "open contracts",
    others: "offene kontrakte, intérêt ouvert, posiciones abiertas, オープンインタレスト, 未決済建玉",
  },
  putCallRatio: {
    english: "put/call, put call, put to call ratio, p/c ratio",
    others: "put-call-verhältnis, ratio put call, ratio puts/calls, プットコールレシオ, プット・コール比率",
  },
  maxPain: {
    english: "maximum pain, max pain price",
    others: "max-pain-kurs, point de douleur maximale, punto de máximo dolor, マックスペイン理論",
  },
  coveredCall: {
    english: "covered call writing, writing covered calls",
    others: "gedeckter call, gedeckte kaufoption, vente de call couvert, compra cubierta, カバード・コール",
  },
  optionGreeks: {
    english: "greeks, options greeks, option delta, theta decay, time decay, delta and gamma, delta of an option",
    others: "griechen, griegas de las opciones, グリークス",
  },
  futures: {
    english: "future, futures contract",
    others: "terminkontrakt, terminkontrakte, futuros, contrato de futuros, 先物",
  },
  derivative: { english: "financial derivative", others: "derivate, dérivé, derivados, 金融派生商品" },
  coupon: { english: "coupon rate", others: "zinskupon, taux du coupon, tipo de cupón, 表面利率, 利札" },
  yieldToMaturity: {
    english: "ytm, yield of a bond, redemption yield",
    others: "effektivverzinsung, taux de rendement actuariel, rentabilidad a vencimiento, 最終利回り",
  },
  duration: {
    english: "bond duration, modified duration",
    others: "modifizierte duration, sensibilité obligataire, duración modificada, 修正デュレーション",
  },
  creditRating: {
    english: "bond rating, investment grade, debt rating",
    others: "kreditrating, rating, notation, note de crédit, calificación de crédito, rating crediticio, 信用格付",
  },
  highYieldBond: {
    english: "junk bond, high yield, high-yield bonds",
    others: "schrottanleihe, obligation pourrie, bono basura, ジャンク債, ハイイールド債",
  },
  basisPoint: { english: "bps", others: "basispunkte, puntos básicos, ベーシス" },
  moneyMarketFund: {
    english: "money market, money fund",
    others: "geldmarkt, sicav monétaire, fondo del mercado monetario, マネー・マーケット・ファンド",
  },
  hedgeFund: { english: "", others: "fonds alternatif, fondo de cobertura, fondo alternativo" },
  accumulatingFund: {
    english: "accumulating, accumulating etf, accumulation fund, distributing fund, distributing etf, distributing",
    others:
      "thesaurierend, thesaurierender etf, ausschüttender fonds, ausschüttend, fonds capitalisant, fonds distribuant, capitalisant, fondo de reparto, acumulación, 再投資型, 分配型",
  },
  trackingError: { english: "tracking difference", others: "tracking-differenz, トラッキング・エラー" },
  leveragedEtf: {
    english: "leveraged fund, inverse etf, inverse fund, leveraged and inverse etf, 2x etf, 3x etf",
    others: "hebel-etf, short-etf, etf inverse, etf inverso, レバレッジ型etf, インバース型etf, インバースetf",
  },
  assetsUnderManagement: {
    english: "aum, fund size",
    others: "fondsvermögen, fondsvolumen, encours sous gestion, patrimonio del fondo",
  },
  withholdingTax: {
    english: "",
    others:
      "kapitalertragsteuer, abgeltungsteuer, précompte, prélèvement à la source, retención, retención fiscal, 源泉税, 源泉徴収税",
  },
  capitalGainsTax: {
    english: "cgt, tax on capital gains",
    others: "kursgewinnsteuer, taxe sur les plus-values, impuesto sobre plusvalías, 譲渡所得税, キャピタルゲイン課税",
  },
  taxLossHarvesting: {
    english: "tax loss selling, harvesting losses, loss harvesting",
    others:
      "verlustverrechnung, verlustverkauf, moins-values, compensation des moins-values, compensar pérdidas, 損益通算, 節税売り",
  },
  washSale: {
    english: "wash sale rule, wash sales",
    others: "wash-sale-regel, règle du wash sale, regla de los dos meses, ウォッシュ・セール",
  },
  taxAdvantagedAccount: {
    english:
      "tax advantaged account, tax-free account, isa, ira, roth ira, 401k, 401(k), sipp, tfsa, individual savings account, individual retirement account",
    others:
      "steuerbegünstigtes konto, altersvorsorgedepot, pea, plan d’épargne en actions, assurance-vie, plan de pensiones, nisa, ideco, ニーサ",
  },
  brokerageAccount: {
    english: "broker account, securities account, custody account",
    others:
      "depotkonto, compte de titres, compte-titres ordinaire, cto, cuenta de bróker, cuenta en el bróker, 証券総合口座",
  },
  revenue: { english: "top line, net sales", others: "umsatzerlöse, ca, ventas, cifra de negocios, 売上" },
  operatingIncome: {
    english: "ebit, operating profit",
    others: "operatives ergebnis, résultat d’exploitation, beneficio operativo, beneficio de explotación",
  },
  netIncome: {
    english: "bottom line, net profit, net earnings",
    others: "reingewinn, jahresüberschuss, bénéfice net, resultado neto, 当期純利益, 最終利益",
  },
  incomeStatement: {
    english: "profit and loss statement, profit and loss account, p&l statement",
    others: "guv, compte de résultats, cuenta de pérdidas y ganancias, p/l計算書",
  },
  balanceSheet: { english: "", others: "bilan comptable, balance de situación, バランスシート" },
  cashFlow: {
    english: "operating cash flow, cash flow statement, cash flow from operations, cashflow",
    others:
      "operativer cashflow, kapitalflussrechnung, flux de trésorerie opérationnel, tableau des flux de trésorerie, flujo de caja operativo, estado de flujos de efectivo, 営業キャッシュフロー, キャッシュフロー計算書",
  },
  bookValue: {
    english: "book value per share, bvps",
    others:
      "buchwert je aktie, actif net par action, actif net comptable, valor contable por acción, valor en libros, 1株純資産",
  },
  freeCashFlowYield: {
    english: "fcf yield, free cash flow to price",
    others: "fcf-rendite, cashflow-rendite, rendement du flux de trésorerie, rentabilidad por flujo de caja, fcf利回り",
  },
  returnOnAssets: {
    english: "roa",
    others: "kapitalrentabilität, rendement des actifs, rentabilidad económica, 総資産収益率",
  },
  returnOnInvestedCapital: {
    english: "roic, roce, return on capital, return on capital employed",
    others: "rendite auf das investierte kapital, rentabilidad del capital invertido, 投下資本収益率",
  },
  quickRatio: { english: "acid test, acid test ratio", others: "liquidité réduite, ratio de liquidez inmediata" },
  freeFloat: { english: "float, public float", others: "フリーフロート" },
  dilution: {
    english: "share dilution, dilutive",
    others: "kapitalverwässerung, dilution du capital, dilución de acciones, 株式の希薄化, 株式希薄化",
  },
  guidance: {
    english: "earnings guidance, company guidance",
    others:
      "jahresprognose, gewinnprognose, prévisions de l’entreprise, perspectivas, guía de resultados, 会社予想, ガイダンス",
  },
  priceTarget: { english: "target price, analyst target, analyst price target", others: "zielkurs, 目標価格" },
  fairValue: {
    english: "intrinsic value",
    others: "innerer wert, valeur intrinsèque, valor intrínseco, 本源的価値, 本質的価値, フェアバリュー",
  },
  discountedCashFlow: {
    english: "dcf, dcf model, discounted cash flow model, discounted cash flows",
    others:
      "dcf-verfahren, discounted-cashflow, actualisation des flux, descuento de flujos, 割引キャッシュフロー法, 割引現在価値",
  },
  growthStock: {
    english: "growth stocks, growth investing, growth share",
    others: "wachstumsaktien, valeurs de croissance, acciones de crecimiento, グロース株",
  },
  valueStock: {
    english: "value stocks, value investing, value share",
    others: "substanzaktie, investissement dans la valeur, inversión en valor, acciones de valor, 割安株",
  },
  largeCap: {
    english: "large caps, large-cap stock, mid cap, mid caps, mega cap",
    others:
      "nebenwert, petite capitalisation, petites capitalisations, gran capitalización, baja capitalización, 中型株, 小型株",
  },
  preferredStock: {
    english: "preferred share, preference share, preferred stocks, preferred equity",
    others: "vorzugsaktien, actions de préférence, acción privilegiada, 優先株",
  },
  adr: {
    english: "american depositary receipt, depositary receipt",
    others: "hinterlegungsschein, certificat américain de dépôt, recibo de depósito, 預託証券",
  },
  spinOff: { english: "spinoff, demerger", others: "ausgliederung, scission d’entreprise, 分離独立" },
  takeover: {
    english: "merger, acquisition, takeover bid, m&a, mergers and acquisitions, tender offer",
    others:
      "fusion, übernahmeangebot, fusion-acquisition, opa, offre publique d’achat, fusión, 合併, tob, 株式公開買付け",
  },
  recordDate: {
    english: "date of record",
    others:
      "stichtag, zahltag, date de paiement, date d’arrêté, mise en paiement, fecha de corte, fecha de pago, 権利確定日, 支払日",
  },
  dividendReinvestment: {
    english: "drip, dividend reinvestment plan, reinvesting dividends, reinvested dividends",
    others:
      "wiederanlage, dividenden wiederanlegen, réinvestissement du dividende, reinversión del dividendo, 配当再投資プラン",
  },
  goldenCross: {
    english: "death cross, golden crosses",
    others: "todeskreuz, goldenes kreuz, croix de la mort, cruz de la muerte, デッドクロス",
  },
  vwap: {
    english: "volume weighted average price",
    others:
      "volumengewichteter durchschnittskurs, cours moyen pondéré par les volumes, precio medio ponderado por volumen, 出来高加重平均価格",
  },
  stochastic: {
    english: "stochastic oscillator, stochastics",
    others: "stochastik-oszillator, oscillateur stochastique, oscilador estocástico, スローストキャスティクス",
  },
  riskFreeRate: {
    english: "risk free return",
    others: "risikoloser zins, tasa libre de riesgo, tipo libre de riesgo, リスクフリーレート",
  },
  calmarRatio: { english: "calmar", others: "mar-ratio, カルマー・レシオ" },
  valueAtRisk: { english: "var", others: "wert im risiko, valeur en risque, バリュー・アット・リスク" },
  riskRewardRatio: {
    english: "risk reward, risk/reward, risk/reward ratio, reward to risk ratio, risk to reward ratio",
    others: "crv, ratio rendement/risque, relación riesgo-beneficio, ratio riesgo beneficio, リスク・リワード比率",
  },
  currencyHedging: {
    english: "currency hedged, currency-hedged fund, hedged fund, hedged share class, fx hedging",
    others: "währungsgesichert, gehedgter etf, couvert contre le risque de change, divisa cubierta, 為替ヘッジあり",
  },
  buyAndHold: {
    english: "buy & hold",
    others: "acheter et conserver, comprar y conservar, バイ・アンド・ホールド, 長期保有",
  },
  recession: {
    english: "economic recession",
    others: "konjunkturabschwung, récession économique, recesión económica, リセッション",
  },
  cryptocurrency: {
    english: "cryptocurrencies, crypto asset, digital currency",
    others: "kryptowährungen, kryptowert, cryptomonnaies, cryptoactif, criptomonedas, criptoactivo, 仮想通貨",
  },
  sustainableInvesting: {
    english: "esg, esg investing, esg fund",
    others: "nachhaltige geldanlage, investissement responsable, isr, inversión responsable, サステナブル投資",
  },
  contango: { english: "in contango", others: "コンタンゴとは" },
  backwardation: { english: "in backwardation", others: "逆ざや" },
};
