const term = <Formula extends string | null = null>(
  name: string,
  text: string,
  formula: Formula = null as Formula,
) => ({
  name,
  text,
  formula,
});

/** Finance terms: their meaning, and the formula that Bellwether uses. */
export const glossary = {
  title: (name: string) => `Glossar: ${name}`,
  meaning: (name: string) => `Bedeutung von ${name}`,
  explained: (name: string, text: string) => `**${name}**: ${text}`,
  calculated: (formula: string) => `So wird es hier berechnet: ${formula}`,
  terms: {
    stopLossOrder: term(
      "Stop-Loss-Order",
      "Ein Auftrag an Ihren Broker, zu verkaufen, sobald der Kurs auf eine von Ihnen gesetzte Marke fällt. Er begrenzt einen Verlust; nach einer Kurslücke kann der Verkauf aber weit unter dieser Marke stattfinden.",
    ),
    limitOrder: term(
      "Limit-Order",
      "Ein Auftrag, der nur zu Ihrem Kurs oder einem besseren ausgeführt wird. Er wird womöglich nie ausgeführt.",
    ),
    marketOrder: term(
      "Market-Order",
      "Ein Auftrag, der sofort zum besten verfügbaren Kurs ausgeführt wird. Bei wenig Handel kann dieser weit vom letzten Kurs entfernt sein.",
    ),
    stock: term(
      "Aktie",
      "Ein Anteil an einem Unternehmen. Wer ihn besitzt, ist an Gewinnen und Verlusten beteiligt und darf abstimmen.",
    ),
    bond: term(
      "Anleihe",
      "Ein Kredit an ein Unternehmen oder einen Staat, der Zinsen zahlt und an einem festen Tag zurückgezahlt wird. Ihr Kurs fällt, wenn die Zinsen steigen.",
    ),
    indexFund: term(
      "Indexfonds",
      "Ein günstiger Fonds, der dieselben Wertpapiere wie ein Index im selben Verhältnis hält.",
    ),
    mutualFund: term(
      "Investmentfonds",
      "Geld vieler Anleger, das ein Manager gemeinsam anlegt. Sie kaufen und verkaufen ihn zum Nettoinventarwert.",
    ),
    index: term("Index", "Eine Zahl, die den Kursen einer Auswahl von Aktien folgt, etwa den 500 des S&P 500."),
    dividend: term(
      "Dividende",
      "Der Teil des Gewinns, den ein Unternehmen je Aktie ausschüttet. Am Ex-Tag fällt der Kurs meist um etwa diesen Betrag.",
    ),
    bullMarket: term(
      "Bullenmarkt",
      "Eine längere Zeit steigender Kurse, oft definiert als Anstieg um 20\u00a0% vom letzten Tief.",
    ),
    bearMarket: term(
      "Bärenmarkt",
      "Eine längere Zeit fallender Kurse, oft definiert als Rückgang um 20\u00a0% vom letzten Hoch.",
    ),
    correction: term("Korrektur", "Ein Rückgang um 10\u00a0% bis 20\u00a0% vom letzten Hoch."),
    shortSelling: term(
      "Leerverkauf",
      "Der Verkauf geliehener Aktien, um sie später billiger zurückzukaufen. Steigt der Kurs, ist der Verlust unbegrenzt.",
    ),
    option: term(
      "Option",
      "Das Recht, eine Aktie bis zu einem festen Tag zu einem festen Preis zu kaufen (Call) oder zu verkaufen (Put). Sie kann wertlos verfallen.",
    ),
    hedge: term(
      "Absicherung",
      "Eine Position, die gewinnt, wenn eine andere verliert. Das verringert die Schwankungen insgesamt.",
    ),
    rebalancing: term(
      "Umschichten",
      "Käufe und Verkäufe, die jeden Teil eines Depots wieder auf seine Zielgewichtung bringen.",
    ),
    dollarCostAveraging: term(
      "Durchschnittskosteneffekt",
      "Regelmäßig denselben Betrag anlegen. Sie kaufen mehr Stücke, wenn sie billig sind, und weniger, wenn sie teuer sind.",
    ),
    compoundInterest: term(
      "Zinseszins",
      "Zinsen auf frühere Zinsen. Über viele Jahre können sie den angelegten Betrag übersteigen.",
      "Betrag × (1 + Zinssatz) ^ Jahre",
    ),
    annualisedReturn: term(
      "Jährliche Rendite",
      "Die gleichbleibende jährliche Rendite, die die Gesamtrendite eines längeren Zeitraums ergäbe.",
      "(1 + Rendite) ^ (365 ÷ Tage) − 1",
    ),
    inflation: term(
      "Inflation",
      "Der Anstieg der Preise für Waren und Dienstleistungen. Für denselben Betrag bekommt man weniger.",
    ),
    liquidity: term("Liquidität", "Wie leicht sich etwas schnell verkaufen lässt, ohne den Kurs zu bewegen."),
    bidAskSpread: term(
      "Geld-Brief-Spanne",
      "Der Abstand zwischen dem besten Kurs, den ein Käufer bietet, und dem besten, den ein Verkäufer verlangt.",
    ),
    volume: term("Volumen", "Die Zahl der Aktien, die in einem Zeitraum gehandelt wurden."),
    ipo: term("Börsengang", "Der erste Verkauf von Aktien eines Unternehmens an einer Börse."),
    reit: term(
      "REIT",
      "Ein Unternehmen, das Immobilien besitzt und den größten Teil der Mieten an die Aktionäre ausschüttet.",
    ),
    netAssetValue: term(
      "Nettoinventarwert",
      "Der Wert des Vermögens eines Fonds abzüglich seiner Schulden, je Anteil.",
      "(Vermögen − Schulden) ÷ Anteile",
    ),
    expenseRatio: term(
      "Laufende Kosten (TER)",
      "Die jährlichen Kosten eines Fonds im Verhältnis zu Ihrer Anlage. Sie werden dem Fondsvermögen entnommen.",
    ),
    shareBuyback: term(
      "Aktienrückkauf",
      "Ein Unternehmen kauft eigene Aktien zurück. Jeder verbleibenden Aktie gehört danach ein größerer Teil des Unternehmens.",
    ),
    blueChip: term("Blue Chip", "Ein großes, bekanntes Unternehmen mit langer Gewinngeschichte."),
    pennyStock: term(
      "Pennystock",
      "Eine Aktie mit sehr niedrigem Kurs, oft von einem kleinen Unternehmen. Sie lässt sich womöglich schwer verkaufen.",
    ),
    marginTrading: term(
      "Handel auf Kredit",
      "Anlegen mit geliehenem Geld. Gewinne und Verluste werden dadurch größer.",
    ),
    alpha: term("Alpha", "Die Rendite, die über das hinausgeht, was Marktbewegungen erklären."),
    correlation: term(
      "Korrelation",
      "Wie eng sich zwei Kurse gemeinsam bewegen: von −1 (gegenläufig) über 0 (unabhängig) bis 1 (im Gleichschritt).",
    ),
    capitalGain: term(
      "Kursgewinn",
      "Der Verkaufspreis einer Anlage abzüglich ihres Kaufpreises.",
      "Erlös − Einstandswert",
    ),
    annualReport: term(
      "10-K",
      "Berichte, die US-Unternehmen bei der Aufsicht einreichen: jedes Jahr ein 10-K und jedes Quartal ein 10-Q.",
    ),
    insiderTrading: term(
      "Insiderhandel",
      "Geschäfte von Vorständen und Aufsichtsräten mit Aktien des eigenen Unternehmens. Sie sind erlaubt, wenn sie gemeldet werden, und verboten, wenn sie auf Insiderwissen beruhen.",
    ),
    marketMaker: term(
      "Market Maker",
      "Ein Unternehmen, das laufend Kauf- und Verkaufskurse stellt und an der Differenz verdient.",
    ),
    candlestick: term("Kerze", "Ein Zeichen im Chart, das Eröffnung, Hoch, Tief und Schluss eines Zeitraums zeigt."),
    support: term("Unterstützung", "Ein Kurs, bei dem frühere Rückgänge endeten."),
    resistance: term("Widerstand", "Ein Kurs, bei dem frühere Anstiege endeten."),
    yieldCurve: term(
      "Zinskurve",
      "Anleiherenditen nach Laufzeit. Die Kurve ist invers, wenn kurzfristige Renditen über langfristigen liegen.",
    ),
    priceEarnings: term(
      "KGV",
      "Der Kurs einer Aktie in Jahren des aktuellen Gewinns. Ein hoher Wert heißt, dass Käufer Wachstum erwarten oder dass der Gewinn gerade niedrig ist. Bei Verlusten sagt er nichts aus.",
      "Kurs ÷ Gewinn je Aktie der letzten zwölf Monate",
    ),
    forwardPriceEarnings: term(
      "Erwartetes KGV",
      "Der Kurs geteilt durch den Gewinn, den Analysten für das kommende Jahr erwarten. Er ist nur so gut wie diese Schätzungen.",
      "Kurs ÷ erwarteter Gewinn je Aktie",
    ),
    pegRatio: term(
      "PEG-Ratio",
      "Das KGV geteilt durch das Gewinnwachstum. Bei etwa 1 gilt der Kurs als dem Wachstum angemessen.",
      "KGV ÷ erwartetes Gewinnwachstum in Prozent",
    ),
    eps: term("Gewinn je Aktie", "Der Gewinn, der auf eine Aktie entfällt.", "Nettogewinn ÷ verwässerte Aktien"),
    priceToBook: term(
      "KBV",
      "Der Kurs geteilt durch das Eigenkapital je Aktie. Nützlich bei Banken, weniger bei Unternehmen, deren Wert in Wissen und Marken liegt.",
      "Kurs ÷ Buchwert je Aktie",
    ),
    priceToSales: term(
      "KUV",
      "Der Kurs geteilt durch den Umsatz je Aktie. Verwendet bei Unternehmen ohne Gewinn.",
      "Marktkapitalisierung ÷ Umsatz",
    ),
    evToEbitda: term(
      "EV / EBITDA",
      "Der Unternehmenswert einschließlich Schulden, geteilt durch den Gewinn vor Zinsen, Steuern und Abschreibungen. So lassen sich Unternehmen mit unterschiedlichen Schulden vergleichen.",
      "(Marktkapitalisierung + Schulden − Liquidität) ÷ EBITDA",
    ),
    enterpriseValue: term(
      "Unternehmenswert",
      "Was es kosten würde, alle Aktien zu kaufen und die Schulden zu tilgen, abzüglich der Liquidität des Unternehmens.",
      "Marktkapitalisierung + Schulden − Liquidität",
    ),
    ebitda: term(
      "EBITDA",
      "Der Gewinn vor Zinsen, Steuern und Abschreibungen: der Gewinn des Geschäfts, unabhängig von seiner Finanzierung.",
      "Betriebsergebnis + Abschreibungen",
    ),
    marketCapitalisation: term(
      "Marktkapitalisierung",
      "Der Wert aller Aktien zum letzten Kurs.",
      "Kurs × ausstehende Aktien",
    ),
    freeCashFlow: term(
      "Freier Cashflow",
      "Das Geld, das nach dem laufenden Geschäft und den Investitionen übrig bleibt. Es kann in Dividenden, Rückkäufe oder Rücklagen fließen.",
      "operativer Cashflow − Investitionen",
    ),
    grossMargin: term(
      "Bruttomarge",
      "Der Anteil des Umsatzes, der nach den Kosten der Waren bleibt.",
      "Bruttogewinn ÷ Umsatz",
    ),
    operatingMargin: term(
      "Operative Marge",
      "Der Anteil des Umsatzes, der nach allen betrieblichen Kosten bleibt.",
      "Betriebsergebnis ÷ Umsatz",
    ),
    netMargin: term(
      "Nettomarge",
      "Der Anteil des Umsatzes, der nach allen Kosten, Zinsen und Steuern bleibt.",
      "Nettogewinn ÷ Umsatz",
    ),
    returnOnEquity: term(
      "Eigenkapitalrendite",
      "Der Gewinn des Unternehmens im Verhältnis zu seinem Eigenkapital. Hohe Schulden erhöhen sie.",
      "Nettogewinn ÷ Eigenkapital",
    ),
    debtToEquity: term(
      "Verschuldungsgrad",
      "Die Schulden des Unternehmens im Verhältnis zu seinem Eigenkapital.",
      "Schulden ÷ Eigenkapital",
    ),
    currentRatio: term(
      "Liquidität 3. Grades",
      "Zeigt, ob das Umlaufvermögen die Schulden deckt, die innerhalb eines Jahres fällig sind. Unter 1 tut es das nicht.",
      "Umlaufvermögen ÷ kurzfristige Verbindlichkeiten",
    ),
    dividendYield: term(
      "Dividendenrendite",
      "Die Dividenden eines Jahres im Verhältnis zum Kurs. Sie steigt, wenn der Kurs fällt, was ein Warnzeichen sein kann.",
      "Dividenden je Aktie eines Jahres ÷ Kurs",
    ),
    yieldOnCost: term(
      "Rendite auf Einstand",
      "Die Dividenden der letzten zwölf Monate im Verhältnis zum Einstandswert der Position.",
      "Erträge von zwölf Monaten ÷ Einstandswert",
    ),
    payoutRatio: term(
      "Ausschüttungsquote",
      "Der Anteil des Gewinns, der als Dividende ausgeschüttet wird. Über 100\u00a0% zahlt das Unternehmen mehr, als es verdient.",
      "Dividenden ÷ Nettogewinn",
    ),
    exDate: term(
      "Ex-Tag",
      "Wer an diesem Tag oder später kauft, erhält die kommende Dividende nicht. Der Kurs fällt meist um etwa diesen Betrag.",
    ),
    beta: term(
      "Beta",
      "Wie stark sich eine Aktie mit dem Markt bewegt. 1 heißt genauso stark, 2 doppelt so stark.",
      "Kovarianz mit dem Markt ÷ Varianz des Marktes",
    ),
    volatility: term(
      "Volatilität",
      "Wie stark tägliche Renditen schwanken, auf ein Jahr gerechnet. Doppelte Volatilität heißt doppelt so weite Ausschläge, in beide Richtungen.",
      "Standardabweichung der täglichen Renditen × √261",
    ),
    drawdown: term(
      "Drawdown",
      "Der Rückgang vom vorherigen Höchststand. Der größte davon ist der maximale Drawdown.",
      "verkettete Rendite ÷ vorheriger Höchststand − 1",
    ),
    sharpeRatio: term(
      "Sharpe-Ratio",
      "Die Rendite über dem risikofreien Zins je Einheit Volatilität. Höher ist besser. Unter 0 hätte Bargeld mehr gebracht.",
      "(Jahresrendite − risikofreier Zins) ÷ Volatilität",
    ),
    sortinoRatio: term(
      "Sortino-Ratio",
      "Wie die Sharpe-Ratio, aber nur Renditen unter dem risikofreien Zins gelten als Risiko.",
      "(Jahresrendite − risikofreier Zins) ÷ Abwärtsabweichung",
    ),
    timeWeightedReturn: term(
      "Zeitgewichtete Rendite",
      "Die verketteten täglichen Renditen. Der Zeitpunkt von Ein- und Auszahlungen zählt nicht; sie misst Ihre Anlagen und ist mit einer Benchmark vergleichbar. 10\u00a0% Anstieg und danach 10\u00a0% Rückgang sind 1,1 × 0,9 − 1 = −1\u00a0%, was auch immer Sie dazwischen eingezahlt haben.",
      "Π(1 + Rendite des Tages) − 1",
    ),
    moneyWeightedReturn: term(
      "Geldgewichtete Rendite",
      "Der jährliche Zinssatz, zu dem Ihre Einzahlungen, jede ab ihrem Tag, auf den aktuellen Wert gewachsen sind. Sie umfasst die Tage, an denen Geld angelegt war. 1.000, die in zwei Jahren auf 1.210 wachsen, haben 10\u00a0% pro Jahr verdient.",
      "XIRR, der jährliche Zinssatz, zu dem die Zahlungen auf den Schlusswert wachsen; für die Tage mit angelegtem Geld: (1 + Zinssatz)^(Tage ÷ 365) − 1",
    ),
    simpleReturn: term(
      "Einfache Rendite",
      "Der Gewinn im Verhältnis zu Anfangswert und Einzahlungen, unabhängig von deren Zeitpunkt. Das ist „Ihre Rendite“. 50 Gewinn auf eingezahlte 1.000 sind 5\u00a0%.",
      "Gewinn ÷ (Anfangswert + Einzahlungen)",
    ),
    costBasis: term(
      "Einstandswert",
      "Was die Stücke, die Sie halten, gekostet haben, mit Kaufgebühren und Steuern. Bei FIFO werden die zuerst gekauften zuerst verkauft. Beim Durchschnitt kostet jedes Stück gleich viel.",
      "Kosten der verbleibenden Tranchen",
    ),
    unrealisedGain: term(
      "Unrealisierter Gewinn",
      "Der Gewinn bei einem Verkauf zum letzten Kurs. Realisiert wird er erst mit dem Verkauf. Der Gesamtgewinn eines Zeitraums ist eine andere Zahl: Schlusswert + Auszahlungen − Einzahlungen − Anfangswert.",
      "Wert − Einstandswert",
    ),
    diversification: term(
      "Diversifikation",
      "Wie gleichmäßig sich der Wert auf die Positionen verteilt. Der Index ist die Summe der quadrierten Gewichtungen. 1 geteilt durch den Index ist die entsprechende Zahl gleich großer Positionen.",
      "Σ Gewichtung²",
    ),
    rsi: term(
      "RSI",
      "Vergleicht jüngste Anstiege mit jüngsten Rückgängen, von 0 bis 100. Über 70 heißt Verkaufen (überkauft), unter 30 Kaufen (überverkauft), dazwischen Halten.",
      "100 − 100 ÷ (1 + mittlerer Anstieg ÷ mittlerer Rückgang), 14 Kerzen, Wilder",
    ),
    macd: term(
      "MACD",
      "Vergleicht den kurzen mit dem langen Trend. Über null heißt Kaufen, unter null Verkaufen.",
      "EMA 12 − EMA 26; Signallinie: EMA 9 davon",
    ),
    adx: term(
      "ADX",
      "Die Stärke eines Trends, unabhängig von der Richtung. Über 25 heißt Kaufen oder Verkaufen, je nach +DI und -DI. Über 50 ist das starke Signal. Bis 25 heißt Halten.",
      "geglättetes |+DI − -DI| ÷ (+DI + -DI) × 100, 14 Kerzen",
    ),
    sma: term(
      "SMA",
      "Der Mittelwert der letzten Schlusskurse. Eine Bewegung des Durchschnitts von mehr als 1\u00a0% in einem Schritt heißt Kaufen oder Verkaufen, mehr als 2\u00a0% ist das starke Signal.",
      "Mittelwert der letzten 50 Schlusskurse",
    ),
    ema: term(
      "EMA",
      "Ein gleitender Durchschnitt, der jüngere Schlusskurse stärker gewichtet und deshalb früher dreht als ein einfacher.",
      "Schluss × k + voriger EMA × (1 − k), k = 2 ÷ (Länge + 1)",
    ),
    bollingerBands: term(
      "Bollinger-Bänder",
      "Ein Band um den gleitenden Durchschnitt, das sich mit jüngsten Kursschwankungen weitet. Ein Kurs an seinem Rand ist ungewöhnlich, aber für sich kein Signal.",
      "SMA 20 ± 2 × Standardabweichung",
    ),
    atr: term(
      "ATR",
      "Die übliche Kursspanne einer Kerze, Kurslücken eingeschlossen.",
      "geglätteter Mittelwert der True Range, 14 Kerzen",
    ),
    hitRate: term(
      "Trefferquote",
      "Wie oft frühere unabhängige Signale für dieses Symbol richtig waren, gemessen am Schluss zehn Kerzen später. Vergleichen Sie sie mit der Basisrate.",
      "richtige Signale ÷ unabhängige Signale",
    ),
    baseRate: term(
      "Basisrate",
      "Wie oft eine Wette auf die damals bekannte Richtung des Kurses über dieselben Zeiträume richtig war. Eine Trefferquote darunter ist kein Vorteil.",
      "Zeiträume in dieser Richtung ÷ Zeiträume",
    ),
    sentiment: term(
      "Stimmung",
      "Die Stimmung von 0 bis 1, wobei 0,5 neutral ist. Die Kursstimmung folgt der Tagesveränderung, die Nachrichtenstimmung den Wörtern der Meldungen.",
      "positive Wörter ÷ (positive + negative Wörter)",
    ),
    earningsSurprise: term(
      "Gewinnüberraschung",
      "Die Differenz zwischen gemeldetem Gewinn und den Schätzungen der Analysten.",
      "(gemeldet − erwartet) ÷ |erwartet| × 100",
    ),
    impliedMove: term(
      "Implizite Kursbewegung",
      "Die Kursbewegung bis zu einem Verfallstag, in beide Richtungen, die Optionspreise erwarten lassen.",
      "(Call + Put am Geld) ÷ Kurs",
    ),
    stockSplit: term(
      "Aktiensplit",
      "Mehr Aktien zu einem niedrigeren Kurs oder weniger zu einem höheren. Der Wert Ihrer Position ändert sich nicht.",
    ),
    etf: term(
      "ETF",
      "Ein Fonds, der wie eine Aktie gehandelt wird und meist zu niedrigen jährlichen Kosten einem Index folgt.",
    ),
    shortInterest: term(
      "Leerverkaufsquote",
      "Geliehene Aktien, die Anleger in Erwartung eines Rückgangs verkauft haben. Die Tage bis zur Eindeckung sind die Zeit, die ein Rückkauf brauchen würde.",
      "leerverkaufte Aktien ÷ mittleres Tagesvolumen",
    ),
    stopLimitOrder: term(
      "Stop-Limit-Order",
      "Ein Auftrag, der zur Limit-Order wird, sobald der Kurs eine von Ihnen gesetzte Marke erreicht. Er schützt vor einem schlechten Kurs, wird aber womöglich nie ausgeführt.",
    ),
    trailingStop: term(
      "Trailing-Stop",
      "Eine Stop-Loss-Order, deren Marke dem steigenden Kurs in festem Abstand folgt. Sie sinkt nie wieder.",
    ),
    goodTillCancelled: term(
      "Gültig bis auf Widerruf",
      "Ein Auftrag, der offen bleibt, bis er ausgeführt oder gelöscht wird. Viele Broker begrenzen die Frist auf einige Monate. Ein tagesgültiger Auftrag verfällt zum Handelsschluss.",
    ),
    fractionalShare: term(
      "Bruchstück",
      "Ein Teil einer Aktie, etwa 0,25 Stück. Damit lässt sich ein fester Betrag auch in teure Aktien anlegen. Bei einem Depotübertrag werden Bruchstücke oft verkauft.",
    ),
    settlement: term(
      "Abwicklung",
      "Der Austausch von Wertpapieren und Geld nach einem Geschäft. In den USA erfolgt er einen Handelstag später (T+1), in den meisten Ländern Europas zwei Tage später (T+2).",
    ),
    extendedHoursTrading: term(
      "Vor- und nachbörslicher Handel",
      "Handel vor der Eröffnung oder nach dem Schluss der Börse. Dann handeln wenige, deshalb schwanken die Kurse stärker und die Spannen sind größer.",
    ),
    marginCall: term(
      "Nachschusspflicht",
      "Die Forderung Ihres Brokers nach weiterem Geld, weil auf Kredit gekaufte Anlagen gefallen sind. Zahlen Sie nicht rechtzeitig, darf er die Anlagen verkaufen.",
    ),
    shortSqueeze: term(
      "Short Squeeze",
      "Ein starker Anstieg, der Leerverkäufer zum Rückkauf zwingt und den Kurs dadurch weiter treibt. Eine hohe Leerverkaufsquote macht ihn wahrscheinlicher.",
    ),
    dayTrading: term(
      "Daytrading",
      "Kauf und Verkauf am selben Tag. Kosten und Steuern summieren sich, und die meisten Daytrader verlieren Geld.",
    ),
    slippage: term(
      "Slippage",
      "Die Differenz zwischen dem erwarteten Kurs und dem der Ausführung. Sie ist bei großen Aufträgen und wenig Handel größer.",
    ),
    leverage: term(
      "Hebel",
      "Mit Kredit oder Derivaten mehr anlegen als das eigene Geld. Bei Hebel 2 kostet ein Rückgang um 10\u00a0% Sie 20\u00a0%.",
    ),
    cfd: term(
      "CFD",
      "Ein Differenzkontrakt: Sie erhalten oder zahlen die Kursänderung, ohne den Basiswert zu besitzen. Er ist gehebelt, und die meisten Privatanleger verlieren Geld.",
    ),
    strikePrice: term("Basispreis", "Der Preis, zu dem eine Option den Kauf oder Verkauf der Aktie erlaubt."),
    inTheMoney: term(
      "Im Geld",
      "Eine Option, deren sofortige Ausübung Geld brächte: ein Call mit einem Basispreis unter dem Kurs oder ein Put mit einem darüber. Sonst ist sie aus dem Geld, bei etwa gleichem Kurs am Geld.",
    ),
    impliedVolatility: term(
      "Implizite Volatilität",
      "Die jährliche Volatilität, die in Optionspreisen enthalten ist. Vor Quartalszahlen und in nervösen Märkten steigt sie und verteuert Optionen.",
      "Mittelwert des Calls und des Puts, die dem Kurs am nächsten sind",
    ),
    openInterest: term(
      "Offene Kontrakte (Open Interest)",
      "Die Zahl der noch nicht geschlossenen Options- oder Terminkontrakte. Anders als das Volumen zählt sie den Bestand, nicht den Handel.",
    ),
    putCallRatio: term(
      "Put-Call-Ratio",
      "Gehandelte Puts je Call. Ein hoher Wert heißt, dass viele Anleger einen Rückgang erwarten oder sich dagegen absichern.",
      "Volumen der Puts ÷ Volumen der Calls; auch nach offenen Kontrakten",
    ),
    maxPain: term(
      "Max Pain",
      "Der Kurs, bei dem alle offenen Optionen zusammen am Verfallstag am wenigsten auszahlen. Manche erwarten, dass sich der Kurs dorthin bewegt; belegt ist das kaum.",
    ),
    coveredCall: term(
      "Covered Call",
      "Der Verkauf eines Calls auf Aktien, die Sie besitzen. Sie behalten die Prämie, verzichten aber auf Gewinne über dem Basispreis.",
    ),
    optionGreeks: term(
      "Optionsgriechen",
      "Wie der Preis einer Option reagiert: Delta auf den Aktienkurs, Gamma als Änderung des Deltas, Theta auf vergehende Zeit, Vega auf die Volatilität.",
    ),
    futures: term(
      "Future",
      "Die Vereinbarung, etwas an einem festen Tag zu einem festen Preis zu kaufen oder zu verkaufen. Nötig ist nur eine Sicherheitsleistung, daher sind Gewinne und Verluste gehebelt.",
    ),
    derivative: term(
      "Derivat",
      "Ein Vertrag, dessen Wert von einem anderen Preis abhängt, etwa eine Option, ein Future oder ein CFD.",
    ),
    coupon: term(
      "Kupon",
      "Der jährliche Zins einer Anleihe in Prozent ihres Nennwerts. Er bleibt meist bis zur Rückzahlung gleich.",
    ),
    yieldToMaturity: term(
      "Rendite bis Endfälligkeit",
      "Die jährliche Rendite einer Anleihe, die Sie jetzt kaufen und bis zur Rückzahlung halten: aus Zinsen und der Differenz zwischen Kurs und Nennwert.",
    ),
    duration: term(
      "Duration",
      "Wie stark eine Anleihe auf Zinsen reagiert. Bei einer Duration von 5 Jahren fällt ihr Kurs um etwa 5\u00a0%, wenn die Zinsen um einen Prozentpunkt steigen.",
    ),
    creditRating: term(
      "Bonitätsrating",
      "Das Urteil einer Agentur, wie wahrscheinlich ein Schuldner zurückzahlt, von AAA bis D. Ab BBB− spricht man von Investment Grade.",
    ),
    highYieldBond: term(
      "Hochzinsanleihe",
      "Eine Anleihe eines Schuldners mit einem Rating unter BBB−. Sie zahlt mehr Zinsen, fällt aber eher aus.",
    ),
    basisPoint: term("Basispunkt", "Ein Hundertstel eines Prozentpunkts: 25 Basispunkte sind 0,25\u00a0%."),
    moneyMarketFund: term(
      "Geldmarktfonds",
      "Ein Fonds, der sehr kurzfristig an Staaten, Banken und Unternehmen verleiht. Er bringt etwa den kurzfristigen Zins und schwankt kaum, ist aber nicht garantiert.",
    ),
    hedgeFund: term(
      "Hedgefonds",
      "Ein Fonds für vermögende und institutionelle Anleger, der Kredite, Derivate und Leerverkäufe nutzen darf. Die Gebühren sind hoch.",
    ),
    accumulatingFund: term(
      "Thesaurierender Fonds",
      "Ein Fonds, der seine Erträge wieder anlegt, statt sie auszuzahlen. Ein ausschüttender Fonds zahlt sie an Sie aus.",
    ),
    trackingError: term(
      "Tracking Error",
      "Wie stark die Rendite eines Fonds von seinem Index abweicht. Die Tracking-Differenz ist der Abstand über einen Zeitraum, meist wegen der Kosten.",
    ),
    leveragedEtf: term(
      "Gehebelter ETF",
      "Ein Fonds, der täglich ein Vielfaches eines Index oder dessen Gegenteil abbildet. Über längere Zeit weicht das Ergebnis wegen der täglichen Anpassung davon ab, oft nach unten.",
    ),
    assetsUnderManagement: term(
      "Verwaltetes Vermögen",
      "Der Wert von allem, was ein Fonds oder Verwalter für seine Kunden anlegt. Sehr kleine Fonds werden eher geschlossen.",
    ),
    withholdingTax: term(
      "Quellensteuer",
      "Eine Steuer, die von Dividenden oder Zinsen abgezogen wird, bevor Sie sie erhalten. Eine ausländische lässt sich oft zum Teil anrechnen oder erstatten.",
    ),
    capitalGainsTax: term(
      "Steuer auf Kursgewinne",
      "Eine Steuer auf den Gewinn beim Verkauf einer Anlage. Satz, Freibeträge und Verlustverrechnung hängen vom Land ab.",
    ),
    taxLossHarvesting: term(
      "Verlustrealisierung",
      "Ein Verkauf mit Verlust, um die Steuer auf andere Gewinne zu senken. Beachten Sie die Regeln für den Rückkauf desselben Wertpapiers.",
    ),
    washSale: term(
      "Wash Sale",
      "In den USA zählt ein Verlust steuerlich zunächst nicht, wenn Sie dasselbe Wertpapier 30 Tage vor oder nach dem Verkauf kaufen. Andere Länder haben ähnliche Regeln.",
    ),
    taxAdvantagedAccount: term(
      "Steuerbegünstigtes Depot",
      "Ein Depot, in dem Gewinne und Erträge weniger, später oder gar nicht besteuert werden, etwa ein ISA in Großbritannien oder ein IRA in den USA. Der jährliche Betrag ist begrenzt.",
    ),
    brokerageAccount: term(
      "Wertpapierdepot",
      "Ein Konto bei einer Bank oder einem Broker, in dem Ihre Wertpapiere verwahrt werden. Bei einer Insolvenz bleiben sie Ihr Eigentum.",
    ),
    revenue: term(
      "Umsatz",
      "Alles, was ein Unternehmen mit Waren und Dienstleistungen einnimmt, vor Abzug von Kosten.",
    ),
    operatingIncome: term(
      "Betriebsergebnis",
      "Der Gewinn aus dem eigentlichen Geschäft, vor Zinsen und Steuern. Auch EBIT genannt.",
      "Bruttogewinn − betriebliche Aufwendungen",
    ),
    netIncome: term(
      "Nettogewinn",
      "Was vom Umsatz nach allen Kosten, Zinsen und Steuern bleibt. Daraus wird der Gewinn je Aktie berechnet.",
      "Umsatz − alle Kosten, Zinsen und Steuern",
    ),
    incomeStatement: term(
      "Gewinn- und Verlustrechnung",
      "Ein Bericht über Umsatz, Kosten und Gewinn eines Unternehmens in einem Quartal oder Jahr.",
    ),
    balanceSheet: term(
      "Bilanz",
      "Ein Bericht darüber, was ein Unternehmen an einem Tag besitzt und schuldet. Die Differenz ist das Eigenkapital.",
      "Vermögen = Schulden + Eigenkapital",
    ),
    cashFlow: term(
      "Cashflow",
      "Das Geld, das in ein Unternehmen hinein- und aus ihm herausfließt: aus dem Geschäft (operativ), aus Investitionen und aus der Finanzierung. Gewinn ohne Cashflow ist ein Warnzeichen.",
    ),
    bookValue: term(
      "Buchwert",
      "Das Vermögen eines Unternehmens abzüglich seiner Schulden, oft je Aktie.",
      "Eigenkapital ÷ ausstehende Aktien",
    ),
    freeCashFlowYield: term(
      "Free-Cashflow-Rendite",
      "Der freie Cashflow eines Jahres im Verhältnis zum Börsenwert. Eine hohe Rendite heißt, dass das Geld aus dem Geschäft günstig bewertet ist oder der Markt an ihm zweifelt.",
      "freier Cashflow ÷ Marktkapitalisierung",
    ),
    returnOnAssets: term(
      "Gesamtkapitalrendite",
      "Der Gewinn des Unternehmens im Verhältnis zu seinem gesamten Vermögen. Anders als die Eigenkapitalrendite steigt sie nicht durch Schulden.",
      "Nettogewinn ÷ Bilanzsumme",
    ),
    returnOnInvestedCapital: term(
      "Kapitalrendite",
      "Das Betriebsergebnis nach Steuern im Verhältnis zum investierten Eigen- und Fremdkapital. Liegt sie über den Kapitalkosten, schafft Wachstum Wert.",
    ),
    quickRatio: term(
      "Liquidität 2. Grades",
      "Wie die Liquidität 3. Grades, aber ohne Vorräte, die sich womöglich nicht schnell verkaufen lassen. Unter 1 decken Geld und Forderungen die kurzfristigen Schulden nicht.",
      "(Liquidität + kurzfristige Anlagen + Forderungen) ÷ kurzfristige Verbindlichkeiten",
    ),
    freeFloat: term(
      "Streubesitz",
      "Die frei handelbaren Aktien, ohne die von Gründern, Vorständen und anderen festen Eigentümern. Bei kleinem Streubesitz bewegt sich der Kurs stärker.",
    ),
    dilution: term(
      "Verwässerung",
      "Durch neue Aktien wird jede bestehende zu einem kleineren Teil des Unternehmens. Sie entstehen durch Kapitalerhöhungen, Wandelanleihen oder Optionen von Mitarbeitern.",
    ),
    guidance: term(
      "Unternehmensprognose",
      "Was ein Unternehmen selbst für kommende Umsätze und Gewinne erwartet. Senkt es die Prognose, fällt oft der Kurs.",
    ),
    priceTarget: term(
      "Kursziel",
      "Der Kurs, den ein Analyst meist in etwa zwölf Monaten erwartet. Bellwether zeigt Mittelwert, Höchst- und Tiefstwert aller Kursziele.",
    ),
    fairValue: term(
      "Fairer Wert",
      "Eine Schätzung, was eine Aktie nach ihren erwarteten Gewinnen oder Cashflows wert ist. Sie hängt stark von den Annahmen ab.",
    ),
    discountedCashFlow: term(
      "DCF-Bewertung",
      "Eine Bewertung, die alle künftigen Cashflows addiert, jeden abgezinst um die Jahre bis dahin. Kleine Änderungen bei Wachstum oder Zinssatz verändern das Ergebnis stark.",
    ),
    growthStock: term(
      "Wachstumsaktie",
      "Eine Aktie eines Unternehmens, dessen Gewinne schnell wachsen sollen. Gemessen am heutigen Gewinn ist sie teuer; enttäuscht das Wachstum, fällt sie stark.",
    ),
    valueStock: term(
      "Value-Aktie",
      "Eine Aktie, die gemessen an Gewinn, Buchwert oder Dividende billig ist. Sie kann unterbewertet sein oder aus gutem Grund billig.",
    ),
    largeCap: term(
      "Large Cap",
      "Ein Unternehmen mit hohem Börsenwert, oft über 10\u00a0Mrd.\u00a0$. Mid Caps liegen bei etwa 2 bis 10\u00a0Mrd.\u00a0$, Small Caps darunter.",
    ),
    preferredStock: term("Vorzugsaktie", "Eine Aktie mit Vorrang bei der Dividende, meist ohne Stimmrecht."),
    adr: term(
      "ADR",
      "American Depositary Receipt: ein US-Wertpapier, das Aktien eines ausländischen Unternehmens vertritt. Es wird in Dollar gehandelt, oft mit kleiner jährlicher Gebühr.",
    ),
    spinOff: term(
      "Abspaltung",
      "Ein Unternehmen macht einen Geschäftsbereich selbständig. Aktionäre erhalten dessen Aktien, und der Einstandswert wird auf beide verteilt.",
    ),
    takeover: term(
      "Übernahme",
      "Ein Unternehmen kauft ein anderes, meist über dem bisherigen Kurs. Aktionäre erhalten Geld, Aktien des Käufers oder beides. Bei einer Fusion werden zwei Unternehmen eins.",
    ),
    recordDate: term(
      "Dividendenstichtag",
      "Wer an diesem Tag als Aktionär eingetragen ist, erhält die Dividende. Er liegt meist am Ex-Tag oder kurz danach. Das Geld kommt am späteren Zahltag.",
    ),
    dividendReinvestment: term(
      "Wiederanlage von Dividenden",
      "Dividenden für weitere Stücke derselben Aktie verwenden, oft automatisch. So entsteht ein Zinseszinseffekt; versteuert werden die Dividenden meist trotzdem.",
    ),
    goldenCross: term(
      "Golden Cross",
      "Der 50-Tage-Durchschnitt steigt über den 200-Tage-Durchschnitt, was viele als Beginn eines Anstiegs sehen. Das Gegenteil ist ein Death Cross. Beide kommen spät.",
    ),
    vwap: term(
      "VWAP",
      "Der mit dem Volumen gewichtete Durchschnittskurs eines Handelstags. Große Anleger messen daran ihre Ausführungen.",
      "Σ (typischer Kurs × Volumen) ÷ Σ Volumen, seit der Eröffnung",
    ),
    stochastic: term(
      "Stochastik",
      "Wo der Schlusskurs in der jüngsten Spanne liegt, von 0 (ganz unten) bis 100 (ganz oben). Über 80 gilt oft als überkauft, unter 20 als überverkauft.",
      "%K: (Schluss − Tief) ÷ (Hoch − Tief) × 100 über 14 Kerzen, Mittelwert von 3; %D: Mittelwert von 3 %K",
    ),
    riskFreeRate: term(
      "Risikofreier Zins",
      "Die Rendite einer als sicher geltenden Anlage, meist kurzfristiger Staatspapiere. Sharpe- und Sortino-Ratio messen die Rendite darüber.",
    ),
    calmarRatio: term(
      "Calmar-Ratio",
      "Die Jahresrendite im Verhältnis zum maximalen Drawdown. Bellwether zeigt sie bei Backtests ab einem Jahr.",
      "Jahresrendite ÷ maximaler Drawdown",
    ),
    valueAtRisk: term(
      "Value-at-Risk",
      "Der Verlust, der in einem Zeitraum mit gegebener Wahrscheinlichkeit nicht überschritten wird: etwa 5\u00a0% an 95 von 100 Tagen. Wie schlimm die übrigen Tage werden, sagt er nicht.",
    ),
    riskRewardRatio: term(
      "Chance-Risiko-Verhältnis",
      "Der mögliche Gewinn eines Geschäfts im Vergleich zu seinem möglichen Verlust. 3\u00a0€ Chance bei 1\u00a0€ Risiko sind 3 zu 1.",
    ),
    currencyHedging: term(
      "Währungsabsicherung",
      "Geschäfte, die den Einfluss von Wechselkursen aufheben. Ein abgesicherter Fonds folgt nur den Kursen seiner Positionen, zu zusätzlichen Kosten.",
    ),
    buyAndHold: term(
      "Kaufen und Halten",
      "Anlagen kaufen und jahrelang behalten, was auch immer der Markt tut. Kosten und Steuern bleiben niedrig. Bellwether vergleicht jeden Backtest damit.",
    ),
    recession: term(
      "Rezession",
      "Ein längerer Rückgang der Wirtschaft, oft definiert als zwei Quartale in Folge mit sinkender Leistung. Aktienkurse fallen meist schon vorher.",
    ),
    cryptocurrency: term(
      "Kryptowährung",
      "Ein digitaler Vermögenswert, der in einem öffentlichen Netzwerk statt bei einer Bank verbucht ist. Hinter ihm stehen kein Gewinn und kein Emittent, und sein Kurs schwankt stark.",
    ),
    sustainableInvesting: term(
      "Nachhaltiges Anlegen",
      "Anlagen auch nach Kriterien für Umwelt, Soziales und Unternehmensführung (ESG) auswählen. Anbieter legen sie unterschiedlich fest und aus.",
    ),
    contango: term(
      "Contango",
      "Terminkontrakte mit späterer Lieferung kosten mehr als solche mit früherer. Ein Fonds, der seine Kontrakte laufend verlängert, kauft dann jedes Mal teurer, was Rendite kostet.",
    ),
    backwardation: term(
      "Backwardation",
      "Terminkontrakte mit späterer Lieferung kosten weniger als solche mit früherer. Oft ist ein Rohstoff dann gerade knapp.",
    ),
  },
};
