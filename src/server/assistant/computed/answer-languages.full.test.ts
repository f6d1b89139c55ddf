import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage } from "#contract/conversations.ts";
import { type Language, languages } from "#core/languages/languages.ts";
import { englishWords } from "#core/words/english-words.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import { answerEvents } from "../../../../tests/support/answer-stream.ts";
import { runsOf } from "../../../../tests/support/runs-of.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { answerers, planOf } from "./plan.ts";
import { readQuestion } from "./slots/read-question.ts";

const now = "2026-03-04T16:00:00Z";
const others = languages.filter((language) => language !== "en");

/** Questions of each kind of answer, with the beginning of the German one. */
const questions: readonly (readonly [string, RegExp])[] = [
  [
    "What is the price of NVDA?",
    /^\*\*NVDA steht bei 141,85\u00a0\$\*\* \(\+1,90\u00a0%\) \[1\]\. 52-Wochen-Tief von NVDA: /,
  ],
  ["Is NVDA up today?", /^Ja\. \*\*NVDA steht bei/],
  ["Did TSLA fall 5% today?", /^Nein\. TSLA ist heute um 4,01\u00a0% gefallen, weniger als `5\u00a0%`\. /],
  ["is NVDA between $150 and $200?", /^Nein, nicht zwischen `150 USD` und `200 USD`\. /],
  ["is KO above €50?", /^Ja, über `50 EUR`\. \*\*KO steht bei [^]*In EUR sind das \*\*6/],
  ["market cap of Apple in euros", /^- Marktkapitalisierung von AAPL: \*\*[\d.,]+\u00a0Bio\.\u00a0\$\*\* \[1\]/],
  ["NVDA, MSFT, AAPL, KO, TSLA price", /\[\[table 1\]\]/],
  ["what was NVDA worth in euros on 3 March 2025", /^\*\*NVDA schloss am 3\. März 2025 bei 140,53\u00a0\$\*\* \[1\]\./],
  ["NVDA this year", /^\*\*Kursveränderung von NVDA: [+−][\d,]+\u00a0%\*\* vom /],
  ["has NVDA been above 150 this year", /^Ja, zeitweise über `150`\. /],
  ["all-time high of NVDA", /Die Kurse sind splitbereinigt/],
  ["how volatile is NVDA", /^Volatilität von NVDA pro Jahr: /],
  ["is apple higher than a year ago", /^(?:Ja|Nein|Nur zeitweise)\. \*\*AAPL schloss am /],
  ["how current is the NVDA price", /^Der Kurs von \*\*NVDA\*\* stammt von /],
  // Companies and funds.
  ["P/E of MSFT", /^- KGV von MSFT: \*\*[\d,]+\*\* \[1\]/],
  ["beta of NVDA", /^- Beta von NVDA: /],
  ["key figures of NVDA", /^- Marktkapitalisierung von NVDA: /],
  [
    "revenue of Microsoft in 2025",
    /^- Umsatz von MSFT im Geschäftsjahr bis 31\. Dezember 2025: \*\*[\d,]+\u00a0Mrd\.\u00a0\$\*\*/,
  ],
  ["income statement of MSFT", /^Gewinn- und Verlustrechnung von MSFT, jährlich \[1\]:/],
  ["what does Apple do", /^\*\*Apple[^]*- Sektor: /],
  ["which stocks does SPY own", /^Die größten Positionen von SPY \[1\]:/],
  ["When does Apple report?", /^\*\*AAPL legt die nächsten Quartalszahlen am \d+\. \p{L}+ 20\d\d vor\*\* \[1\]\./u],
  ["MSFT earnings", /^\*\*MSFT legt die nächsten Quartalszahlen am /],
  ["Did MSFT beat estimates?", /^\*\*MSFT hat die Schätzung im Quartal bis [^*]* (?:übertroffen|verfehlt)\*\*/],
  ["expected revenue of NVDA next year", /^Erwarteter Umsatz von NVDA, nächstes Geschäftsjahr \(bis /],
  ["price target of NVDA", /^Das mittlere Kursziel von \d+ Analysten für NVDA liegt bei \*\*/],
  ["buys vs holds vs sells nvda", /^- Analysteneinstufungen von NVDA /],
  ["rating changes of NVDA", /^- \d+\. \p{L}+ 20\d\d, NVDA: “/u],
  ["NVDA dividends", /^\*\*Dividendenrendite von NVDA: [\d,]+\u00a0%\*\*/],
  ["KO dividends by year", /Dividenden je Aktie von KO nach Kalenderjahr/],
  ["news about NVDA", /^Meldungen zu NVDA:/],
  ["why is NVDA up?", /^\*\*NVDA ist heute um 1,90\u00a0% gestiegen\*\* \[1\]\.[^]*Meldungen zu NVDA/],
  ["weekly Bollinger bands of NVDA", /^Indikatoren von NVDA auf Basis von Wochenkerzen \[1\]:/],
  ["is NVDA overbought", /^Indikatoren von NVDA auf Basis von Tageskerzen \[1\]:/],
  [
    "how many days in a row has NVDA gone up",
    /^Tage in Folge, an denen NVDA (?:höher|niedriger) schloss als am Vortag: \*\*\d+\*\*/,
  ],
  [
    "average close of KO in January 2026",
    /^\*\*Durchschnittlicher Schlusskurs von KO: [\d,]+\u00a0\$\*\*, über \d+ Handelstage/,
  ],
  ["open high low close of JPM on 3 March 2026", /^JPM am 3\. März 2026 \[1\]:[^]*- Eröffnung: /],
  ["net debt to EBITDA of JNJ", /^\*\*Nettoverschuldung \/ EBITDA von JNJ: [\d,]+\*\*/],
  ["how much NVDA is in QQQ", /^- \*\*NVDA\*\* macht \*\*[\d,]+\u00a0%\*\* von QQQ aus/],
  ["overlap of SPY and QQQ", /^\*\*SPY und QQQ überschneiden sich zu mindestens [\d,]+\u00a0%\*\*/],
  ["time of the report of AAPL", /^\*\*AAPL legt die nächsten Quartalszahlen am /],
  ["sectors of SPY", /^Sektoren von SPY \[1\]:/],
  ["upside of NVDA", /Mittleres Kursziel von NVDA gegenüber diesem Kurs: \*\*\+/],
  ["top gainers in the S&P 500", /^Gewinner und Verlierer eines einzelnen Index sind nicht bekannt/],
  ["EPS of TSLA last quarter year over year", /im gleichen Quartal des Vorjahres ist nicht bekannt/],
  [
    "estimate revisions of NVDA",
    /^- Erwarteter Gewinn je Aktie von NVDA, [^*]*: \*\*[+−]?[\d,]+\u00a0%\*\* in dreißig Tagen/,
  ],
  ["gross margin of KO versus its average", /Durchschnitt der \d bekannten Geschäftsjahre: \*\*[\d,]+\u00a0%\*\*/],
  ["which of AAPL, MSFT and NVDA has a P/E under 40", /^\*\*2 von 3 genannten Werten\*\*/],
  // Markets.
  ["How is the market?", /^Der Markt anhand von vier Indexfonds:/],
  ["Biggest gainers", /^Größte Gewinner in den USA heute \[1\]:/],
  ["EUR to USD", /^\*\*1 EUR entspricht 1,\d+\u00a0\$\*\* am \d+\. März 2026 \[1\]\./],
  ["500 euros in dollars", /\*\*500,00\u00a0€ entsprechen /],
  ["how did the euro change against the dollar this year", /\*\*Veränderung: [+−]/],
  ["What is on my watchlist?", /^Ihre Watchlist \[1\]:/],
  ["which stock on my watchlist fell the most this month", /^- \*\*\p{Lu}+\*\*: [+−][\d,]+\u00a0% vom /u],
  ["What is due this week?", /^Quartalszahlen zu Ihren Positionen und Ihrer Watchlist/],
  ["Economic events?", /^Konjunkturtermine vom /],
  ["Which of my holdings reports next?", /^(?:\*\*Von Ihren Positionen legt|Vom )/],
  ["stock splits of NVDA", /Split von NVDA/],
  ["mood of NVDA", /^- \*\*Marktstimmung\*\*: [^]*- \*\*NVDA\*\*: Kursstimmung /],
  // Holdings.
  [
    "What is my portfolio worth?",
    /^Ihr Depot ist \*\*[\d.]+,\d\d\u00a0\$\*\* wert, davon [\d.]+,\d\d\u00a0\$ Liquidität \[1\]\./,
  ],
  ["How is my portfolio doing?", /^Ihr Depot ist \*\*[^]*- Rendite der Positionen \(zeitgewichtet\): /],
  ["What was my portfolio worth on 2 January 2026?", /^Ihr Depot war am Ende des 2\. Januar 2026 \*\*/],
  ["What moved me this week?", /^Veränderung Ihres Depots vom \d+\. \p{L}+ 2026 bis zum 4\. März 2026: \*\*[+−]/u],
  ["What moved me today?", /^Veränderung Ihres Depots heute: \*\*[+−]/],
  ["Biggest positions?", /^Sie haben 3 Positionen\. Gesamtwert mit Liquidität: [^]*- \*\*\p{Lu}+\*\*: Wert /u],
  ["what are my holdings", /^Sie haben 3 Positionen/],
  ["how many stocks do I own", /Sie haben \*\*3 Positionen\*\*: /],
  ["How much NVDA do I own?", /^Sie halten \*\*12 Stück NVDA\*\* \[1\]\. Ihre Position in NVDA ist \*\*/],
  ["average cost of my KO", /Einstandskurs von KO: \*\*61,00\u00a0\$\*\* je Stück/],
  ["how much cash do I have", /Ihre Liquidität beträgt \*\*/],
  ["how much cash did I have on 2 January 2026", /^Am Ende des 2\. Januar 2026 betrug Ihre Liquidität \*\*/],
  ["number of positions on 2 January 2026", /^Am Ende des 2\. Januar 2026 hatten Sie \*\*3 Positionen\*\*: /],
  ["What is my unrealised gain?", /^Ihr unrealisierter Gewinn beträgt \*\*/],
  ["what did my holdings cost", /^Der Einstandswert Ihrer Positionen beträgt /],
  ["my best investment", /^Absolut bestes Ergebnis: /],
  ["Rank my positions by gain", /^Absolut bestes Ergebnis: \*\*KO\*\*[^]*\[\[table 1\]\]/],
  ["sort my holdings by P/E", /^KGV, (?:höchster|niedrigster) Wert zuerst:/],
  ["What is my allocation by sector?", /^Ihr Depot nach Sektor:[^]*\*\*Technologie\*\*: /],
  ["What is my allocation by country?", /^Ihr Depot nach Land:[^]*\*\*Vereinigte Staaten\*\*: /],
  ["how much of my portfolio is in technology", /^- \*\*Technologie\*\*: [\d,]+\u00a0% Ihres Depots/],
  ["how much of my portfolio is in energy", /^Auf Energie entfällt kein Teil Ihres Depots /],
  ["which account holds KO", /^KO nach Konto:/],
  ["what fraction of my total gain comes from NVDA", /^- \*\*NVDA\*\*: [\d,]+\u00a0% Ihres Gesamtgewinns/],
  ["why is my portfolio down today", /^Ihr Depot /],
  // Results.
  ["How much did I make this year?", /^\*\*Gesamtgewinn: [+−]/],
  ["How much have I made with NVDA?", /^\*\*Gesamtgewinn mit NVDA: [+−]/],
  ["what did I pay in fees", /^Gebühren: \*\*/],
  ["My realised gains?", /^Realisierter Gewinn: \*\*/],
  ["Sharpe ratio of my portfolio", /^Sharpe-Ratio: \*\*/],
  ["Have I beaten the S&P 500?", /^(?:Ja|Nein)\. Rendite vom /],
  ["How much dividends did I get?", /^(?:Ihre nächsten Zahlungen:|Dividenden: )/],
  ["Next dividends?", /^Ihre nächsten Zahlungen:[^]*In den letzten zwölf Monaten erhalten: /],
  ["dividends received in 2025", /^Erhalten \(Januar 2025 bis Dezember 2025\): /],
  ["income by year", /^`2025`: \*\*/],
  ["when does KO pay me next", /Nächste Zahlung von KO: |KO/],
  ["My transactions in 2025", /^Passende Transaktionen: \*\*5\*\* \[1\]\./],
  ["transactions over $1000", /^Passende Transaktionen, die neuesten zuerst[^]*Kauf von \*\*NVDA\*\*, /],
  ["how much did ko pay me last time", /^Ihre letzte Dividende von \*\*KO\*\* war am \*\*/],
  ["my last 3 trades", /^Ihre letzten `3` Käufe und Verkäufe \[1\]:/],
  // Sales, purchases and falls that are supposed.
  ["If I sell half of my NVDA", /^Der Verkauf von \*\*6 Stück NVDA\*\* brächte \*\*/],
  ["If I buy $5,000 of MSFT", /^Für \*\*5\.000,00\u00a0\$\*\* erhielten Sie \*\*/],
  ["What if NVDA falls 20%?", /^\*\*Ihr Depot würde sich um −[\d,]+\u00a0\$ verändern\*\*/],
  ["$10,000 in MSFT five years ago", /^\*\*10\.000,00\u00a0\$, zum Schlusskurs vom [^]* in MSFT angelegt, wären /],
  ["$100 every month in MSFT since 2020", /^\*\*[\d.]+,\d\d\u00a0\$, in \d+ Käufen \(monatlich ab dem /],
  [
    "what if id sold nvda on 2 jan this year instead of holding",
    /^Ihre 12 Stück NVDA waren am Ende des 2\. Januar 2026 /,
  ],
  ["What if I sell 500 shares of NVDA?", /^So viel NVDA halten Sie nicht\.$/],
  // Wishes.
  ["Add NVDA to my watchlist", /^NVDA beobachten\? /],
  ["Add AAPL to my watchlist", /^AAPL ist bereits auf der Watchlist\.$/],
  ["Tell me when NVDA falls below 100", /^Alarm für NVDA setzen\? /],
  ["Tell me when NVDA falls below €100", /^Der Kurs von NVDA lautet auf USD, /],
  ["Tell me when NVDA is nice", /^Dieser Alarm wurde nicht vollständig verstanden\. /],
  ["Remove TSLA from my watchlist", /^Hier wird nichts gelöscht\. /],
  ["highest price of NVDA this year", /^Hoch von NVDA: /],
  [
    "analyst ratings of NVDA",
    /^- Analysteneinstufungen von NVDA in diesem Monat: \*\*\d+ × Stark kaufen, \d+ × Kaufen, /,
  ],
  ["dividend yield of my watchlist", /^Dividendenrendite, höchster Wert zuerst:[^]*\*\*AAPL\*\*: [\d,]+\u00a0% /],
  ["events of NVDA", /^Quartalszahlen von NVDA vom /],
  ["overview of my portfolio", /^Ihr Depot ist \*\*/],
  ["benchmark return", /^Rendite vom /],
  ["how much have I received in dividends from KO", /^- Nächste Zahlung von KO: /],
  ["currency effect on my portfolio", /^Währungseffekt: /],
  ["volatility of my NVDA", /^Volatilität pro Jahr: /],
  ["what have I invested in my KO", /Einstandskurs von KO: /],
  ["capex of MSFT", /^- Investitionen in Sachanlagen von MSFT im Geschäftsjahr bis /],
  ["how is the market doing", /^Der Markt anhand von vier Indexfonds:/],
  // Signals, indicators and options.
  [
    "signals of NVDA",
    /^\*\*Einstufung von NVDA [^]*: Halten\*\*[^]*Solche Signale waren in 47 von 83 unabhängigen Fällen richtig/,
  ],
  ["technical signals of NVDA, MSFT, AAPL, KO", /^- \*\*NVDA\*\*: Halten \[1\]/],
  ["Bollinger bands of NVDA", /Bollinger-Bänder \(20, 2\), oberes Band: 152,48/],
  ["MACD of NVDA", /^\*\*Der MACD von NVDA liegt über seiner Signallinie/],
  ["is NVDA above its 200 day average", /^\*\*NVDA liegt unter dem `200`-Tage-Durchschnitt\*\*/],
  ["NVDA against the 200 day average", /^\*\*NVDA liegt unter dem `200`-Tage-Durchschnitt\*\*/],
  ["opening gap of NVDA", /^\*\*NVDA eröffnete zum Vortagesschluss/],
  ["put/call ratio of NVDA", /^- Put-Call-Ratio von NVDA nach Volumen: /],
  ["open interest of NVDA options", /^- Call auf NVDA mit Basispreis /],
  ["implied move of NVDA", /^\*\*Die Optionen auf NVDA preisen eine Kursbewegung von 3,84/],
  ["how big a move do options imply for NVDA earnings", /^\*\*NVDA legt die nächsten Quartalszahlen am /],
  // Insiders, leaders, owners and filings; exchanges.
  [
    "insider trades of NVDA",
    /^\*\*Insider von NVDA haben in sechs Monaten 61\.200 Aktien gekauft und 143\.750 verkauft\*\*/,
  ],
  ["insider trades of NVDA in January 2026", /^Keine der aufgeführten Insidermeldungen zu NVDA /],
  ["how much did Jensen Huang sell of NVDA", /^“Jensen Huang” gehört nicht zu den aufgeführten Insidern von NVDA/],
  ["CEO of MSFT", /^\*\*CEO von MSFT\*\* \[1\]:/],
  ["chair of MSFT", /^Für MSFT nennt die Quelle niemanden mit der Funktion „Vorsitz des Verwaltungsrats“\./],
  ["officers of AAPL", /^Die Führungskräfte von AAPL \[1\]:/],
  ["largest owners of NVDA", /^\*\*Institutionelle Anleger halten 63,4\u00a0% von NVDA\*\*/],
  ["how much of NVDA does Vanguard own", /^“Vanguard” gehört nicht zu den aufgeführten größten Eigentümern von NVDA/],
  ["filings of NVDA", /^Die neuesten Pflichtmeldungen von NVDA \[1\]:/],
  ["related symbols of NVDA", /^Oft zusammen mit \*\*NVDA\*\* aufgerufen: [^]*Das niedrigste KGV hat \*\*META\*\*/],
  ["ticker symbol of MSFT", /^- \*\*MSFT\*\*, Microsoft Corporation \[1\]/],
  ["tell me about NVDA", /^\*\*NVIDIA[^]*Einstufung von NVDA auf Tagesbasis/],
  ["is the NYSE open", /^\*\*Geöffnet: New York Stock Exchange\*\*\. Handelsschluss ist um `16:00` Uhr/],
  ["is the NYSE open on 8 March 2026", /\*\*New York Stock Exchange: kein Handel am 8\. März 2026\*\*/],
  [
    "when does the London stock exchange open tomorrow",
    /\*\*London Stock Exchange: Handel am 5\. März 2026\*\* von `08:00`/,
  ],
  // Lots, sales, checks, alerts, notes and what is recorded.
  ["NVDA lots", /^\*\*Sie haben 1 offene Tranche von NVDA\*\*/],
  ["my longest holding time", /^Ihre Positionen nach dem Datum ihrer ältesten offenen Tranche, die ältesten zuerst/],
  ["win rate of my trades", /^\*\*100\u00a0% Ihrer Verkäufe erbrachten einen Gewinn\*\*: 1 von 1/],
  ["average gain of my closed trades", /^- Durchschnittlicher Gewinn eines Verkaufs: \*\*\+18,00/],
  ["what if I had not sold my KO", /^Ihre Verkäufe von KO erbrachten \*\*140,00/],
  ["value of sold shares had they been kept, KO", /^Ihre Verkäufe von KO erbrachten \*\*140,00/],
  ["can I afford 5 shares of MSFT", /^\*\*Ja\.\*\* 5 Stück MSFT würden 2\.143,00\u00a0\$ kosten\./],
  [
    "trade to a weight of 10% of my NVDA",
    /Um auf `10\u00a0%` zu kommen, müssten Sie \*\*für 754,03\u00a0\$ verkaufen\*\*/,
  ],
  ["risk checks", /^\*\*2 von 11 Prüfungen\*\* sind auffällig/],
  ["my alerts", /^Sie haben \*\*1 Alarm\*\*, davon noch nicht ausgelöst: 1/],
  ["which alerts fired", /^\*\*Ausgelöste Alarme: 0\*\*/],
  ["my notes on NVDA from last week", /^Notizen lassen sich hier nicht [^]*Ihre Notizen zu \*\*NVDA\*\*/],
  ["bought 5 NVDA at 140 yesterday", /^Das lässt sich in Ihrem Depot erfassen\./],
  ["received 12.50 dividend from KO on 2 March 2026", /^Das lässt sich in Ihrem Depot erfassen\./],
  ["bought 5 NVDA at 140 with 3 tax", /^Das wurde als Transaktion erkannt, aber nicht vollständig verstanden\./],
  ["sold 500 NVDA at 140 yesterday", /^Sie halten 12 Stück NVDA \[1\]\./],
  ["sold 5 TSLA at 140 yesterday", /^Sie haben keine Position in TSLA \[1\], daher lässt sich kein Verkauf erfassen\./],
  // Best and worst times, correlations, sectors, and holdings by bounds.
  ["best day of NVDA this year", /^\*\*Bester Tag von NVDA: 5\. Januar 2026, \+2,15\u00a0%\*\*/],
  ["worst week of NVDA in 2025", /^\*\*Schlechteste Woche von NVDA: ab 11\. August 2025, −6,43\u00a0%\*\*/],
  ["best month of my portfolio", /^\*\*Bester Monat Ihres Depots: April 2025, \+3,52\u00a0%\*\*/],
  ["worst quarter of my NVDA", /^\*\*Schlechtestes Quartal Ihrer Position NVDA: `2025 Q4`/],
  [
    "how correlated are NVDA, MSFT and KO this year",
    /^Korrelation der Tagesrenditen von \*\*NVDA\*\* und \*\*MSFT\*\*/,
  ],
  ["sector performance today", /^Für diese Tage sind keine Kurse der Sektorfonds bekannt\.$/],
  ["which of my holdings are up more than 5%", /^\*\*3 von 3 Positionen\*\* \(unrealisierter Gewinn über `5\u00a0%`\)/],
  [
    "which of my holdings are below 10% of my portfolio",
    /^\*\*0 von 3 Positionen\*\* \(Gewichtung unter `10\u00a0%`\)/,
  ],
  [
    "which of my holdings have a beta above 1 and a dividend yield above 1%",
    /^\*\*1 von 3 Positionen\*\* \(Beta über `1` und Dividendenrendite über `1\u00a0%`\)/,
  ],
  [
    "which of my holdings gained more than $100 this year",
    /^\*\*1 von 3 Anlagen\*\* \(Gesamtgewinn über `100 USD`\), vom /,
  ],
  ["which of my holdings are within 20% of their 52-week high", /\(höchstens `20\u00a0%` Abstand zum 52-Wochen-Hoch\)/],
  ["which holdings have I held for more than 300 days", /\(Haltedauer über `300 Tage`\) \[1\]:[^]*seit 4\. März 2025/],
  ["which stocks on my watchlist have a price above $1", /^\*\*5 von 5 beobachteten Werten\*\* \(Kurs über `1 USD`\)/],
  ["is my NVDA in the red", /^Nein\.\s+Sie halten \*\*12 Stück NVDA\*\*/],
  [
    "research and development as a percentage of revenue of MSFT",
    /^MSFT: Verhältnis von Forschung und Entwicklung zu Umsatz/,
  ],
  ["ratio of cost of revenue and revenue of MSFT", /^MSFT: Verhältnis von Umsatzkosten zu Umsatz/],
  ["inventory turnover of MSFT", /Lagerumschlag von MSFT/],
  // Tested rules, sums and help with the app.
  [
    "Backtest: buy NVDA when the 20 day average crosses above the 50 with 0.5% costs",
    /^Vom 4\. März 2016 [^]*brachte die Regel \*\*[^]*“Entscheidung zum Schlusskurs, Ausführung zur nächsten Eröffnung; 0,5\s% Gebühr/,
  ],
  [
    "backtest buy NVDA when the moon is full",
    /^Es wurde nichts getestet\. Nicht verstanden: “buy when the moon is full”\./,
  ],
  ["four percent rule on 640k, per month", /^Entnahme pro Monat: \*\*2\.133,33\*\*[^]*- Entnahme pro Jahr: 25\.600,00/],
  [
    "cost of a 0.75 fee versus a 0.07 fee on 50 thousand over 30 years at 6%",
    /^Kosten der höheren Gebühr: \*\*49\.461,84\*\*/,
  ],
  ["average price of 50 at 120 and 30 at 95", /^Durchschnittspreis: \*\*110,63\*\*[^]*Kosten der Position/],
  ["what is 1000 worth in 10 years with inflation of 2%", /^Wert in heutigem Geld: \*\*820,35\*\*/],
  ["bought 5 NVDA for 5000", /Ergänzen Sie “each” oder “in all”/],
  ["tell me when NVDA goes above 200 or below 100", /^Alarm für NVDA setzen\?[^]*Jeder dieser Alarme/],
  ["alert me when NVDA falls below 100 or RSI is under 30", /Für “rsi is under 30” wurde kein Alarm vorbereitet/],
  ["undo my last entry", /^Hier wird nichts geändert\.[^]*Eine Transaktion korrigieren/],
  ["expected dividend income over the next twelve months by month", /^- Erträge im Monat `2026-03`, angekündigt: /],
  ["300 a month for 20 years at 6%", /^Endwert: \*\*138\.612,27\*\*[^]*- Eingezahlt: 72\.000,00/],
  ["1000 became 2500 in 8 years", /^Wachstum pro Jahr: \*\*12,1\u00a0%\*\*/],
  ["what is 12 times 131.2", /^Das Ergebnis ist \*\*1\.574,40\*\* \[1\]\./],
  ["what is 5 / 0", /^Das lässt sich so nicht berechnen\.$/],
  [
    "how do I import a file in Bellwether",
    /^\*\*Die Datei eines Brokers importieren\*\* \(\[Depot\]\(\/portfolio\)\): /,
  ],
  ["how do I change my password", /^\*\*Ihr Passwort ändern\*\* \(\[Einstellungen\]/],
  [
    "golden cross or death cross of SPY in 2025",
    /^Kreuzungen des `50`- und des `200`-Tage-Durchschnitts von \*\*SPY\*\*/,
  ],
  ["free cash flow yield of AAPL", /^\*\*Free-Cashflow-Rendite von AAPL: \d+,\d+\u00a0%\*\*/],
  [
    "pay of the officers of MSFT",
    /^Gesamtvergütung der Führungskräfte von MSFT[^]*im Jahr 2024 \[1\]\n- “Ms\. Second Leader”: [^\n]*\*\*, Jahr nicht bekannt \[1\]$/,
  ],
  ["compare NVDA and MSFT this year", /^Ab dem \d+\. \p{L}+ 20\d\d, dem ersten gemeinsamen Handelstag \[1\]:/u],
];

/** Questions with a sentence that names its figures in another order than the English one. */
const reordered: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set([
    "what was NVDA worth in euros on 3 March 2025",
    "is apple higher than a year ago",
    "mood of NVDA",
    "What was my portfolio worth on 2 January 2026?",
    "What moved me this week?",
    "what if id sold nvda on 2 jan this year instead of holding",
  ]),
  ja: new Set([
    "is NVDA overbought",
    "average close of KO in January 2026",
    "which of AAPL, MSFT and NVDA has a P/E under 40",
    "NVDA this year",
    "has NVDA been above 150 this year",
    "all-time high of NVDA",
    "how volatile is NVDA",
    "What was my portfolio worth on 2 January 2026?",
    "What moved me this week?",
    "$10,000 in MSFT five years ago",
    "$100 every month in MSFT since 2020",
    "what if id sold nvda on 2 jan this year instead of holding",
    "highest price of NVDA this year",
    "volatility of my NVDA",
    "signals of NVDA",
    "tell me about NVDA",
    "win rate of my trades",
    "average gain of my closed trades",
    "risk checks",
    "which of my holdings are up more than 5%",
    "which of my holdings are below 10% of my portfolio",
    "which of my holdings have a beta above 1 and a dividend yield above 1%",
    "which of my holdings gained more than $100 this year",
    "which of my holdings are within 20% of their 52-week high",
    "which holdings have I held for more than 300 days",
    "which stocks on my watchlist have a price above $1",
  ]),
};

const fields = [
  { type: "deposit", amount: "9000", date: "2025-02-03" },
  { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
  { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" },
  { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
  { type: "dividend", symbol: "KO", date: "2025-12-15", amount: "10.20" },
  { type: "sell", symbol: "KO", date: "2026-01-15", quantity: "2", price: "70" },
];

/** Titles of stories, and names of economic events, are the words of others. */
const isOutside = ({ kind, href }: ChatMessage["sources"][number]) =>
  kind === "news" || href === "/calendar?types=economic";

/** Sources whose tables have names and texts by others, or by the user. */
const kindsOfOthers = new Set(["insiders", "owners", "filings", "note"]);

/** Everything that a reader sees of an answer, but for words of others. */
function textsOf({ content, figures, sources, tools, notices, proposals }: ChatMessage): readonly string[] {
  return [
    content,
    ...figures.flatMap(({ formula, inputs }) => [formula ?? "", ...inputs.map(({ label }) => label)]),
    ...sources.flatMap((source) => (isOutside(source) ? [] : sourceTexts(source))),
    ...tools.map(({ summary }) => summary),
    ...notices.map(({ detail }) => detail),
    ...proposals.map(({ summary }) => summary),
  ];
}

function sourceTexts({ kind, title, facts, table }: ChatMessage["sources"][number]): readonly string[] {
  const rows = kindsOfOthers.has(kind) ? [] : (table?.rows ?? []);
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => ("text" in cell ? [cell.text] : [])));
  const columns = (table?.columns ?? []).map(({ label }) => label);
  return [
    title,
    ...facts.flatMap(({ label, formula }) => [label, formula ?? ""]),
    ...(table === null ? [] : [table.title]),
    ...columns,
    ...cells,
  ];
}

/** The figures of each line with the facts that they are of, in their order. */
function figuresOf({ content, figures, sources }: ChatMessage): readonly (readonly string[])[] {
  const lines = content.split("\n");
  let end = -1;
  return lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return figures
      .filter((figure) => figure.start >= start && figure.start < end)
      .toSorted((one, other) => one.start - other.start)
      .map(({ value, unit, currency, symbol, state, label, sourceNumber }) => {
        const facts = sources.find(({ number }) => number === sourceNumber)?.facts ?? [];
        const same = facts.filter((fact) => fact.value === value && fact.unit === unit);
        const { key = "" } = same.find((fact) => fact.label === label) ?? same[0] ?? {};
        return JSON.stringify({ sourceNumber, key, value, unit, currency, symbol, state });
      });
  });
}

describe("an answer without a model, in the reader's language", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  const readers = new Map<Language, Visitor>();

  beforeAll(async () => {
    const clock = { now: () => Date.parse(now) };
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      LIMIT_CHATS_PER_MINUTE: "10000",
      LIMIT_CHATS_PER_DAY: "10000",
    });
    for (const language of languages) {
      const reader = server.visitor();
      await reader.signUp();
      await reader.patch("/api/settings", { preferences: { language } });
      for (const line of fields) {
        const reply = await reader.post("/api/portfolio/transactions", { currency: "USD", ...line });
        if (reply.status !== 201) throw new Error(reply.text);
      }
      await reader.post("/api/watchlist", { symbol: "AAPL" });
      await reader.post("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 250 } });
      await reader.post("/api/notes", { symbol: "NVDA", text: "Bought for the margins of its chips" });
      readers.set(language, reader);
    }
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  async function ask(language: Language, text: string): Promise<ChatMessage> {
    const reader = readers.get(language);
    if (reader === undefined) throw new Error(`no reader of ${language}`);
    const { id } = await reader.call("POST /api/assistant/conversations", {});
    const events = await answerEvents(server, reader, `/api/assistant/conversations/${id}/messages`, { text });
    return events.find(({ event }) => event === "end")?.data["message"] as ChatMessage;
  }

  it.each(questions)("answers “%s” in each language, with the same figures", async (question, german) => {
    const english = await ask("en", question);
    const englishRuns = new Set(textsOf(english).flatMap(runsOf));
    const { labels } = englishWords.answers;
    for (const language of others) {
      const answer = await ask(language, question);
      const shared = textsOf(answer)
        .flatMap(runsOf)
        .filter((run) => englishRuns.has(run));
      expect(shared, `${language}: ${answer.content}`).toEqual([]);
      const [figures, englishFigures] = [figuresOf(answer), figuresOf(english)];
      expect(
        figures.map((line) => line.toSorted()),
        answer.content,
      ).toEqual(englishFigures.map((line) => line.toSorted()));
      const isSameOrder = JSON.stringify(figures) === JSON.stringify(englishFigures);
      expect(isSameOrder, answer.content).toBe(reordered[language]?.has(question) !== true);
      // Null is zero in German.
      expect(answer.content).not.toMatch(language === "de" ? /undefined|NaN|\{\{/ : /null|undefined|NaN|\{\{/);
      if (language === "de") expect(answer.content).toMatch(german);
      const { answers } = await wordsIn(writingOf({ language, numbers: null, dates: "day-month" }));
      for (const [index, { facts, table }] of english.sources.entries()) {
        const own = answer.sources[index];
        const pairs = [
          ...facts.map(({ key, label }) => [label, own?.facts.find((one) => one.key === key)?.label]),
          ...(table?.columns ?? []).map(({ label }, at) => [label, own?.table?.columns[at]?.label]),
        ];
        for (const [label = "", translated] of pairs) {
          const expected = Object.entries(labels).flatMap(([id, one]) =>
            one === label ? [answers.labels[id as keyof typeof labels]] : [],
          );
          if (expected.length > 0) expect(expected).toContain(translated);
        }
      }
    }
  });

  it.each([
    ["history of @ZZZZQ this year", "No data available for symbol"],
    ["key figures of @ZZZZQ", "No data available for symbol"],
  ])("says in %s why there is no data", async (question, english) => {
    expect((await ask("en", question)).content).toContain(english);
    expect((await ask("de", question)).content).toContain("Für das Symbol ZZZZQ gibt es keine Daten.");
    expect((await ask("fr", question)).content).toContain("Aucune donnée disponible pour le symbole ZZZZQ.");
  });

  it("is asked for with questions for every answer", () => {
    const known = ["NVDA", "MSFT", "KO", "AAPL"].map((symbol) => ({ symbol, names: [] }));
    const asked = new Set(
      questions.flatMap(([question]) => {
        const context = { today: "2026-03-04", known, accounts: [], context: [], earlier: [] };
        const plan = planOf(readQuestion(question, context), englishWords);
        return "steps" in plan ? plan.steps.map(({ answer }) => answer) : [];
      }),
    );
    expect(Object.keys(answerers).filter((id) => !asked.has(id))).toEqual([]);
  });

  it("names what it understood by its subject", async () => {
    const measureOf = async (question: string) =>
      (await ask("de", question)).understood.flatMap(({ slot, text }) => (slot === "measure" ? [text] : []));
    expect(await measureOf("sales of MSFT")).toEqual(["Wie hoch ist der Umsatz von MSFT?"]);
    expect(await measureOf("sales in my portfolio")).toEqual(["Verkäufe"]);
  });

  it("takes names for values of its own questions, and reads others by the list", async () => {
    expect((await ask("de", "Was kostet Facebook?")).content).toMatch(/^\*\*META steht bei /);
    expect((await ask("de", "Wie viel Coca-Cola habe ich?")).content).toMatch(/^Sie halten \*\*18 Stück KO\*\*/);
    for (const question of ["Wie viel Cash habe ich?", "Wie hoch ist meine Rendite dieses Jahr?"])
      expect((await ask("de", question)).sources.length).toBeGreaterThan(0);
  });
});
