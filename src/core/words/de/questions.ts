/** Ways of asking each question: its title, and one way a line. */
export const questions = {
  price: {
    title: "Wie steht {symbol}?",
    ways: `
      wie ist der Preis von {symbol}
      {symbol} in {currency}
      was kostet {symbol} in {currency}
      {symbol}
      was kostet {symbol} gerade
      {symbol} Kurs
      wie steht die {symbol}-Aktie
      wo steht {symbol} aktuell
      zeig mir den aktuellen Preis von {symbol}
      bei wie viel notiert {symbol} momentan
      Schlusskurs von {symbol} {period}
      wie viel muss man für eine Aktie von {symbol} hinlegen
      was war {symbol} {period} wert
      {symbol} Aktienkurs in Echtzeit
      zu welchem Kurs wird {symbol} gehandelt
      Börsenkurs {symbol} {period}
      wie viel ist {symbol} gerade wert
      aktueller Kurs {symbol} bitte
      {period} Preis pro Aktie {symbol}
      wo stand {symbol} {period}
      sag mir den Kurs von {symbol}
      was zahlt man derzeit für eine {symbol}-Aktie
    `,
  },
  change: {
    title: "Wie hat sich {symbol} entwickelt?",
    ways: `
      wie hat sich {symbol} {period} geschlagen
      ist {symbol} {period} im Plus oder im Minus
      wie lief {symbol} {period}
      {symbol} Performance {period}
      Kursverlauf von {symbol}
      zeig mir den Chart von {symbol}
      wie viel Prozent hat {symbol} {period} gemacht
      um wie viel ist {symbol} gestiegen oder gefallen
      Rendite {symbol} {period}
      ist {symbol} heute im Plus oder im Minus
      Kursentwicklung der {symbol}-Aktie
      wie schlägt sich {symbol} so
      Tagesveränderung {symbol}
      historische Kurse {symbol}
      ist {symbol} {period} gestiegen
      {period} hat {symbol} wie viel zugelegt
      Wertentwicklung von {symbol} {period}
      hat {symbol} {period} verloren
      wie performt {symbol} {period}
      {symbol} Kursveränderung in Prozent {period}
    `,
  },
  bestWorstDay: {
    title: "Was war der beste und der schlechteste Tag von {symbol}?",
    ways: `
      bester Monat von {symbol} {period}
      bester Tag von {symbol} {period}
      schlechtester Börsentag von {symbol}
      größter Tagesverlust {symbol} {period}
      an welchem Tag ist {symbol} am stärksten gestiegen
      wann ist {symbol} an einem einzigen Tag am meisten abgestürzt
      größter Kurssprung von {symbol}
      stärkster Tagesgewinn der {symbol}-Aktie {period}
      {symbol} heftigste Tagesbewegung
      wie schlimm war der schwärzeste Tag für {symbol}
      höchstes Tagesplus und Tagesminus bei {symbol}
      wann hatte {symbol} {period} seinen besten Tag
      an welchem Tag hat {symbol} {period} am meisten verloren
      Rekordtag von {symbol} nach Prozent
      {period} größter Tagesgewinn {symbol}
      schlechtester Monat für {symbol} {period}
      welcher Börsentag war für {symbol} der erfolgreichste
    `,
  },
  highLow: {
    title: "Was sind 52-Wochen-Hoch und -Tief von {symbol}?",
    ways: `
      {symbol} 52-Wochen-Hoch
      52-Wochen-Tief von {symbol}
      höchster Kurs von {symbol} {period}
      was war der niedrigste Preis von {symbol} {period}
      Jahreshoch und Jahrestief {symbol}
      wie weit ist {symbol} vom Jahreshoch weg
      Abstand zum 52W-Hoch {symbol}
      Höchststand und Tiefststand von {symbol} {period}
      in welcher Spanne hat {symbol} geschwankt
      Kursspanne {symbol}
      wie nah ist {symbol} am Jahrestief
      Tageshoch und Tagestief der {symbol}-Aktie
      wo lag {symbol} {period} am höchsten und am tiefsten
      Höchstkurs und Tiefstkurs {symbol} im letzten Jahr
      ist {symbol} gerade nahe am Jahreshoch
      wie tief war {symbol} {period}
      Jahresspanne von {symbol}
      {period} Hoch und Tief bei {symbol}
    `,
  },
  record: {
    title: "Wie weit ist {symbol} vom Allzeithoch entfernt?",
    ways: `
      {symbol} Allzeithoch
      {symbol} ATH
      wann war das Rekordhoch von {symbol}
      wie weit ist {symbol} unter dem All Time High
      hat {symbol} ein neues Allzeithoch erreicht
      Allzeittief von {symbol}
      historischer Höchststand {symbol}
      Abstand zum ATH bei {symbol}
      was war der höchste Kurs, den {symbol} jemals hatte
      Rekordtief der {symbol}-Aktie
      steht {symbol} auf Rekordniveau
      war {symbol} schon mal höher als jetzt
      höchster Stand aller Zeiten bei {symbol}
      wann stand {symbol} am höchsten überhaupt
      wie viel fehlt {symbol} noch bis zum Rekord
      hat {symbol} {period} einen neuen Rekord aufgestellt
      Alltime High von {symbol}
    `,
  },
  volume: {
    title: "Wie hoch ist das Handelsvolumen von {symbol}?",
    ways: `
      {symbol} Volumen
      wie viele Aktien von {symbol} wurden heute gehandelt
      Börsenumsatz in {symbol}
      ist das Handelsvolumen von {symbol} ungewöhnlich hoch
      durchschnittliches Tagesvolumen {symbol}
      wie viele Stücke gehen bei {symbol} am Tag um
      {symbol} Volume heute gegenüber dem Schnitt
      gehandelte Stückzahl {symbol}
      wie liquide ist {symbol}
      wird {symbol} heute mehr gehandelt als sonst
      wie viele Stück {symbol} wurden {period} umgesetzt
      {symbol} Handelsumsatz {period}
      ist bei {symbol} {period} viel Umsatz
      wie rege wird {symbol} gehandelt
      {period} Stückumsatz von {symbol}
      wie viel Volumen hatte {symbol} {period}
    `,
  },
  marketCap: {
    title: "Wie hoch ist die Marktkapitalisierung von {symbol}?",
    ways: `
      Marktkapitalisierung von {symbol} in {currency}
      {symbol} Marktkapitalisierung
      {symbol} Market Cap
      Börsenwert von {symbol}
      was ist {symbol} als ganzes Unternehmen wert
      wie groß ist {symbol} an der Börse
      wie viele Milliarden ist {symbol} wert
      Unternehmenswert {symbol}
      MarketCap der Firma {symbol}
      wie viel Geld bräuchte man, um ganz {symbol} zu kaufen
      Marktwert des Konzerns {symbol}
      ist {symbol} ein Large Cap oder ein Small Cap
      wie viel ist {symbol} an der Börse insgesamt wert
      Börsenkapitalisierung {symbol}
      was ist die Firma {symbol} in {currency} wert
      wie hoch wird {symbol} am Markt kapitalisiert
      Marktkap {symbol}
      gesamter Börsenwert der Firma {symbol} in {currency}
    `,
  },
  peRatio: {
    title: "Wie hoch ist das KGV von {symbol}?",
    ways: `
      {symbol} KGV
      Kurs-Gewinn-Verhältnis von {symbol}
      welches KGV hat {symbol} aktuell
      {symbol} P/E
      PE Ratio {symbol}
      mit dem Wievielfachen des Gewinns wird {symbol} gehandelt
      Gewinnmultiple von {symbol}
      wie viel zahlt man pro Euro Gewinn bei {symbol}
      KGV der letzten zwölf Monate {symbol}
      sag mir mal das Kursgewinnverhältnis der Aktie
      trailing KGV {symbol}
      KGV der {symbol}-Aktie
      hat {symbol} ein hohes KGV
      ist das KGV von {symbol} niedrig
      wie viele Jahresgewinne kostet {symbol}
      sag mir das KGV von {symbol}
      Verhältnis von Kurs zu Gewinn bei {symbol}
    `,
  },
  forwardPe: {
    title: "Wie hoch ist das erwartete KGV von {symbol}?",
    ways: `
      {symbol} Forward KGV
      erwartetes KGV {symbol}
      Forward P/E von {symbol}
      KGVe {symbol}
      KGV auf Basis der Gewinnschätzungen für {symbol}
      wie hoch ist das KGV von {symbol} fürs nächste Jahr
      geschätztes Kurs-Gewinn-Verhältnis von {symbol}
      forward PE ratio {symbol}
      künftiges KGV der {symbol}-Aktie
      was zahlt man bei {symbol} für die erwarteten Gewinne
      KGV {symbol} auf Basis der kommenden Gewinne
      zukünftiges KGV von {symbol} {period}
      wie hoch ist das prognostizierte KGV bei {symbol}
      KGV {symbol} nach Analystenschätzung
      Gewinnschätzung {period} als KGV bei {symbol}
      vorausschauendes Kurs-Gewinn-Verhältnis {symbol}
    `,
  },
  valuation: {
    title: "Ist {symbol} teuer oder günstig bewertet?",
    ways: `
      {symbol} Bewertung
      ist {symbol} überbewertet
      ist {symbol} unterbewertet
      ist {symbol} gerade teuer
      wie ist die {symbol}-Aktie bewertet
      Bewertungskennzahlen {symbol}
      ist {symbol} ein Schnäppchen oder schon viel zu heiß gelaufen
      fairer Wert von {symbol}
      alle Multiples von {symbol}
      {symbol} KGV, KBV, KUV und EV/EBITDA
      ist die Aktie preiswert oder billig zu haben
      zahlt man bei {symbol} zu viel
      ist {symbol} fair bewertet
      wie teuer ist {symbol} gemessen an den Gewinnen und Umsätzen
      ist der Preis von {symbol} gerechtfertigt
      ist {symbol} derzeit billig
      {symbol} überteuert oder günstig
      hoch oder niedrig bewertet {symbol}
    `,
  },
  priceToBook: {
    title: "Wie hoch ist das KBV von {symbol}?",
    ways: `
      {symbol} KBV
      Kurs-Buchwert-Verhältnis {symbol}
      {symbol} P/B
      price to book von {symbol}
      PB Ratio {symbol}
      mit dem Wievielfachen des Buchwerts wird {symbol} gehandelt
      notiert {symbol} unter Buchwert
      Kurs im Verhältnis zum Eigenkapital je Aktie {symbol}
      welches KBV hat die {symbol}-Aktie
      wie viel zahlt man bei {symbol} über dem Buchwert
      hat {symbol} ein niedriges KBV
      Verhältnis von Kurs zu Buchwert bei {symbol}
      steht der Kurs von {symbol} über dem Buchwert
      KBV {symbol} {period}
      wie hoch ist der Kurs von {symbol} gemessen am Buchwert
      price book ratio der Aktie {symbol}
    `,
  },
  priceToSales: {
    title: "Wie hoch ist das KUV von {symbol}?",
    ways: `
      {symbol} KUV
      Kurs-Umsatz-Verhältnis von {symbol}
      {symbol} P/S
      price to sales {symbol}
      PS Ratio der {symbol}-Aktie
      mit dem Wievielfachen des Umsatzes wird {symbol} bewertet
      Umsatzmultiple {symbol}
      wie viel zahlt man bei {symbol} pro Euro Umsatz
      Börsenwert im Verhältnis zum Umsatz {symbol}
      welches KUV hat {symbol}
      hat {symbol} ein hohes KUV
      Verhältnis von Kurs zu Umsatz bei {symbol}
      KUV {symbol} {period}
      wie viele Jahresumsätze kostet {symbol}
      price sales ratio der Firma {symbol}
      wie teuer ist {symbol} gemessen am Umsatz
    `,
  },
  evToEbitda: {
    title: "Wie hoch ist EV/EBITDA von {symbol}?",
    ways: `
      {symbol} EV/EBITDA
      EV zu EBITDA bei {symbol}
      Enterprise Value to EBITDA {symbol}
      EBITDA-Multiple von {symbol}
      Unternehmenswert im Verhältnis zum EBITDA {symbol}
      mit dem Wievielfachen des EBITDA wird {symbol} bewertet
      Enterprise Multiple {symbol}
      wie hoch ist das EV-EBITDA-Verhältnis der Aktie
      {symbol} evebitda
      zum wievielfachen EBITDA inklusive Schulden wird {symbol} gehandelt
      EV durch EBITDA {symbol}
      wie viele Jahres-EBITDA kostet {symbol}
      ist das EV/EBITDA von {symbol} hoch
      EV EBITDA Multiple {symbol} {period}
      wie teuer ist {symbol} gemessen am EBITDA
      welches EV/EBITDA hat die {symbol}-Aktie
    `,
  },
  peg: {
    title: "Wie hoch ist das PEG-Verhältnis von {symbol}?",
    ways: `
      {symbol} PEG
      PEG Ratio {symbol}
      welches PEG hat {symbol}
      KGV im Verhältnis zum Gewinnwachstum bei {symbol}
      Price-Earnings-to-Growth {symbol}
      Kurs-Gewinn-Wachstums-Verhältnis von {symbol}
      liegt das PEG von {symbol} unter 1
      rechtfertigt das Wachstum von {symbol} das KGV
      PEG-Kennzahl der {symbol}-Aktie
      wachstumsbereinigtes KGV {symbol}
      ist das PEG von {symbol} gut
      PEG Wert {symbol} {period}
      wie teuer ist {symbol} gemessen am Gewinnwachstum
      KGV geteilt durch Wachstum bei {symbol}
      hat {symbol} ein niedriges PEG
      price earnings growth ratio der {symbol}-Aktie
    `,
  },
  beta: {
    title: "Wie hoch ist das Beta von {symbol}?",
    ways: `
      {symbol} Beta
      Betafaktor {symbol}
      welches Beta hat {symbol}
      Beta-Wert der {symbol}-Aktie
      wie stark reagiert {symbol} auf den Gesamtmarkt
      schwankt {symbol} stärker als der Markt
      Marktsensitivität von {symbol}
      ist das Beta von {symbol} größer als eins
      Betakoeffizient {symbol}
      wie sehr geht {symbol} mit, wenn der Markt fällt
      hat {symbol} ein hohes Beta
      bewegt sich {symbol} mehr als der Index
      Beta von {symbol} gegenüber dem Markt {period}
      wie marktabhängig ist {symbol}
      ist {symbol} eher defensiv was das Beta angeht
      sag mir das Beta von {symbol}
    `,
  },
  volatilityOf: {
    title: "Wie volatil ist {symbol}?",
    ways: `
      {symbol} Volatilität
      wie stark schwankt {symbol}
      Vola von {symbol} {period}
      wie riskant ist {symbol}
      Risiko der {symbol}-Aktie
      maximaler Drawdown von {symbol} {period}
      größter Rückschlag vom Hoch zum Tief bei {symbol} {period}
      Schwankungsbreite {symbol}
      Standardabweichung der Renditen von {symbol}
      ist {symbol} eine Zockeraktie oder eher ruhig
      wie sicher ist die Aktie
      maximaler Verlust bei {symbol} {period}
      ist {symbol} sehr schwankungsanfällig
      wie heftig ging es bei {symbol} {period} auf und ab
      Kursschwankungen {symbol} {period}
      historische Volatilität von {symbol}
      wie hoch ist das Risiko bei {symbol}
      {period} größter Einbruch von {symbol}
    `,
  },
  compare: {
    title: "Wie schneidet {symbol} im Vergleich zu {other} ab?",
    ways: `
      {symbol} {other}
      {symbol} vs {other}
      vergleiche {symbol} mit {other}
      {symbol} oder {other}
      was lief {period} besser, {symbol} oder {other}
      {symbol} gegen {other}
      Vergleich {symbol} {other} {period}
      stell {symbol} und {other} nebeneinander
      welche Aktie ist stärker gestiegen, {symbol} oder {other}
      Kennzahlen von {symbol} und {other} gegenüberstellen
      hat {symbol} {period} mehr gebracht als {other}
      Unterschied zwischen {symbol} und {other}
      {symbol} versus {other} Chartvergleich
      wer hat {period} besser abgeschnitten {symbol} oder {other}
      ist {symbol} besser gelaufen als {other}
      {symbol} verglichen mit {other} {period}
      wie unterscheiden sich {symbol} und {other}
      Gegenüberstellung {symbol} und {other}
      {period} {symbol} und {other} im Vergleich
    `,
  },
  news: {
    title: "Was gibt es Neues zu {symbol}?",
    ways: `
      {symbol} News
      Nachrichten zu {symbol} {period}
      Schlagzeilen über {symbol}
      was schreibt die Presse über {symbol}
      aktuelle Meldungen {symbol}
      was ist los bei {symbol}
      gibt's Neuigkeiten von {symbol} {period}
      neueste Artikel zur {symbol}-Aktie
      was hört man gerade so über {symbol}
      hat {symbol} {period} etwas bekannt gegeben
      Ad-hoc-Mitteilungen {symbol}
      Headlines {symbol}
      was gibts bei {symbol} Neues
      letzte Nachrichten von {symbol}
      gab es {period} Meldungen zu {symbol}
      was steht in den Nachrichten über {symbol}
      Pressemitteilungen {symbol}
      hast du News zu {symbol} {period}
    `,
  },
  whyMoved: {
    title: "Warum bewegt sich der Kurs von {symbol}?",
    ways: `
      warum ist {symbol} {period} gefallen
      wieso steigt {symbol} gerade so
      was ist mit {symbol} passiert
      weshalb bricht {symbol} ein
      Grund für den Kurssturz von {symbol}
      warum fällt die {symbol}-Aktie
      was steckt hinter dem Kurssprung von {symbol} {period}
      {symbol} Absturz warum
      wieso ist {symbol} so abgeschmiert
      was treibt den Kurs von {symbol} {period}
      warum geht {symbol} durch die Decke
      Ursache für das Minus bei {symbol} {period}
      was ist der Grund dass {symbol} {period} so gefallen ist
      woran liegt es dass {symbol} steigt
      {period} {symbol} so stark im Minus warum
      wieso geht es mit {symbol} bergab
      warum ist {symbol} {period} gestiegen
      was war {period} bei {symbol} der Auslöser für die Kursbewegung
    `,
  },
  dividend: {
    title: "Wie viel Dividende zahlt {symbol}?",
    ways: `
      {symbol} Dividende
      Dividendenrendite von {symbol}
      zahlt {symbol} eine Dividende
      wie viel schüttet {symbol} pro Aktie aus
      Ausschüttung je Anteil {symbol}
      wie oft zahlt {symbol} Dividende
      {symbol} Divi
      ist {symbol} ein vierteljährlicher oder monatlicher Zahler
      Dividend Yield {symbol}
      was wirft {symbol} im Jahr an Ausschüttungen ab
      Dividende pro Aktie bei {symbol}
      ausschüttend oder thesaurierend {symbol}
      gibt es bei {symbol} Dividende
      wie hoch ist die Dividende von {symbol}
      Dividendenzahlung pro Aktie {symbol}
      wie viel Prozent Dividende bringt {symbol}
      Jahresdividende {symbol}
      wie viel Ausschüttung gibt es bei {symbol}
    `,
  },
  dividendDate: {
    title: "Wann zahlt {symbol} die nächste Dividende?",
    ways: `
      {symbol} Ex-Tag
      Ex-Dividenden-Datum von {symbol}
      wann geht {symbol} ex Dividende
      bis wann muss man {symbol} haben, um die Dividende zu bekommen
      Dividendentermin {symbol}
      Zahltag der Dividende von {symbol}
      wann wird bei {symbol} ausgeschüttet
      nächste Ausschüttung {symbol}
      Dividendenstichtag {symbol}
      wann kommt die nächste Divi von {symbol}
      Ex-Date und Auszahlungsdatum {symbol}
      record date {symbol}
      wann ist bei {symbol} Ex-Tag
      wann gibts bei {symbol} wieder Dividende
      Auszahlungstermin Dividende {symbol}
      zahlt {symbol} {period} Dividende aus
      Dividende {symbol} wann
      an welchem Tag kommt die Dividende von {symbol}
    `,
  },
  dividendGrowth: {
    title: "Hat {symbol} die Dividende erhöht oder gekürzt?",
    ways: `
      {symbol} Dividendenwachstum
      Dividendenhistorie {symbol}
      hat {symbol} schon mal die Dividende gekürzt
      seit wie vielen Jahren steigt die Dividende von {symbol}
      ist {symbol} ein Dividendenaristokrat
      letzte Dividendenerhöhung von {symbol}
      frühere Dividenden von {symbol}
      wie zuverlässig hebt {symbol} die Ausschüttung an
      hat {symbol} die Divi gestrichen
      Dividendenentwicklung {symbol} über die Jahre
      Dividendenkürzung {symbol}
      wurde die Dividende bei {symbol} angehoben oder gesenkt
      steigt die Dividende von {symbol} jedes Jahr
      wie schnell wächst die Dividende bei {symbol}
      Dividendensteigerung {symbol} {period}
      wie hat sich die Ausschüttung von {symbol} entwickelt
      hat {symbol} {period} die Dividende angehoben
      zahlt {symbol} heute mehr Dividende als früher
    `,
  },
  payoutRatio: {
    title: "Wie hoch ist die Ausschüttungsquote von {symbol}?",
    ways: `
      {symbol} Ausschüttungsquote
      Payout Ratio {symbol}
      welchen Anteil vom Gewinn schüttet {symbol} aus
      ist die Dividende von {symbol} durch den Gewinn gedeckt
      wie sicher ist die Dividende von {symbol}
      Dividendendeckung {symbol}
      kann sich {symbol} die Dividende überhaupt leisten
      zahlt {symbol} mehr Dividende als verdient wird
      Ausschüttungsrate der {symbol}-Aktie
      wie nachhaltig ist die Ausschüttung von {symbol}
      wie viel Prozent vom Gewinn gibt {symbol} als Dividende weiter
      ist die Ausschüttungsquote von {symbol} zu hoch
      verdient {symbol} genug für die Dividende
      Anteil der Dividende am Gewinn bei {symbol}
      Ausschüttungsquote {symbol} {period}
      ist die Dividende von {symbol} gefährdet
    `,
  },
  earningsDate: {
    title: "Wann legt {symbol} die nächsten Zahlen vor?",
    ways: `
      wann kommen die Zahlen von {symbol}
      {symbol} Earnings Termin
      nächste Quartalszahlen {symbol} wann
      wann berichtet {symbol}
      Termin für den Quartalsbericht von {symbol}
      {symbol} Earnings Date
      an welchem Tag meldet {symbol} Ergebnisse
      wann veröffentlicht {symbol} die Geschäftszahlen
      wie lange noch bis zu den Quartalszahlen von {symbol}
      kommen die Zahlen von {symbol} vor oder nach Börsenschluss
      wann ist der Earnings Call von {symbol}
      Bilanztermin {symbol}
      wann gibts Zahlen von {symbol}
      hat {symbol} {period} Zahlen
      nächster Berichtstermin {symbol}
      legt {symbol} {period} Quartalszahlen vor
      Datum der nächsten Ergebnisse von {symbol}
      wann kommt der nächste Quartalsbericht von {symbol}
    `,
  },
  earningsPast: {
    title: "Wie waren die letzten Quartalszahlen von {symbol}?",
    ways: `
      wie sind die letzten Zahlen von {symbol} ausgefallen
      hat {symbol} die Erwartungen übertroffen
      {symbol} Earnings Surprise
      {symbol} letzte Quartalszahlen gegen Schätzung
      hat {symbol} beim letzten Bericht die Erwartungen verfehlt
      waren die Earnings von {symbol} gut
      Gewinnüberraschung {symbol}
      beat oder miss bei {symbol}
      hat {symbol} zuletzt enttäuscht
      {symbol} letztes Quartalsergebnis
      wie oft schlägt {symbol} die Analystenschätzungen
      lagen die vergangenen Ergebnisse von {symbol} über den Prognosen
      hat {symbol} gut abgeliefert beim letzten Quartal
      Zahlen von {symbol} besser oder schlechter als erwartet
      wie liefen die Earnings bei {symbol}
      hat {symbol} {period} die Prognosen geschlagen
      Ergebnis gegenüber Erwartung {symbol} {period}
      waren die letzten Zahlen von {symbol} eine Enttäuschung
    `,
  },
  earningsExpected: {
    title: "Was erwarten Analysten von den nächsten Zahlen von {symbol}?",
    ways: `
      {symbol} Gewinnschätzung
      was wird von den nächsten Quartalszahlen bei {symbol} erwartet
      EPS-Schätzung {symbol}
      Konsensschätzung für das kommende Quartal von {symbol}
      welchen Umsatz erwarten Analysten bei {symbol}
      {symbol} Umsatzschätzung
      Erwartungen an den kommenden Bericht von {symbol}
      earnings estimates {symbol}
      womit rechnet der Markt beim nächsten Ergebnis von {symbol}
      erwarteter Gewinn je Aktie {symbol}
      Analystenprognosen für Gewinn und Umsatz von {symbol}
      wie hoch liegt die Latte für {symbol} diesmal
      was soll {symbol} im nächsten Quartal verdienen
      womit rechnen Analysten bei den Zahlen von {symbol}
      Gewinnerwartung {symbol} {period}
      Schätzungen für die nächsten Zahlen von {symbol}
      welches EPS wird bei {symbol} erwartet
      wie viel Gewinn wird {symbol} {period} zugetraut
    `,
  },
  splitsOf: {
    title: "Gab es Aktiensplits bei {symbol}?",
    ways: `
      {symbol} Aktiensplit
      {symbol} Split
      wann hat {symbol} zuletzt gesplittet
      plant {symbol} einen Aktiensplit
      Splithistorie {symbol}
      Stock Split bei {symbol}
      in welchem Verhältnis wurde {symbol} geteilt
      wie oft wurde die {symbol}-Aktie schon gesplittet
      Reverse Split {symbol}
      Aktienzusammenlegung bei {symbol}
      kommt bei {symbol} bald ein Split
      hat {symbol} schon mal seine Aktien geteilt
      letzter Aktiensplit von {symbol}
      gab es {period} einen Split bei {symbol}
      Splitverhältnis {symbol}
      alle bisherigen Splits von {symbol}
      steht bei {symbol} eine Aktienteilung an
    `,
  },
  revenue: {
    title: "Wie hoch ist der Umsatz von {symbol}?",
    ways: `
      {symbol} Umsatz
      wie viel Umsatz macht {symbol}
      Umsatzerlöse von {symbol} {period}
      {symbol} Revenue
      wie viel hat {symbol} {period} umgesetzt
      Jahresumsatz {symbol}
      Erlöse von {symbol}
      Quartalsumsatz der Firma {symbol}
      was nimmt {symbol} so ein
      Einnahmen von {symbol} {period}
      für wie viele Milliarden verkauft {symbol} im Jahr
      wie hoch waren die Umsätze von {symbol} {period}
      {period} Umsatz bei {symbol}
      wie viel setzt {symbol} um
      Gesamtumsatz {symbol} {period}
      welchen Umsatz hat {symbol} {period} erzielt
      Konzernumsatz von {symbol}
    `,
  },
  revenueGrowth: {
    title: "Wie stark wächst der Umsatz von {symbol}?",
    ways: `
      {symbol} Umsatzwachstum
      wächst {symbol} noch
      wie schnell wachsen die Erlöse von {symbol}
      Revenue Growth {symbol}
      Umsatzentwicklung {symbol} über die Jahre
      Wachstumsrate von {symbol}
      legt der Umsatz bei {symbol} zu oder schrumpft er
      Umsatzsteigerung gegenüber Vorjahr {symbol}
      um wie viel Prozent ist der Umsatz von {symbol} gestiegen
      {symbol} Umsatzrückgang
      Wachstum der Einnahmen bei {symbol}
      steigt der Umsatz von {symbol}
      ist {symbol} beim Umsatz gewachsen
      Umsatzplus {symbol} zum Vorjahr
      wächst {symbol} schnell
      wie viel Prozent Wachstum hat {symbol} beim Umsatz
      schrumpft der Umsatz von {symbol}
    `,
  },
  profit: {
    title: "Wie viel Gewinn macht {symbol}?",
    ways: `
      {symbol} Gewinn
      Nettogewinn von {symbol} {period}
      macht {symbol} überhaupt Gewinn
      ist {symbol} profitabel
      Jahresüberschuss {symbol} {period}
      Konzernergebnis von {symbol}
      schreibt {symbol} schwarze oder rote Zahlen
      wie viel verdient {symbol} im Jahr
      {symbol} Net Income
      macht das Unternehmen {symbol} Verlust
      Reingewinn {symbol} {period}
      was bleibt bei {symbol} unterm Strich übrig
      hat {symbol} {period} Gewinn gemacht
      wie hoch war der Gewinn von {symbol} {period}
      Jahresgewinn {symbol}
      ist {symbol} in den roten Zahlen
      {period} Nettoergebnis von {symbol}
      wie viel Verlust macht {symbol}
    `,
  },
  eps: {
    title: "Wie hoch ist der Gewinn je Aktie von {symbol}?",
    ways: `
      {symbol} EPS
      Gewinn pro Aktie {symbol}
      Ergebnis je Aktie von {symbol} {period}
      wie viel verdient {symbol} pro Aktie
      earnings per share {symbol}
      verwässertes EPS von {symbol}
      EPS von {symbol} {period}
      Aktiengewinn je Anteil bei {symbol}
      wie viel Gewinn entfällt auf eine Aktie von {symbol}
      GjA {symbol}
      Gewinn je {symbol}-Aktie {period}
      was verdient {symbol} je Aktie
      unverwässertes Ergebnis pro Aktie {symbol}
      {period} EPS bei {symbol}
      wie hoch war der Gewinn pro Aktie bei {symbol} {period}
      Ergebnis pro Anteilsschein {symbol}
    `,
  },
  margins: {
    title: "Wie hoch sind die Margen von {symbol}?",
    ways: `
      {symbol} Margen
      Gewinnmarge von {symbol}
      Bruttomarge {symbol}
      operative Marge bei {symbol}
      Nettomarge {symbol}
      {symbol} EBIT-Marge
      wie profitabel arbeitet {symbol}
      wie viel bleibt {symbol} von jedem Euro Umsatz
      Rentabilität von {symbol}
      Umsatzrendite {symbol}
      Gross Margin und Net Margin {symbol}
      Profitabilität der Firma {symbol}
      hat {symbol} hohe Margen
      welche Marge hat {symbol}
      Marge von {symbol} brutto und netto
      wie viel Prozent vom Umsatz bleibt bei {symbol} als Gewinn
      operative Gewinnspanne {symbol}
      Margenentwicklung bei {symbol}
    `,
  },
  debt: {
    title: "Wie hoch ist {symbol} verschuldet?",
    ways: `
      {symbol} Schulden
      Verschuldungsgrad von {symbol}
      wie viele Schulden hat {symbol}
      Nettoverschuldung {symbol}
      {symbol} debt to equity
      Verbindlichkeiten gegenüber Eigenkapital bei {symbol}
      ist {symbol} überschuldet
      Finanzverbindlichkeiten {symbol}
      Fremdkapital von {symbol}
      steckt {symbol} tief in den Miesen bei den Banken
      Leverage der Firma {symbol}
      Kredite und Anleihen von {symbol}
      hat {symbol} viele Schulden
      Schuldenstand {symbol} {period}
      wie hoch sind die Verbindlichkeiten von {symbol}
      ist {symbol} schuldenfrei
      Verschuldung von {symbol} {period}
      Schuldenlast der Firma {symbol}
    `,
  },
  companyCash: {
    title: "Wie viel Cash hat {symbol} in der Bilanz?",
    ways: `
      {symbol} Cash
      wie viel Cash hat {symbol}
      Barreserven von {symbol}
      liquide Mittel des Unternehmens {symbol}
      wie viel Geld hat {symbol} auf der hohen Kante
      Cashbestand {symbol}
      flüssige Mittel {symbol}
      Kassenbestand der Firma {symbol}
      Zahlungsmittel und Äquivalente von {symbol}
      auf wie viel Bargeld sitzt {symbol}
      Nettocash {symbol}
      hat {symbol} viel Geld in der Kasse
      wie groß sind die Geldreserven von {symbol}
      wie viel Cash liegt bei {symbol} rum
      Liquidität von {symbol} {period}
      Bargeldbestand des Unternehmens {symbol}
      wie dick ist das Finanzpolster von {symbol}
    `,
  },
  freeCashFlow: {
    title: "Wie hoch ist der Free Cashflow von {symbol}?",
    ways: `
      {symbol} Free Cashflow
      freier Cashflow von {symbol} {period}
      {symbol} FCF
      wie viel freien Mittelzufluss hat {symbol}
      verbrennt {symbol} Geld
      Cash Burn {symbol}
      ist der freie Cashflow von {symbol} positiv
      FCF von {symbol} {period}
      wie viel Cash bleibt {symbol} nach Investitionen
      freie Mittel aus dem Geschäft {symbol} {period}
      Free-Cashflow-Rendite {symbol}
      hat {symbol} einen positiven FCF
      wie hoch war der freie Cashflow bei {symbol} {period}
      {period} Free Cash Flow {symbol}
      wie viel Free Cashflow erwirtschaftet {symbol}
      freier Kapitalfluss {symbol}
      wie viel Geld verbrennt {symbol} pro Jahr
    `,
  },
  returnOnEquity: {
    title: "Wie hoch ist die Eigenkapitalrendite von {symbol}?",
    ways: `
      {symbol} ROE
      Eigenkapitalrendite {symbol}
      Return on Equity von {symbol}
      wie gut verzinst {symbol} das Eigenkapital
      Eigenkapitalrentabilität {symbol}
      EKR der {symbol}-Aktie
      wie viel Gewinn erwirtschaftet {symbol} auf das Eigenkapital
      Kapitalrendite von {symbol}
      welchen ROE hat {symbol}
      wie effizient setzt {symbol} das Kapital der Aktionäre ein
      ist die Eigenkapitalrendite von {symbol} gut
      wie rentabel ist das Eigenkapital bei {symbol}
      ROE {symbol} {period}
      Verzinsung des Eigenkapitals {symbol}
      hat {symbol} einen hohen ROE
      Rendite auf das Eigenkapital bei {symbol} {period}
    `,
  },
  buybacks: {
    title: "Kauft {symbol} eigene Aktien zurück?",
    ways: `
      {symbol} Aktienrückkauf
      Aktienrückkäufe von {symbol}
      {symbol} Buybacks
      kauft {symbol} eigene Aktien
      Rückkaufprogramm {symbol}
      wie viel gibt {symbol} für Aktienrückkäufe aus
      Share Repurchases {symbol}
      wie viele Aktien hat {symbol} zurückgekauft
      läuft bei {symbol} gerade ein ARP
      zieht {symbol} eigene Anteile ein
      hat {symbol} {period} eigene Aktien gekauft
      Rückkauf eigener Aktien {symbol}
      gibt es bei {symbol} ein Rückkaufprogramm
      macht {symbol} Buybacks
      für wie viel Geld kauft {symbol} Aktien zurück
      Aktienrückkaufprogramm von {symbol} {period}
    `,
  },
  capex: {
    title: "Wie viel investiert {symbol}?",
    ways: `
      {symbol} Capex
      Investitionsausgaben von {symbol}
      wie hoch sind die Investitionen von {symbol}
      Sachinvestitionen {symbol}
      Capital Expenditures {symbol}
      wie viel steckt {symbol} in Fabriken, Anlagen und Rechenzentren
      Ausgaben für Sachanlagen bei {symbol}
      was gibt {symbol} für Capex aus
      Investitionsbudget der Firma {symbol}
      Anlageinvestitionen {symbol}
      was hat {symbol} {period} investiert
      investiert {symbol} viel in neue Anlagen
      Investitionsvolumen {symbol} {period}
      Kapitalausgaben von {symbol}
      wie hoch ist der Capex bei {symbol}
      {period} Investitionen in Sachanlagen {symbol}
    `,
  },
  research: {
    title: "Wie viel gibt {symbol} für Forschung und Entwicklung aus?",
    ways: `
      {symbol} Forschung und Entwicklung
      F&E-Ausgaben von {symbol}
      FuE {symbol}
      {symbol} R&D
      Forschungsausgaben {symbol}
      wie viel steckt {symbol} in die Forschung
      Entwicklungskosten bei {symbol}
      Forschungsquote von {symbol}
      R&D Budget {symbol}
      was lässt sich {symbol} neue Produkte und Entwicklung kosten
      forscht {symbol} viel
      Forschungsetat {symbol}
      wie hoch sind die Forschungskosten bei {symbol} {period}
      Aufwand für Forschung und Entwicklung {symbol}
      Ausgaben von {symbol} für R&D {period}
      wie viel investiert {symbol} in Forschung
    `,
  },
  ebitda: {
    title: "Wie hoch ist das EBITDA von {symbol}?",
    ways: `
      {symbol} EBITDA
      wie hoch ist das EBITDA bei {symbol}
      Ergebnis vor Zinsen, Steuern und Abschreibungen {symbol}
      bereinigtes EBITDA {symbol}
      EBITDA der Firma {symbol} in Millionen
      operatives Ergebnis vor Abschreibungen von {symbol}
      wie viel EBITDA macht {symbol}
      adjusted EBITDA {symbol}
      Betriebsergebnis vor Abschreibungen {symbol}
      hat {symbol} ein positives EBITDA
      EBITDA {period} von {symbol}
      wie hoch war das EBITDA von {symbol} {period}
      ist das EBITDA bei {symbol} gestiegen
      welches EBITDA hat {symbol} erzielt
      Gewinn vor Zinsen Steuern und Abschreibungen bei {symbol}
      sag mir das EBITDA von {symbol}
    `,
  },
  balanceSheet: {
    title: "Wie sieht die Bilanz von {symbol} aus?",
    ways: `
      {symbol} Bilanz
      zeig mir die Bilanz von {symbol}
      Balance Sheet {symbol}
      Aktiva und Passiva von {symbol}
      Vermögenswerte und Verbindlichkeiten {symbol}
      Bilanzsumme {symbol}
      was steht bei {symbol} in der Bilanz
      Eigenkapitalquote von {symbol}
      Umlaufvermögen und Anlagevermögen {symbol}
      wie solide ist die Bilanz der Firma
      Eigenkapital von {symbol}
      Bilanz der Firma {symbol} {period}
      kannst du mir die Bilanz von {symbol} zeigen
      hat {symbol} eine gesunde Bilanz
      Bilanzzahlen {symbol}
      wie hoch ist die Bilanzsumme von {symbol} {period}
      Vermögen und Schulden von {symbol} laut Bilanz
    `,
  },
  incomeStatement: {
    title: "Wie sieht die Gewinn- und Verlustrechnung von {symbol} aus?",
    ways: `
      {symbol} GuV
      Gewinn- und Verlustrechnung von {symbol}
      {symbol} Income Statement
      Erfolgsrechnung {symbol}
      zeig die G&V von {symbol}
      Ertragsrechnung der Firma {symbol}
      Erträge und Aufwendungen von {symbol}
      vom Umsatz bis zum Nettoergebnis bei {symbol}
      {symbol} Aufwand und Ertrag
      gib mir die komplette Ergebnisrechnung von {symbol}
      GuV der Firma {symbol} {period}
      zeig mir die Gewinn- und Verlustrechnung von {symbol}
      Umsatz Kosten und Gewinn von {symbol} als Tabelle
      welche Aufwendungen hat {symbol}
      Ergebnisrechnung {symbol} {period}
      {period} Erträge und Kosten bei {symbol}
    `,
  },
  cashFlowStatement: {
    title: "Wie sieht die Kapitalflussrechnung von {symbol} aus?",
    ways: `
      {symbol} Cashflow
      Kapitalflussrechnung von {symbol}
      {symbol} Cash Flow Statement
      operativer Cashflow {symbol}
      Cashflow-Rechnung {symbol}
      zeig mir die Geldflüsse bei {symbol}
      Mittelzufluss aus dem operativen Geschäft {symbol}
      Cashflow aus Investition und Finanzierung {symbol}
      woher kommt und wohin fließt das Geld bei {symbol}
      Geldflussrechnung {symbol}
      Mittelherkunft und Mittelverwendung {symbol}
      Cashflow von {symbol} {period}
      ist der operative Cashflow von {symbol} positiv
      zeig mir die Cashflow-Rechnung von {symbol}
      wie sieht der Cashflow bei {symbol} aus
      Zahlungsströme der Firma {symbol}
      {period} Mittelfluss bei {symbol}
    `,
  },
  sharesOutstanding: {
    title: "Wie viele Aktien von {symbol} gibt es?",
    ways: `
      {symbol} Anzahl Aktien
      ausstehende Aktien {symbol}
      Shares Outstanding von {symbol}
      wie viele Aktien hat {symbol} ausgegeben
      Aktienanzahl {symbol}
      wie viele Aktien sind von {symbol} im Umlauf
      Gesamtzahl der Anteile von {symbol}
      Free Float {symbol}
      Streubesitz von {symbol}
      wird bei {symbol} verwässert
      umlaufende Aktien der Firma
      wie viele Anteile von {symbol} existieren
      Zahl der Aktien von {symbol} {period}
      in wie viele Aktien ist {symbol} aufgeteilt
      steigt die Aktienzahl bei {symbol}
      wie groß ist der Streubesitz bei {symbol}
      Stückzahl aller ausgegebenen {symbol}-Aktien
    `,
  },
  bookValue: {
    title: "Wie hoch ist der Buchwert je Aktie von {symbol}?",
    ways: `
      {symbol} Buchwert
      Buchwert pro Aktie {symbol}
      Book Value von {symbol}
      bilanzieller Wert je Anteil {symbol}
      wie hoch ist der Buchwert bei {symbol}
      Substanzwert von {symbol}
      book value per share {symbol}
      Eigenkapital je Aktie {symbol}
      was steht pro Aktie in den Büchern von {symbol}
      innerer Buchwert der {symbol}-Aktie
      wie hoch ist der Buchwert einer {symbol}-Aktie
      Buchwert je Anteil {symbol} {period}
      welchen Buchwert hat {symbol}
      Buchwert von {symbol} je Aktie {period}
      wie viel Eigenkapital steckt in jeder Aktie von {symbol}
      bilanzieller Buchwert pro Aktie bei {symbol}
    `,
  },
  keyFigures: {
    title: "Was sind die wichtigsten Kennzahlen von {symbol}?",
    ways: `
      {symbol} Kennzahlen
      Fundamentaldaten {symbol}
      wie gesund ist {symbol} finanziell
      zeig mir die wichtigsten Zahlen zu {symbol}
      Fundamentals {symbol}
      fundamentale Analyse von {symbol}
      wie steht {symbol} wirtschaftlich da
      Finanzkennzahlen der Firma {symbol}
      Finanzlage von {symbol}
      ist {symbol} ein solides Unternehmen
      Geschäftszahlen von {symbol} auf einen Blick
      Eckdaten {symbol}
      Kennzahlen zu {symbol} bitte
      die wichtigsten Daten der Aktie {symbol}
      Fundamentalkennzahlen {symbol}
      ist {symbol} finanziell gut aufgestellt
      Zahlen und Fakten zu {symbol}
      wie sehen die Fundamentaldaten von {symbol} aus
    `,
  },
  overview: {
    title: "Was sollte man über {symbol} wissen?",
    ways: `
      erzähl mir was über {symbol}
      {symbol}
      analysiere {symbol}
      {symbol} Analyse
      Überblick über {symbol}
      was weißt du über {symbol}
      alles zu {symbol}
      Infos zu {symbol}
      Zusammenfassung {symbol}
      schau dir mal {symbol} an
      Steckbrief {symbol}
      ich interessiere mich für {symbol}, gib mir mal das volle Programm
      gib mir einen Überblick zu {symbol}
      was gibt es zu {symbol} zu sagen
      Kurzinfo {symbol}
      alles Wichtige über {symbol}
      kannst du {symbol} für mich durchleuchten
      fass mir {symbol} mal zusammen
    `,
  },
  analysts: {
    title: "Was sagen Analysten zu {symbol}?",
    ways: `
      {symbol} Analysten
      Analystenmeinungen zu {symbol}
      wie viele Analysten empfehlen {symbol} zum Kauf
      {symbol} Rating
      Konsens der Analysten bei {symbol}
      Analystenbewertungen {symbol} kaufen halten verkaufen
      Buy, Hold oder Sell bei {symbol}
      Einschätzung der Experten zu {symbol}
      was halten die Banken von {symbol}
      Analystenempfehlungen {symbol}
      wie stuft die Wall Street {symbol} ein
      Analystenratings {symbol}
      wie bewerten Analysten {symbol}
      raten Analysten zum Kauf von {symbol}
      was ist die Meinung der Experten zu {symbol}
      Kaufempfehlungen für {symbol}
      Analystenkonsens {symbol}
      sind die Analysten bei {symbol} positiv gestimmt
    `,
  },
  priceTarget: {
    title: "Welches Kursziel haben Analysten für {symbol}?",
    ways: `
      {symbol} Kursziel
      durchschnittliches Kursziel für {symbol}
      höchstes und niedrigstes Kursziel {symbol}
      Price Target {symbol}
      wie viel Potenzial sehen Analysten bei {symbol}
      Upside laut Analysten {symbol}
      Kurspotenzial von {symbol}
      welchen Zielkurs geben Analysten für {symbol} aus
      12-Monats-Kursziel {symbol}
      Abstand zum Kursziel bei {symbol}
      wie weit ist die {symbol}-Aktie unter dem Analystenziel
      wie hoch ist das Kursziel von {symbol}
      Kursziele der Analysten für {symbol}
      wo sehen Analysten {symbol} in einem Jahr
      ist das Kursziel von {symbol} schon erreicht
      mittleres Analystenkursziel {symbol}
      welches Kursziel gilt für {symbol}
    `,
  },
  ratingChanges: {
    title: "Welche Hoch- und Herabstufungen gab es bei {symbol}?",
    ways: `
      wurde {symbol} hochgestuft
      {symbol} Herabstufung
      {symbol} Upgrade Downgrade
      Hochstufungen und Abstufungen von {symbol}
      wer hat {symbol} zuletzt abgestuft
      neue Analysteneinstufung {symbol}
      Ratingänderungen {symbol}
      haben Analysten ihre Meinung zu {symbol} geändert
      jüngste Upgrades für {symbol}
      letzte Änderungen der Empfehlung bei {symbol}
      welche Bank hat {symbol} runtergestuft
      wurde {symbol} {period} herabgestuft
      gab es {period} ein Upgrade für {symbol}
      neue Einstufungen zu {symbol} {period}
      ist {symbol} abgestuft worden
      Änderungen im Analystenrating {symbol}
      wer hat {symbol} {period} hochgestuft
    `,
  },
  insiders: {
    title: "Kaufen oder verkaufen Insider bei {symbol}?",
    ways: `
      {symbol} Insider
      Insiderkäufe {symbol}
      Insiderverkäufe bei {symbol}
      hat der Vorstand von {symbol} Aktien verkauft
      Directors' Dealings {symbol}
      kaufen die Chefs bei {symbol} selber Aktien
      Insidertrades {symbol}
      Eigengeschäfte der Führungskräfte von {symbol}
      Insiderhandel {symbol}
      stößt das Management von {symbol} Anteile ab
      Insidertransaktionen {symbol}
      haben Insider bei {symbol} gekauft
      verkauft der Vorstand von {symbol} {period} Aktien
      Insideraktivität bei {symbol}
      {period} Insiderkäufe und Insiderverkäufe {symbol}
      Aktienverkäufe des Managements {symbol}
      kauft die Führungsetage von {symbol} eigene Papiere
    `,
  },
  owners: {
    title: "Wem gehört {symbol}?",
    ways: `
      {symbol} Aktionäre
      wer sind die größten Aktionäre von {symbol}
      Großaktionäre {symbol}
      Aktionärsstruktur von {symbol}
      institutionelle Investoren bei {symbol}
      wer hält die meisten Anteile an {symbol}
      Eigentümer von {symbol}
      welche Fonds sind bei {symbol} investiert
      Anteilseigner {symbol}
      Ankerinvestor {symbol}
      wie viel Prozent von {symbol} halten Institutionelle
      Besitzverhältnisse bei {symbol}
      wer besitzt {symbol}
      wer steckt als Eigentümer hinter {symbol}
      Hauptaktionäre von {symbol}
      größter Anteilseigner bei {symbol}
      welche Investoren halten {symbol}
      wie verteilt sich der Aktienbesitz an {symbol}
    `,
  },
  peers: {
    title: "Wer sind die Konkurrenten von {symbol}?",
    ways: `
      {symbol} Konkurrenz
      Wettbewerber von {symbol}
      Peer Group {symbol}
      ähnliche Aktien wie {symbol}
      Alternativen zu {symbol}
      mit wem konkurriert {symbol}
      vergleichbare Unternehmen {symbol}
      Mitbewerber {symbol}
      welche Firmen machen das Gleiche wie {symbol}
      Rivalen von {symbol}
      Peers {symbol}
      welche Konkurrenten hat {symbol}
      was für Aktien sind ähnlich wie {symbol}
      Hauptwettbewerber von {symbol}
      gibt es Alternativen zur {symbol}-Aktie
      Vergleichsunternehmen {symbol}
      wer macht {symbol} Konkurrenz
    `,
  },
  profile: {
    title: "Was macht {symbol}?",
    ways: `
      was macht {symbol} eigentlich
      {symbol} Unternehmensprofil
      womit verdient {symbol} Geld
      Geschäftsmodell von {symbol}
      wo hat {symbol} seinen Sitz
      in welcher Branche ist {symbol} tätig
      was stellt {symbol} her
      was für eine Firma ist {symbol}
      Produkte und Dienstleistungen von {symbol}
      Hauptsitz {symbol}
      aus welchem Land kommt {symbol}
      Unternehmensbeschreibung {symbol}
      was verkauft {symbol}
      was ist {symbol} für ein Unternehmen
      Branche und Sitz von {symbol}
      womit macht {symbol} sein Geschäft
      Firmenprofil {symbol}
      wo kommt {symbol} her
    `,
  },
  chief: {
    title: "Wer ist CEO von {symbol}?",
    ways: `
      {symbol} CEO
      wer ist der Chef von {symbol}
      Vorstandsvorsitzender {symbol}
      wie heißt der Vorstandschef von {symbol}
      wer steht an der Spitze von {symbol}
      Name des CEO von {symbol}
      Chef von {symbol}
      wer ist Vorstandsvorsitzender bei {symbol}
      Konzernchef {symbol}
      wer ist gerade CEO bei {symbol}
    `,
  },
  leaders: {
    title: "Wer leitet {symbol}?",
    ways: `
      Vorstand von {symbol}
      wer führt {symbol}
      Management von {symbol}
      Finanzvorstand {symbol}
      wer ist CFO bei {symbol}
      Geschäftsführung der Firma {symbol}
      Führungsriege {symbol}
      wer hat bei {symbol} das Sagen
      Aufsichtsrat {symbol}
      wer sitzt im Vorstand von {symbol}
      Führungsteam {symbol}
      wer gehört zum Management bei {symbol}
      Vorstandsmitglieder von {symbol}
      welche Leute leiten {symbol}
      Topmanager der Firma {symbol}
    `,
  },
  employees: {
    title: "Wie viele Mitarbeiter hat {symbol}?",
    ways: `
      {symbol} Mitarbeiter
      Mitarbeiterzahl {symbol}
      wie viele Leute arbeiten bei {symbol}
      Anzahl der Beschäftigten von {symbol}
      wie viele Angestellte hat {symbol}
      Belegschaft {symbol}
      wie groß ist das Personal von {symbol}
      Headcount {symbol}
      wie viele Menschen beschäftigt {symbol}
      Arbeitnehmer bei {symbol}
      Beschäftigtenzahl {symbol} {period}
      wie groß ist die Belegschaft von {symbol}
      wie viele Beschäftigte hat {symbol}
      Mitarbeiteranzahl bei {symbol}
      hat {symbol} viele Mitarbeiter
      wie viele Arbeitsplätze gibt es bei {symbol}
    `,
  },
  filings: {
    title: "Welche Berichte hat {symbol} eingereicht?",
    ways: `
      {symbol} 10-K
      {symbol} 10-Q
      SEC Filings von {symbol}
      Geschäftsbericht {symbol}
      was hat {symbol} bei der SEC eingereicht
      Jahresbericht von {symbol} lesen
      Pflichtmitteilungen {symbol}
      zeig mir das letzte 8-K von {symbol}
      wo finde ich den Geschäftsbericht von {symbol}
      Einreichungen bei der Börsenaufsicht {symbol}
      Jahresabschluss als Dokument {symbol}
      Edgar {symbol}
      letzter Geschäftsbericht von {symbol}
      Quartalsbericht von {symbol} zum Nachlesen
      welche Dokumente hat {symbol} {period} veröffentlicht
      Börsenmeldungen an die Aufsicht von {symbol}
      zeig mir die SEC-Berichte von {symbol}
      {period} eingereichte Unterlagen {symbol}
    `,
  },
  shortInterest: {
    title: "Wie hoch ist die Leerverkaufsquote von {symbol}?",
    ways: `
      {symbol} Short Interest
      Leerverkaufsquote {symbol}
      wie viele Aktien von {symbol} sind leerverkauft
      Shortquote {symbol}
      wird gegen {symbol} gewettet
      Leerverkäufe bei {symbol}
      wer ist {symbol} short
      Days to Cover {symbol}
      droht bei {symbol} ein Short Squeeze
      wie viel Prozent vom Float sind bei {symbol} geshortet
      Leerverkäufer {symbol}
      Shortseller in {symbol}
      ist {symbol} stark geshortet
      wie viele Leute shorten {symbol}
      Shortpositionen bei {symbol}
      Anteil leerverkaufter Aktien {symbol}
      wetten viele auf fallende Kurse bei {symbol}
      wie hoch ist die Shortquote bei {symbol}
    `,
  },
  impliedMove: {
    title: "Welche Bewegung preisen Optionen bei {symbol} ein?",
    ways: `
      {symbol} Implied Move
      implizite Bewegung {symbol}
      implizite Volatilität von {symbol}
      welche Schwankung preisen die Optionen bei {symbol} ein
      Expected Move {symbol}
      {symbol} IV
      was ist am Optionsmarkt für {symbol} eingepreist
      welchen Kurssprung erwarten Optionshändler nach den Zahlen von {symbol}
      vom Optionsmarkt erwartete Bewegung bei {symbol}
      Straddle Preis {symbol}
      wie stark könnte {symbol} laut Optionspreisen ausschlagen
      mit welchem Kursausschlag rechnet der Optionsmarkt bei {symbol}
      eingepreiste Bewegung {symbol} {period}
      wie groß ist der erwartete Move bei {symbol}
      wie viel Bewegung steckt in den Optionen auf {symbol}
      erwartete Schwankung aus Optionspreisen {symbol}
      Implied Move bei {symbol} {period}
    `,
  },
  fundHoldings: {
    title: "Was steckt in {symbol}?",
    ways: `
      was ist in {symbol} drin
      {symbol} Zusammensetzung
      Top-Holdings von {symbol}
      größte Positionen im ETF {symbol}
      welche Aktien enthält {symbol}
      Bestandteile von {symbol}
      in was investiert der Fonds {symbol}
      Top 10 Werte in {symbol}
      wie viele Titel sind in {symbol}
      Fondszusammensetzung {symbol}
      woraus besteht der ETF
      Holdings {symbol}
      was hält der ETF {symbol}
      größte Werte im {symbol}
      welche Firmen sind im {symbol} enthalten
      Inhalt von {symbol}
      zeig mir die Positionen von {symbol}
      Liste der Aktien im Fonds {symbol}
    `,
  },
  fundSectors: {
    title: "Wie verteilt sich {symbol} auf Sektoren?",
    ways: `
      {symbol} Sektoren
      Branchenaufteilung des ETFs {symbol}
      Sektorgewichtung {symbol}
      zu welchem Sektor gehört {symbol}
      welche Branchen deckt der Fonds {symbol} ab
      Sektorverteilung von {symbol}
      wie viel Tech steckt in {symbol}
      nach Branchen aufgeschlüsselt {symbol}
      Branchengewichtung {symbol}
      {symbol} welcher Sektor
      Sektorenmix von {symbol}
      wie ist {symbol} nach Branchen aufgeteilt
      in welchen Branchen ist {symbol} investiert
      Sektoraufteilung von {symbol}
      Branchenmix {symbol}
      welcher Sektor ist im {symbol} am größten
      Branchenverteilung im Fonds {symbol}
    `,
  },
  fundCost: {
    title: "Wie hoch sind die laufenden Kosten von {symbol}?",
    ways: `
      {symbol} TER
      Gesamtkostenquote {symbol}
      was kostet der ETF {symbol} im Jahr
      laufende Kosten von {symbol}
      Verwaltungsgebühr des Fonds {symbol}
      Expense Ratio {symbol}
      wie teuer ist der Fonds {symbol} an Gebühren
      Fondsgebühren {symbol}
      Jahresgebühr von {symbol}
      Total Expense Ratio {symbol}
      Ausgabeaufschlag und Fondskosten {symbol}
      wie viel zwackt der Fonds jedes Jahr ab
      welche TER hat {symbol}
      wie hoch sind die Gebühren von {symbol}
      ist der ETF {symbol} teuer
      Kostenquote {symbol}
      Fondskosten von {symbol} pro Jahr
      wie viel Prozent Gebühr nimmt {symbol}
    `,
  },
  fundOverlap: {
    title: "Wie stark überschneiden sich {symbol} und {other}?",
    ways: `
      Überschneidung {symbol} {other}
      überlappen sich {symbol} und {other}
      wie viele Aktien haben {symbol} und {other} gemeinsam
      Overlap zwischen {symbol} und {other}
      sind in {symbol} und {other} dieselben Aktien drin
      ist es doppelt gemoppelt, {symbol} und {other} zu haben
      ETF Überlappung {symbol} {other}
      gemeinsame Positionen der Fonds {symbol} und {other}
      wie ähnlich sind sich die ETFs {symbol} und {other} von den Werten her
      deckt {symbol} schon alles aus {other} ab
      Dopplungen in {symbol} und {other}
      haben {symbol} und {other} die gleichen Aktien
      wie viel Prozent Überschneidung gibt es bei {symbol} und {other}
      steckt in {symbol} dasselbe wie in {other}
      Schnittmenge {symbol} und {other}
      welche Werte kommen in {symbol} und {other} beide vor
      ist {other} neben {symbol} überflüssig weil dasselbe drin ist
    `,
  },
  rsi: {
    title: "Wie hoch ist der RSI von {symbol}?",
    ways: `
      {symbol} RSI
      ist {symbol} überkauft
      ist {symbol} überverkauft
      Relative-Stärke-Index von {symbol}
      RSI-Wert {symbol}
      wie steht der RSI bei {symbol}
      14-Tage-RSI {symbol}
      relative strength index {symbol}
      liegt der RSI von {symbol} über 70
      {symbol} overbought oder oversold
      welchen RSI hat {symbol}
      RSI der {symbol}-Aktie
      ist der RSI von {symbol} hoch
      sag mir den RSI von {symbol}
      überkauft oder überverkauft {symbol}
      ist {symbol} laut RSI heiß gelaufen
    `,
  },
  macd: {
    title: "Wie steht der MACD von {symbol}?",
    ways: `
      {symbol} MACD
      MACD-Signal bei {symbol}
      hat der MACD von {symbol} gekreuzt
      MACD-Histogramm {symbol}
      ist der MACD von {symbol} positiv
      Signallinie und MACD-Linie {symbol}
      moving average convergence divergence {symbol}
      MACD-Crossover {symbol}
      was zeigt der MACD für die {symbol}-Aktie
      MACD-Indikator von {symbol}
      ist der MACD bei {symbol} bullisch
      welchen MACD hat {symbol}
      zeig mir den MACD von {symbol}
      MACD der {symbol}-Aktie
      gibt der MACD bei {symbol} ein Kaufsignal
      MACD-Wert {symbol}
    `,
  },
  movingAverages: {
    title: "Wie steht {symbol} zu den gleitenden Durchschnitten?",
    ways: `
      {symbol} 200-Tage-Linie
      gleitender Durchschnitt {symbol}
      liegt {symbol} über der 200-Tage-Linie
      50-Tage-Linie von {symbol}
      {symbol} GD200
      SMA 50 und SMA 200 {symbol}
      Moving Averages {symbol}
      ist {symbol} unter die 50-Tage-Linie gefallen
      wie weit ist {symbol} vom 200er Schnitt weg
      {symbol} EMA
      200-Tage-Durchschnitt der {symbol}-Aktie
      ist {symbol} unter die Durchschnittslinie gerutscht
      gleitende Durchschnitte von {symbol}
      Abstand von {symbol} zum gleitenden Durchschnitt
      wo verlaufen die Durchschnittslinien bei {symbol}
      notiert {symbol} über dem gleitenden Durchschnitt
      SMA und EMA der {symbol}-Aktie
    `,
  },
  crosses: {
    title: "Gab es bei {symbol} ein Golden Cross oder Death Cross?",
    ways: `
      {symbol} Golden Cross
      {symbol} Death Cross
      hat {symbol} {period} ein goldenes Kreuz gebildet
      Todeskreuz bei {symbol}
      wann war das letzte Golden Cross bei {symbol}
      haben sich 50- und 200-Tage-Linie bei {symbol} gekreuzt
      Kreuzung der Durchschnitte {symbol} {period}
      steht {symbol} vor einem Death Cross
      schneidet die 50er die 200er bei {symbol}
      Goldkreuz oder Todeskreuz im Chart von {symbol} {period}
      hat {symbol} ein Todeskreuz
      gab es {period} ein Golden Cross bei {symbol}
      goldenes Kreuz bei {symbol}
      wann gab es bei {symbol} zuletzt ein Death Cross
      {period} Death Cross oder Golden Cross {symbol}
      bildet sich bei {symbol} ein Golden Cross
    `,
  },
  levels: {
    title: "Wo liegen Unterstützung und Widerstand bei {symbol}?",
    ways: `
      {symbol} Unterstützung
      {symbol} Widerstand
      Support und Resistance {symbol}
      wo liegt der nächste Widerstand bei {symbol}
      wichtige Kursmarken von {symbol}
      Unterstützungszone {symbol}
      wo ist bei {symbol} der Boden
      technische Marken {symbol}
      Widerstandslinie und Haltezone von {symbol}
      Supports der {symbol}-Aktie
      Pivot-Punkte {symbol}
      Key Levels {symbol}
      wo sind die Widerstände bei {symbol}
      wo findet {symbol} Halt nach unten
      Unterstützungen und Widerstände {symbol}
      welche Marke muss {symbol} nach oben knacken
      nächste Unterstützung von {symbol}
      charttechnische Kursmarken bei {symbol}
    `,
  },
  signals: {
    title: "Was sagt die technische Analyse zu {symbol}?",
    ways: `
      {symbol} Chartanalyse
      technische Analyse von {symbol}
      was sagen die Indikatoren bei {symbol}
      charttechnische Signale {symbol}
      Charttechnik {symbol}
      gibt der Chart von {symbol} ein Kaufsignal
      hat {symbol} ein Verkaufssignal
      technisches Bild der {symbol}-Aktie
      ist {symbol} im Aufwärtstrend oder Abwärtstrend
      wie sieht {symbol} technisch aus
      Trading-Signale {symbol}
      Trend und Momentum {symbol}
      wie ist der Trend bei {symbol}
      technische Einschätzung {symbol}
      was sagt der Chart von {symbol}
      technische Indikatoren von {symbol} im Überblick
      ist {symbol} charttechnisch bullisch
      Kaufsignale und Verkaufssignale bei {symbol}
    `,
  },
  sentimentOf: {
    title: "Wie ist die Stimmung zu {symbol}?",
    ways: `
      {symbol} Sentiment
      wie ist die Stimmung bei {symbol}
      ist man bei {symbol} bullish oder bearish
      was denken Anleger über {symbol}
      sind die Leute bei {symbol} optimistisch
      Stimmungsbild {symbol}
      Hype um {symbol}
      was hält die Community von {symbol}
      positive oder negative Berichte über {symbol}
      wie wird auf Reddit über {symbol} geredet
      Bullen oder Bären bei {symbol}
      Anlegerstimmung {symbol}
      was sagen die Leute zu {symbol}
      wie beliebt ist {symbol} gerade
      ist die Stimmung bei {symbol} gut oder schlecht
      wie denken Anleger über {symbol}
      Marktstimmung zu {symbol}
      wird {symbol} gerade gehypt
    `,
  },
  symbolOf: {
    title: "Wie lautet das Tickersymbol von {symbol}?",
    ways: `
      {symbol} Ticker
      Tickersymbol von {symbol}
      unter welchem Kürzel läuft {symbol}
      welches Börsenkürzel hat {symbol}
      wie heißt das Symbol von {symbol}
      WKN von {symbol}
      {symbol} ISIN
      wie finde ich {symbol} an der Börse
      Aktienkürzel {symbol}
      ist {symbol} börsennotiert und unter welchem Zeichen
      Börsenkürzel von {symbol}
      welchen Ticker hat {symbol}
      wie ist die ISIN von {symbol}
      Wertpapierkennnummer {symbol}
      Kürzel von {symbol} bitte
      sag mir WKN und ISIN von {symbol}
    `,
  },
  marketToday: {
    title: "Wie läuft die Börse heute?",
    ways: `
      wie steht der Markt
      wie laufen die Börsen {period}
      was machen die Indizes
      ist die Börse {period} im Plus
      Märkte {period}
      Marktüberblick
      wie sieht es an der Wall Street aus
      Börse aktuell
      steigen oder fallen die Kurse allgemein
      geht's heute am Aktienmarkt rauf oder runter
      wie haben die wichtigsten Indizes {period} geschlossen
      Marktlage
      wie war die Börse {period}
      wie läuft es an den Märkten
      sind die Märkte {period} grün oder rot
      Börsenlage {period}
      {period} Stand der Indizes
      Aktienmarkt {period}
    `,
  },
  marketNews: {
    title: "Was gibt es Neues an den Märkten?",
    ways: `
      Börsennews
      Marktnachrichten {period}
      Wirtschaftsnachrichten
      was bewegt die Märkte {period}
      aktuelle Schlagzeilen von der Börse
      Finanznachrichten
      was ist an der Börse los
      gibt's was Neues vom Markt
      die wichtigsten Meldungen {period}
      warum fallen die Märkte
      News
      Börsennachrichten im Überblick
      was war {period} an der Börse wichtig
      gibt es neue Börsenmeldungen
      Nachrichten zum Aktienmarkt {period}
      Neues von der Börse
      zeig mir die Marktnews
      wichtige Wirtschaftsmeldungen {period}
    `,
  },
  sentiment: {
    title: "Wie ist die Stimmung am Markt?",
    ways: `
      Fear and Greed Index
      Angst oder Gier am Markt
      Marktstimmung
      VIX
      wie nervös ist die Börse
      Angstbarometer
      ist der Markt gerade bullish oder bearish
      Volatilitätsindex
      Stimmung der Anleger am Aktienmarkt
      herrscht an der Börse Panik oder Euphorie
      Marktsentiment
      Bullenmarkt oder Bärenmarkt
      haben die Anleger gerade Angst
      wie ängstlich ist der Markt
      Börsenstimmung {period}
      wie hoch ist der VIX
      Stimmungsindikator für den Gesamtmarkt
      sind die Anleger {period} gierig oder ängstlich
    `,
  },
  gainers: {
    title: "Was sind die größten Gewinner am Markt?",
    ways: `
      Tagesgewinner
      Top-Gewinner an der Börse {period}
      welche Aktien steigen heute am stärksten
      größte Kursgewinner {period}
      Gewinnerliste
      welche Aktien gehen gerade durch die Decke
      Top Gainers
      stärkste Aktien des Tages
      was ist {period} am meisten gestiegen am Markt
      Überflieger an der Börse
      Aktien mit dem größten Plus
      welche Aktien sind {period} am stärksten gestiegen
      Gewinner des Tages an der Börse
      wer führt die Gewinner an {period}
      Topaktien {period}
      welche Werte legen gerade am meisten zu
      {period} Aktien mit den größten Kursgewinnen
    `,
  },
  losers: {
    title: "Was sind die größten Verlierer am Markt?",
    ways: `
      Tagesverlierer
      Top-Verlierer an der Börse {period}
      welche Aktien fallen heute am stärksten
      größte Kursverlierer {period}
      Verliererliste
      welche Aktien stürzen gerade ab
      Top Losers
      schwächste Aktien des Tages
      was ist {period} am meisten gefallen am Markt
      Absturzkandidaten und Tagesflops an der Börse
      Aktien mit dem größten Minus
      welche Aktien sind {period} am stärksten gefallen
      Verlierer des Tages an der Börse
      Flop-Aktien {period}
      welche Werte verlieren gerade am meisten
      {period} Aktien mit den größten Kursverlusten
      wer ist {period} Schlusslicht an der Börse
    `,
  },
  active: {
    title: "Welche Aktien werden am meisten gehandelt?",
    ways: `
      meistgehandelte Aktien
      aktivste Aktien heute
      welche Aktien haben das höchste Handelsvolumen
      Trending Stocks
      welche Aktien sind gerade angesagt
      Most Active
      umsatzstärkste Werte an der Börse
      welche Titel sind im Trend
      beliebteste Aktien am Markt
      womit handeln gerade alle
      gefragte und gehypte Aktien
      höchste Börsenumsätze
      was wird gerade am meisten gehandelt
      Aktien mit dem größten Umsatz {period}
      welche Aktien traden gerade alle
      {period} meistgehandelte Werte
      wo ist an der Börse gerade am meisten los
      Aktien mit hohem Volumen {period}
    `,
  },
  sectorMoves: {
    title: "Wie entwickeln sich die Sektoren am Markt?",
    ways: `
      Sektorperformance
      welche Branchen laufen {period} gut
      welche Sektoren steigen, welche fallen
      Branchenentwicklung am Markt {period}
      stärkster Sektor {period}
      schwächste Branche an der Börse
      wie laufen Tech, Energie und Banken
      Sektorrotation
      Sektorübersicht Heatmap
      welcher Sektor führt den Markt an
      Branchen im Vergleich
      Gewinner und Verlierer unter den Sektoren
      welcher Sektor lief {period} am besten
      welche Branche ist {period} gefallen
      {period} Branchen an der Börse
      Entwicklung der Sektoren {period}
      Branchenperformance
      wie stehen die einzelnen Sektoren
    `,
  },
  marketHours: {
    title: "Wann hat {exchange} geöffnet?",
    ways: `
      Börsenöffnungszeiten
      hat die Börse gerade offen
      wann öffnet {exchange}
      wann macht {exchange} zu
      ist {exchange} {period} geöffnet
      Handelszeiten {exchange}
      ist die Börse {period} geschlossen
      Börsenfeiertage
      wird {period} gehandelt
      bis wann kann man an {exchange} handeln
      vorbörslicher und nachbörslicher Handel Uhrzeiten
      wie lange ist noch bis Börsenschluss
      ist {exchange} gerade offen
      hat {exchange} {period} zu
      Öffnungszeiten von {exchange}
      ab wann kann man {period} handeln
      ist {period} Börsenfeiertag
      wie lange hat {exchange} noch auf
    `,
  },
  earningsCalendar: {
    title: "Welche Unternehmen legen Zahlen vor?",
    ways: `
      Earnings-Kalender
      welche Firmen berichten {period}
      wer legt {period} Zahlen vor
      Quartalszahlen {period}
      Terminkalender der Berichtssaison
      welche Unternehmen veröffentlichen Ergebnisse
      wer meldet als Nächstes Earnings
      anstehende Quartalsberichte am Markt
      Unternehmenstermine {period}
      welche großen Konzerne sind in der Berichtssaison dran
      Earnings Season Übersicht
      Liste der kommenden Geschäftszahlen
      welche Quartalszahlen kommen {period}
      wer bringt {period} Zahlen
      Kalender für Quartalszahlen
      gibt es {period} Firmen mit Zahlen
      {period} anstehende Unternehmensergebnisse
      Berichtskalender {period}
    `,
  },
  dividendCalendar: {
    title: "Welche Aktien gehen ex Dividende?",
    ways: `
      Dividendenkalender
      welche Aktien werden {period} ex Dividende gehandelt
      Ex-Tage {period}
      Dividendentermine am Markt
      welche Unternehmen schütten {period} aus
      wer zahlt demnächst Dividende
      kommende Ex-Dividenden-Termine aller Aktien
      Liste der Aktien mit Ex-Tag
      welche Firmen haben Dividendenabschlag {period}
      Ausschüttungskalender
      dividend calendar
      welche Firmen zahlen {period} Dividende
      Aktien mit Dividendenabschlag {period}
      {period} Ex-Dividende welche Aktien
      wer geht {period} ex
      Kalender mit Dividendenterminen
      gibt es {period} Aktien mit Ex-Tag
    `,
  },
  splitCalendar: {
    title: "Welche Aktiensplits stehen an?",
    ways: `
      Splitkalender
      anstehende Aktiensplits
      welche Aktien werden {period} gesplittet
      kommende Splits {period}
      welche Firmen haben einen Split angekündigt
      Stock Splits Übersicht
      wer teilt demnächst seine Aktien
      Aktiensplits am Markt {period}
      Termine für Splits und Reverse Splits
      gibt es bald irgendwo Splits
      wer macht {period} einen Aktiensplit
      Splittermine {period}
      gibt es {period} Aktiensplits
      Kalender der Aktiensplits
      welche Unternehmen splitten bald
      bevorstehende Aktienteilungen
    `,
  },
  ipoCalendar: {
    title: "Welche Börsengänge stehen an?",
    ways: `
      IPO-Kalender
      Börsengänge {period}
      kommende IPOs
      wer geht {period} an die Börse
      Neuemissionen
      welche Firmen planen einen Börsengang
      Börsenneulinge
      anstehende Börsendebüts {period}
      neue Aktien an der Börse
      was kommt demnächst an IPOs
      Erstnotizen
      Börsenkandidaten
      gibt es {period} einen Börsengang
      welche Firmen gehen bald an die Börse
      geplante Börsengänge
      IPOs {period}
      Kalender für Börsengänge
      wer ist {period} neu an der Börse
    `,
  },
  economicCalendar: {
    title: "Welche Wirtschaftstermine stehen an?",
    ways: `
      Wirtschaftskalender
      wann ist die nächste Fed-Sitzung
      nächster Zinsentscheid der EZB
      wann kommen die Inflationsdaten
      Konjunkturdaten {period}
      welche Wirtschaftsdaten kommen {period}
      US-Arbeitsmarktdaten Termin
      Verbraucherpreise CPI
      Leitzins Entscheidung
      Notenbanksitzungen {period}
      wann werden BIP und Arbeitslosenzahlen veröffentlicht
      Makrotermine
      welche Konjunkturdaten stehen {period} an
      gibt es {period} eine Zinsentscheidung
      Wirtschaftsdaten Termine {period}
      wann tagt die Notenbank wieder
      {period} wichtige Konjunkturtermine
      Kalender für Zinsen und Inflation
    `,
  },
  exchangeRate: {
    title: "Wie ist der Wechselkurs von {currency} zu {other}?",
    ways: `
      {amount} in {currency}
      {currency} in {other}
      Wechselkurs {currency} {other}
      was sind {amount} in {other}
      rechne {amount} in {other} um
      {currency}/{other} Kurs
      wie viel {other} bekomme ich für {amount}
      wie steht der {currency} zum {other}
      Devisenkurs {currency} zu {other} {period}
      Währungsrechner {currency} {other}
      Umrechnungskurs von {currency} nach {other}
      wie viel ist ein {currency} in {other}
      wie stand {currency} gegen {other} {period}
      Devisenkurs {currency}
      wie steht {currency} gerade
      ist {currency} {period} stärker geworden
      was ist {currency} wert
      {period} Wechselkurs {currency}
      Umrechnung {amount} {currency}
    `,
  },
  definition: {
    title: "Was bedeutet {term}?",
    ways: `
      was ist der Unterschied zwischen {term} und {term}
      was ist {term}
      was heißt {term}
      erklär mir {term}
      {term} Definition
      {term} Bedeutung
      wie berechnet man {term}
      was versteht man unter {term}
      {term} einfach erklärt
      Formel für {term}
      ich check nicht, was {term} sein soll
      wofür steht {term}
      was sagt der Begriff {term} aus
      kannst du mir {term} erklären
      was meint man mit {term}
      Erklärung {term}
      wozu dient {term}
      {term} was ist das
      ich verstehe {term} nicht
    `,
  },
  portfolioValue: {
    title: "Was ist mein Depot wert?",
    ways: `
      alles was ich habe in {currency}
      wie viel ist mein Portfolio wert
      Depotwert
      Gesamtwert meines Depots
      wie steht mein Depot {period}
      wie viel Geld habe ich insgesamt
      mein Vermögen in {currency}
      Depotstand {account}
      wie viel liegt in {account}
      was war mein Depot {period} wert
      wie viel sind meine Aktien zusammen wert
      Kontostand meines Depots {period}
      auf wie viel komme ich mit all meinen Anlagen
      wie hoch ist mein Depotwert {period}
      wie viel ist {account} wert
      mein Gesamtvermögen
      aktueller Wert meiner Anlagen
      was ist mein Portfolio gerade wert in {currency}
      {period} Wert meines Depots
    `,
  },
  cash: {
    title: "Wie viel Cash habe ich?",
    ways: `
      wie viel Bargeld habe ich noch
      mein Cashbestand
      Guthaben auf dem Verrechnungskonto
      wie viel Geld ist bei mir nicht investiert
      meine Cashquote
      freies Geld in {account}
      Kontoguthaben {account}
      wie viel kann ich noch anlegen
      verfügbares Kapital im Depot
      meine Liquidität in {currency}
      wie viel Kohle liegt bei mir noch rum
      mein Trockenpulver
      habe ich noch Cash
      wie viel Geld liegt auf meinem Verrechnungskonto
      wie hoch ist mein Guthaben in {account}
      Cash in {account}
      wie viel Geld ist noch frei zum Kaufen
      nicht angelegtes Geld bei mir
    `,
  },
  holdings: {
    title: "Welche Werte habe ich im Depot?",
    ways: `
      meine Aktien
      zeig mir mein Depot
      was habe ich alles im Depot
      Liste meiner Positionen
      meine Wertpapiere in {account}
      welche Aktien besitze ich
      Depotübersicht
      mein Bestand {period}
      was liegt in {account}
      meine Holdings
      in was bin ich investiert
      alle meine Papiere, ETFs und Fonds auflisten
      welche Aktien habe ich
      was ist gerade in meinem Depot
      alle Positionen in {account}
      zeig mir meine Wertpapiere
      welche ETFs und Fonds gehören mir
      mein Depotbestand
    `,
  },
  biggestHoldings: {
    title: "Was sind meine größten Positionen?",
    ways: `
      größte Positionen
      meine größte Position
      meine größten Positionen
      größte Position im Depot
      Top 5 meiner Werte
      was habe ich am meisten
      meine Depotschwergewichte
      Gewichtung meiner Positionen
      worin steckt das meiste von meinem Geld
      wichtigste Aktien in {account} nach Größe
      meine Top-Holdings
      welche Aktie macht den größten Teil meines Portfolios aus
      meine dicksten Brocken
      was ist meine größte Aktie
      worin bin ich am stärksten investiert
      meine größten Werte in {account}
      welche Positionen machen am meisten aus
      Depot nach Größe sortiert
      größte Brocken in meinem Portfolio
    `,
  },
  holding: {
    title: "Wie viel habe ich von {symbol}?",
    ways: `
      meine {symbol} in {currency}
      habe ich {symbol} im Depot
      wie viele Aktien von {symbol} habe ich
      mein Bestand an {symbol}
      meine Position in {symbol}
      besitze ich {symbol}
      was sind meine {symbol}-Aktien wert
      wie viel Geld steckt bei mir in {symbol}
      meine {symbol} Stückzahl
      halte ich {symbol} in {account}
      wie viele Anteile an {symbol} besitze ich
      bin ich in {symbol} investiert
      meine {symbol}
      wie viel {symbol} liegt in meinem Depot
      gehört mir {symbol}
      wie groß ist meine {symbol}-Position
      meine Anteile an {symbol} in {account}
      wie viel ist mein {symbol} wert in {currency}
      hab ich überhaupt {symbol}
    `,
  },
  averageCost: {
    title: "Was ist mein Einstandskurs bei {symbol}?",
    ways: `
      mein Einstandskurs {symbol}
      was habe ich für {symbol} bezahlt
      durchschnittlicher Kaufkurs meiner {symbol}-Aktien
      mein Kaufpreis bei {symbol}
      Einstandspreis von {symbol} in {account}
      zu welchem Kurs bin ich bei {symbol} eingestiegen
      ab wann bin ich bei {symbol} im Plus
      mein Break-even bei {symbol}
      Anschaffungskosten meiner {symbol}
      mein EK bei {symbol}
      mein Mischkurs {symbol}
      wie teuer habe ich {symbol} im Schnitt eingekauft
      was hat mich {symbol} gekostet
      was war mein Kaufkurs bei {symbol}
      wie viel habe ich pro Aktie für {symbol} gezahlt
      durchschnittlicher Einstiegskurs {symbol}
      mein mittlerer Einkaufspreis von {symbol} in {account}
      Einstand {symbol}
      ab welchem Preis mache ich mit {symbol} Gewinn
    `,
  },
  weight: {
    title: "Welchen Anteil hat {symbol} an meinem Depot?",
    ways: `
      {symbol} von meinem Depot
      wie viel Prozent meines Depots ist {symbol}
      {symbol} Anteil an meinem Portfolio
      Gewichtung von {symbol} in meinem Depot
      wie stark ist {symbol} bei mir gewichtet
      welchen Prozentsatz macht {symbol} bei mir aus
      wie groß ist mein Anteil in {symbol} am Gesamtdepot
      Depotanteil {symbol}
      ist {symbol} zu groß in meinem Depot
      mein Gewicht in {symbol}
      welcher Teil meines Vermögens steckt in {symbol}
      wie hoch ist der Anteil von {symbol} in meinem Portfolio
      macht {symbol} viel von meinem Depot aus
      {symbol} Gewichtung in {account}
      prozentualer Anteil {symbol} bei mir
      wie viel vom Depot entfällt auf {symbol}
      {symbol} in Prozent von meinem Portfolio
    `,
  },
  gainOf: {
    title: "Wie viel Gewinn habe ich mit {symbol} gemacht?",
    ways: `
      mein Gewinn mit {symbol}
      wie viel bin ich mit {symbol} im Plus
      wie viel habe ich mit {symbol} verloren
      wie stehe ich bei {symbol}
      meine Rendite mit {symbol} {period}
      was hat mir {symbol} {period} gebracht
      bin ich bei {symbol} im Minus
      G/V meiner {symbol}-Position
      mein Verlust bei {symbol} in {account}
      wie läuft meine {symbol}-Position {period}
      hat sich {symbol} für mich gelohnt
      wie viel habe ich an {symbol} verdient
      habe ich mit {symbol} {period} Gewinn gemacht
      {period} mein Ergebnis mit {symbol}
      wie viel habe ich bei {symbol} eingebüßt
      liege ich mit {symbol} vorne oder hinten
      meine Performance bei {symbol}
      wie viel Geld hat mich {symbol} {period} verlieren lassen
    `,
  },
  holdingsGain: {
    title: "Welche meiner Werte laufen am besten und am schlechtesten?",
    ways: `
      meine Gewinner und Verlierer
      welche meiner Aktien läuft am besten
      meine beste Aktie {period}
      meine schlechteste Position
      welche Aktien in meinem Depot sind im Minus
      Rangliste meiner Positionen nach Gewinn
      Top und Flop in meinem Depot {period}
      womit habe ich am meisten verdient
      meine größten Verlustbringer
      welcher Wert in {account} hat am meisten zugelegt
      Performance meiner einzelnen Positionen {period}
      meine Depotleichen
      welche Aktie hat mir am meisten gebracht
      welche meiner Positionen hat {period} am meisten verloren
      bester und schlechtester Wert in meinem Depot
      meine Tops und Flops {period}
      {period} stärkste Aktie in {account}
      welcher meiner Werte ist am weitesten im Minus
    `,
  },
  unrealisedGain: {
    title: "Wie hoch ist mein nicht realisierter Gewinn?",
    ways: `
      meine Buchgewinne
      unrealisierter Gewinn
      meine Buchverluste
      nicht realisierte Gewinne in {account}
      offener Gewinn meines Depots
      wie viel Gewinn habe ich auf dem Papier
      was würde bei mir an Gewinn hängen bleiben, wenn ich alles verkaufe
      unrealised P&L
      schwebende Gewinne und Verluste
      noch nicht eingestrichene Kursgewinne meiner Positionen
      Differenz zwischen Depotwert und Einstand
      wie viel Buchgewinn habe ich
      wie hoch sind meine Buchverluste in {account}
      Gewinn auf dem Papier
      offene Gewinne und Verluste
      unrealisierter Verlust in meinem Depot
      wie viel liegen meine offenen Positionen im Plus
    `,
  },
  realisedGain: {
    title: "Wie viel Gewinn habe ich realisiert?",
    ways: `
      meine realisierten Gewinne {period}
      realisierter Verlust
      wie viel habe ich mit Verkäufen verdient
      Veräußerungsgewinne {period}
      Gewinn aus meinen Verkäufen in {account}
      Kursgewinne, die ich mitgenommen habe
      abgeschlossene Trades Gewinn und Verlust
      realised P&L {period}
      wie viel Verlust habe ich beim Verkaufen gemacht
      was ist bei meinen Verkäufen rausgekommen
      meine eingestrichenen Gewinne
      wie viel Gewinn habe ich {period} mit Verkäufen realisiert
      realisierter Gewinn mit {symbol}
      {period} realisierte Gewinne und Verluste
      habe ich {period} mit Gewinn verkauft
      was habe ich beim Verkauf von {symbol} verdient
      Verkaufsgewinne {period}
    `,
  },
  portfolioReturn: {
    title: "Wie hoch ist meine Rendite?",
    ways: `
      wie stehe ich da
      meine Rendite {period}
      Depotperformance {period}
      wie viel Prozent habe ich gemacht
      wie hat sich mein Depot entwickelt {period}
      Performance meines Portfolios
      wie läuft mein Depot
      meine prozentuale Wertentwicklung
      zeitgewichtete Rendite von {account}
      mein interner Zinsfuß
      Jahresrendite meines Depots
      wie rentieren meine Anlagen {period}
      mein TTWROR
      wie viel Prozent bin ich {period} im Plus
      wie gut läuft mein Depot {period}
      {period} Rendite meines Portfolios
      prozentualer Zuwachs meines Depots
      ist mein Depot {period} gestiegen
      wie performt {account}
    `,
  },
  portfolioGain: {
    title: "Wie viel habe ich gewonnen oder verloren?",
    ways: `
      wie viel Gewinn habe ich gemacht
      wie viel Geld habe ich {period} verdient
      wie viel habe ich {period} verloren
      bin ich im Plus
      bin ich {period} im Minus
      mein Gewinn
      mein Depot Gewinn und Verlust in Euro
      mein Tagesgewinn
      wie viel Kohle hab ich mit meinen Aktien gemacht
      mein P&L {account}
      wie viel reicher oder ärmer bin ich geworden
      G/V gesamt Depot
      wie war mein Tag an der Börse
      habe ich {period} Gewinn gemacht
      {period} verdient oder verloren
      was habe ich {period} an der Börse verdient
      mein Gesamtgewinn in {account}
      wie viel Euro bin ich im Plus
      mein Verlust {period}
    `,
  },
  benchmark: {
    title: "Habe ich den Markt geschlagen?",
    ways: `
      wie stehe ich gegen {symbol} da {period}
      habe ich {symbol} geschlagen
      mein Depot gegen {symbol} {period}
      bin ich besser als der Markt
      meine Rendite im Vergleich zu {symbol}
      Vergleich meines Portfolios mit {symbol}
      wie schneide ich gegen den Index ab {period}
      meine Outperformance
      hinke ich {symbol} hinterher
      meine Überrendite gegenüber der Benchmark
      wäre ich mit {symbol} besser gefahren {period}
      mein Alpha
      ist {account} besser gelaufen als {symbol}
      bin ich {period} besser als {symbol}
      lag ich {period} vor dem Markt
      Depot im Vergleich zum Index
      schlägt mein Portfolio {symbol}
      hätte ich einfach {symbol} nehmen sollen
      {period} mein Depot verglichen mit {symbol}
    `,
  },
  dividendsReceived: {
    title: "Wie viel Dividende habe ich erhalten?",
    ways: `
      meine erhaltenen Dividenden {period}
      wie viel Dividende habe ich {period} bekommen
      Dividenden, die mir {symbol} gezahlt hat
      meine bisherigen Ausschüttungen
      wie viele Dividenden habe ich von {symbol} kassiert
      Dividendeneingänge in {account}
      meine Dividendenzahlungen bisher
      was ist bei mir an Divis reingekommen {period}
      gutgeschriebene Dividenden
      vereinnahmte Ausschüttungen von {symbol}
      meine Dividendenerträge {period}
      wie viel Dividende ist {period} bei mir eingegangen
      {period} kassierte Dividenden
      hat mir {symbol} {period} Dividende gezahlt
      Summe meiner Dividenden {period}
      habe ich {period} Dividende bekommen
      ausgezahlte Dividenden in {account}
    `,
  },
  dividendsExpected: {
    title: "Welche Dividenden werde ich erhalten?",
    ways: `
      wann bekomme ich meine nächste Dividende
      meine erwarteten Dividenden
      wie viel Dividende werde ich {period} bekommen
      meine künftigen Dividendenzahlungen {period}
      mein jährliches Dividendeneinkommen
      wie viel Dividende bekomme ich pro Jahr
      meine nächste Ausschüttung von {symbol}
      was kommt bei mir {period} an Divis rein
      voraussichtliche Dividenden aus meinem Depot
      mein passives Einkommen
      mit welchen Dividenden kann ich rechnen
      meine Dividendenprognose
      welche Dividenden kommen {period} noch
      bekomme ich {period} Dividende
      wie viel Dividende kriege ich von {symbol} als Nächstes
      wann gibts bei mir wieder Dividende
      {period} zu erwartende Ausschüttungen in {account}
      meine kommenden Dividenden
    `,
  },
  portfolioYield: {
    title: "Wie hoch ist die Dividendenrendite meines Depots?",
    ways: `
      Dividendenrendite meines Depots
      meine persönliche Dividendenrendite
      Yield on Cost
      wie viel Prozent Dividende wirft mein Portfolio ab
      Ausschüttungsrendite meiner Anlagen
      meine Dividendenrendite auf den Einstand
      YoC meines Depots
      durchschnittliche Dividendenrendite meiner Aktien
      mein Portfolio Yield
      wie hoch rentieren meine Dividenden im Verhältnis zum Kaufpreis
      wie viel Prozent Dividende bekomme ich auf mein Depot
      Dividendenrendite von {account}
      ist meine Dividendenrendite hoch
      Dividendenrendite insgesamt bei mir
      meine durchschnittliche Ausschüttungsrendite
      wie viel Rendite bringen mir die Dividenden prozentual
    `,
  },
  interest: {
    title: "Wie viel Zinsen habe ich erhalten?",
    ways: `
      meine Zinsen {period}
      wie viel Zinsen habe ich {period} bekommen
      Zinserträge
      meine Zinseinnahmen
      Zinsgutschriften auf meinem Konto
      was bringt mir mein Tagesgeld und Cash an Zinsen
      erhaltene Zinsen {period}
      wie viel Zins wurde mir gutgeschrieben
      Guthabenzinsen
      Zinszahlungen aus meinen Anleihen
      habe ich {period} Zinsen bekommen
      wie hoch waren meine Zinserträge {period}
      {period} Zinsen in {account}
      wie viel haben mir die Zinsen eingebracht
      Summe der gutgeschriebenen Zinsen
      hat mir die Bank {period} Zinsen gezahlt
    `,
  },
  sectorSplit: {
    title: "Wie verteilt sich mein Depot auf Branchen?",
    ways: `
      meine Branchenverteilung
      Sektoraufteilung meines Depots
      in welchen Sektoren bin ich investiert
      bin ich gut diversifiziert
      wie viel Tech habe ich im Depot
      meine Sektorgewichtung
      Diversifikation meines Portfolios
      Aufteilung nach Branchen in {account}
      welche Branche dominiert mein Depot
      meine Streuung über die Sektoren
      mein Sektorexposure
      wie ist mein Depot nach Branchen aufgeteilt
      welche Branchen habe ich im Depot
      Sektoren in meinem Portfolio
      Branchenmix in {account}
      bin ich zu techlastig
      habe ich genug verschiedene Branchen
    `,
  },
  countrySplit: {
    title: "Wie verteilt sich mein Depot auf Länder?",
    ways: `
      meine Länderverteilung
      Länderaufteilung meines Depots
      in welchen Ländern bin ich investiert
      wie viel USA steckt in meinem Depot
      meine Regionen
      geografische Verteilung meines Portfolios
      Aufteilung nach Kontinenten in {account}
      mein Anteil an Europa und Schwellenländern
      regionale Streuung meiner Anlagen
      wie amerikalastig bin ich
      Ländergewichtung in meinem Depot
      wie ist mein Depot nach Ländern aufgeteilt
      welche Länder habe ich im Depot
      Länder in meinem Portfolio
      Länderanteile in {account}
      habe ich zu viel USA
      aus welchen Regionen kommen meine Aktien
    `,
  },
  currencySplit: {
    title: "Wie verteilt sich mein Depot auf Währungen?",
    ways: `
      wie viel von meinem Geld ist in {currency}
      meine Währungsverteilung
      Währungsaufteilung meines Depots
      in welchen Währungen bin ich investiert
      wie viel von meinem Depot ist in Dollar
      mein Fremdwährungsanteil
      Aufteilung nach Währung in {account}
      mein Währungsexposure
      wie viel Prozent meiner Anlagen sind in Euro
      Währungsallokation meines Portfolios
      Dollaranteil meiner Werte
      wie viel habe ich in {currency}
      welche Währungen habe ich im Depot
      Anteil von {currency} an meinem Portfolio
      Währungen in {account}
      wie hoch ist mein Anteil in {currency}
      Verteilung meiner Anlagen nach Währungen
    `,
  },
  assetSplit: {
    title: "Wie verteilt sich mein Depot auf Anlageklassen?",
    ways: `
      meine Asset Allocation
      Aufteilung nach Anlageklassen
      wie viel habe ich in Aktien, ETFs und Cash
      meine Vermögensaufteilung
      Aktienquote meines Depots
      Verhältnis von Aktien zu Fonds bei mir
      Anlageklassen in {account}
      wie viel Prozent habe ich in Anleihen und Krypto
      mein Vermögensmix
      ETF-Anteil in meinem Portfolio
      Assetklassen meines Depots
      meine Allokation
      wie ist mein Vermögen auf Aktien und Anleihen verteilt
      wie hoch ist mein Aktienanteil
      welche Anlageklassen habe ich im Depot
      Verteilung auf Anlageklassen in {account}
      Aktien Fonds und Cash bei mir in Prozent
      habe ich mehr Aktien oder mehr ETFs
    `,
  },
  accountSplit: {
    title: "Wie verteilt sich mein Vermögen auf meine Konten?",
    ways: `
      meine Konten
      meine Depots im Überblick
      Aufteilung nach Konto
      wie viel liegt in welchem Depot
      alle meine Depots mit Wert
      welches meiner Konten hält was
      in welchem Depot liegen meine Aktien
      Verteilung auf meine Broker
      mein Vermögen je Konto
      welches ist mein größtes Depot
      Kontenübersicht
      was ist auf welchem Konto
      meine einzelnen Konten mit Werten
      welche Depots habe ich
      zeig mir alle Konten
      in welchem Depot habe ich {symbol}
      Wert je Depot
    `,
  },
  transactions: {
    title: "Welche Transaktionen habe ich getätigt?",
    ways: `
      meine Transaktionen
      meine Trades {period}
      alle Buchungen in {account}
      Transaktionshistorie
      meine Käufe und Verkäufe {period}
      meine Umsätze im Depot
      Handelshistorie {symbol}
      was habe ich {period} gehandelt
      meine letzten Trades mit {symbol}
      Orderhistorie und Abrechnungen
      Kontobewegungen
      wie oft habe ich {symbol} getradet
      zeig mir alle Transaktionen {period}
      welche Trades habe ich {period} gemacht
      letzte Buchungen
      {period} Umsätze in {account}
      alle Orders mit {symbol}
      Liste meiner Käufe und Verkäufe von {symbol}
    `,
  },
  purchases: {
    title: "Was habe ich gekauft?",
    ways: `
      meine Käufe {period}
      was habe ich {period} gekauft
      wann habe ich {symbol} gekauft
      meine letzten Zukäufe
      wann bin ich bei {symbol} eingestiegen
      welche Aktien habe ich mir zugelegt
      meine Nachkäufe von {symbol}
      letzter Kauf in {account}
      Kaufhistorie {symbol}
      wann habe ich {symbol} nachgekauft
      meine Sparplanausführungen {period}
      was habe ich mir zuletzt ins Depot gelegt
      habe ich {period} etwas gekauft
      an welchem Tag habe ich {symbol} erworben
      welche Werte habe ich {period} neu ins Depot geholt
      {period} gekaufte Aktien
      alle meine Käufe von {symbol}
      mein letzter Kauf
    `,
  },
  sales: {
    title: "Was habe ich verkauft?",
    ways: `
      meine Verkäufe {period}
      was habe ich {period} verkauft
      wann habe ich {symbol} verkauft
      zu welchem Kurs habe ich {symbol} verkauft
      wann bin ich bei {symbol} ausgestiegen
      welche Aktien habe ich abgestoßen
      meine Teilverkäufe von {symbol}
      letzter Verkauf in {account}
      Verkaufshistorie
      wovon habe ich mich getrennt {period}
      welche Papiere habe ich losgeworden und rausgeschmissen
      meine Verkaufserlöse
      habe ich {period} etwas verkauft
      an welchem Tag habe ich {symbol} verkauft
      {period} verkaufte Aktien
      alle meine Verkäufe von {symbol}
      mein letzter Verkauf
      welche Positionen habe ich {period} aufgelöst
    `,
  },
  deposits: {
    title: "Wie viel habe ich ein- und ausgezahlt?",
    ways: `
      meine Einzahlungen {period}
      meine Auszahlungen
      wie viel habe ich {period} eingezahlt
      wie viel Geld habe ich abgehoben
      Einlagen und Entnahmen in {account}
      wie viel eigenes Geld steckt in meinem Depot
      meine Sparrate bisher
      Überweisungen aufs Depot {period}
      wann habe ich zuletzt Geld aufs Konto überwiesen
      Summe meiner Einzahlungen
      was habe ich insgesamt reingesteckt und rausgenommen
      wie viel habe ich bisher insgesamt eingezahlt
      habe ich {period} Geld eingezahlt
      {period} Einzahlungen und Auszahlungen
      Einzahlungen auf {account}
      wie viel Geld habe ich {period} rausgezogen
      zeig mir meine Ein- und Auszahlungen
    `,
  },
  fees: {
    title: "Wie viel Gebühren habe ich gezahlt?",
    ways: `
      meine Gebühren {period}
      wie viel Ordergebühren habe ich {period} bezahlt
      gezahlte Provisionen
      meine Handelskosten in {account}
      Transaktionskosten
      was hat mich das Traden an Gebühren gekostet
      meine Depotgebühren {period}
      wie viel hat mir der Broker abgeknöpft
      Spesen und Kommissionen
      meine Kosten für Käufe und Verkäufe
      Fees
      wie hoch waren meine Gebühren {period}
      was zahle ich an Gebühren
      {period} bezahlte Gebühren in {account}
      wie viel ging für Gebühren drauf
      Gebühren für meine Trades in {symbol}
      habe ich {period} viel an Ordergebühren gezahlt
    `,
  },
  taxesPaid: {
    title: "Wie viel Steuern wurden mir abgezogen?",
    ways: `
      meine gezahlten Steuern {period}
      wie viel Quellensteuer wurde mir abgezogen
      einbehaltene Kapitalertragsteuer {period}
      Abgeltungsteuer auf meine Verkäufe
      wie viel Steuern habe ich auf Dividenden gezahlt
      Steuerabzug in {account}
      abgeführte Steuern
      Soli und Kirchensteuer, die mir abgezogen wurden
      was hat sich der Staat von meinen Dividenden geholt {period}
      meine einbehaltenen Steuern auf Kursgewinne
      wie viel Steuern habe ich {period} schon gezahlt
      {period} abgezogene Steuern
      einbehaltene Quellensteuer auf {symbol}
      welche Steuern gingen {period} von meinem Depot ab
      wie viel Abgeltungsteuer wurde bei mir einbehalten
      bisher abgeführte Kapitalertragsteuer in {account}
    `,
  },
  risks: {
    title: "Wie riskant ist mein Depot?",
    ways: `
      mein Risiko
      Depotrisiko
      habe ich ein Klumpenrisiko
      bin ich zu stark konzentriert
      Risikoanalyse meines Portfolios
      ist mein Depot zu einseitig
      wie sicher ist mein Depot
      Konzentration in {account}
      hängt mein Depot zu sehr an einer Aktie
      Schwachstellen in meinem Portfolio
      wie gefährlich ist meine Aufstellung
      Risiken meiner Anlagen
      wie hoch ist mein Risiko
      ist mein Portfolio zu riskant
      wo liegen die Risiken in meinem Depot
      gehe ich zu viel Risiko ein
      Klumpenrisiko in {account}
      Risikocheck für mein Depot
    `,
  },
  volatility: {
    title: "Wie stark schwankt mein Depot?",
    ways: `
      Volatilität meines Depots
      meine Vola {period}
      wie volatil ist mein Portfolio
      Schwankungen meines Depots {period}
      Standardabweichung meiner Renditen
      wie sehr geht mein Depot rauf und runter
      Schwankungsbreite von {account} in meinem Portfolio
      Depotvolatilität {period}
      annualisierte Volatilität meines Portfolios
      wie unruhig ist mein Depot
      schwankt mein Depot {period} stark
      wie hoch ist die Volatilität meines Portfolios {period}
      {period} Depotschwankungen
      Vola in {account}
      wie stark waren die Ausschläge meines Depots {period}
      hat mein Portfolio eine hohe Vola
    `,
  },
  drawdown: {
    title: "Wie groß war mein größter Rückgang?",
    ways: `
      mein maximaler Drawdown
      größter Rückschlag meines Depots {period}
      Max Drawdown Portfolio
      wie tief ist mein Depot {period} gefallen
      stärkster Einbruch meines Portfolios
      größter Verlust vom Höchststand in meinem Depot
      wie weit liegt mein Depot unter seinem Hoch
      Depotrückgang {account}
      mein schlimmster Absturz {period}
      wie lange hat mein Depot gebraucht, um sich vom Einbruch zu erholen
      wie tief war mein Depot im schlimmsten Fall gefallen
      {period} maximaler Rückgang meines Portfolios
      größtes Minus vom Hoch in {account}
      wie viel habe ich vom Höchststand verloren
      Höchster Verlust meines Depots vom Gipfel zum Tal
      mein größter Einbruch {period}
    `,
  },
  sharpe: {
    title: "Wie hoch ist die Sharpe-Ratio meines Depots?",
    ways: `
      meine Sharpe Ratio
      Sharpe-Quotient meines Depots {period}
      risikobereinigte Rendite meines Portfolios
      wie gut ist meine Rendite im Verhältnis zum Risiko
      Sharpe {account}
      meine Sharpe-Kennzahl {period}
      werde ich für mein Risiko angemessen entlohnt
      Sharpe-Maß Depot
      Überschussrendite je Einheit Risiko bei mir
      Sortino oder Sharpe Ratio meines Portfolios
      habe ich eine gute Sharpe Ratio
      Sharpe Ratio von {account}
      Sharpe Ratio {period} in meinem Depot
      wie hoch ist meine Sharpe Ratio {period}
      lohnt sich mein Risiko gemessen an der Rendite
      {period} risikoadjustierte Rendite meines Depots
    `,
  },
  portfolioBeta: {
    title: "Wie hoch ist das Beta meines Depots?",
    ways: `
      mein Beta
      Beta meines Depots
      Betafaktor meines Portfolios
      wie stark reagiert mein Depot auf den Markt
      Depotbeta
      Marktrisiko meines Portfolios als Beta
      fällt mein Depot stärker als der Index
      gewichtetes Beta meiner Positionen
      ist mein Depot defensiv oder offensiv gegenüber dem Markt
      Portfolio-Beta
      welches Beta hat mein Depot
      habe ich ein hohes Beta
      Beta von {account}
      wie sehr geht mein Depot mit dem Markt mit
      Marktabhängigkeit meines Portfolios
      bewegt sich mein Portfolio mehr als der Markt
    `,
  },
  correlation: {
    title: "Wie hängen meine Werte miteinander zusammen?",
    ways: `
      Korrelation {symbol} {other}
      Korrelation meiner Positionen
      laufen {symbol} und {other} im Gleichschritt
      Korrelationsmatrix meines Depots
      bewegen sich meine Aktien alle in dieselbe Richtung
      wie stark korrelieren {symbol} und {other} {period}
      hängen {symbol} und {other} zusammen
      welche meiner Werte laufen parallel
      Gleichlauf meiner Aktien {period}
      steigt {symbol}, wenn {other} fällt
      Korrelationskoeffizient von {symbol} zu {other}
      wie korreliert sind meine Aktien
      korreliert {symbol} mit {other}
      welche meiner Aktien hängen voneinander ab
      bewegt sich {symbol} ähnlich wie {other}
      Zusammenhang zwischen {symbol} und {other} {period}
      Korrelationen in meinem Portfolio {period}
    `,
  },
  whatMoved: {
    title: "Was hat mein Depot bewegt?",
    ways: `
      warum ist mein Depot {period} gefallen
      wieso bin ich im Minus
      was hat mein Portfolio {period} nach oben getrieben
      welche Positionen haben mir geschadet
      welche Aktien ziehen mein Depot runter
      Beitrag der Positionen zu meiner Rendite
      woher kommt mein Gewinn
      Performance-Attribution {account}
      warum habe ich {period} Geld verloren
      wer ist schuld an meinem Verlust
      welche Werte haben meinem Depot geholfen
      Ursache für die Veränderung meines Depots
      welche Aktie hat mein Depot {period} runtergezogen
      woran lag es {period} in meinem Depot
      {period} warum so viel Minus bei mir
      welche Werte haben mein Depot {period} bewegt
      wem verdanke ich mein Plus {period}
      größte Treiber in meinem Portfolio {period}
      was hat mein Depot {period} bewegt
    `,
  },
  currencyEffect: {
    title: "Wie haben sich Wechselkurse auf mein Depot ausgewirkt?",
    ways: `
      Währungseffekt in meinem Depot
      was haben mich die Wechselkurse {period} gekostet
      mein Währungsgewinn
      meine Währungsverluste {period}
      Einfluss des Dollars auf mein Portfolio
      wie viel meiner Rendite kommt von der Währung
      Währungseinfluss {period} auf meine Rendite
      hat mir der schwache Dollar geschadet
      meine Rendite ohne Wechselkurseffekte
      Währungsrisiko und Wechselkursverluste bei mir
      haben mir die Wechselkurse {period} geholfen
      wie viel habe ich {period} durch Währungen verloren
      {period} Währungsgewinne und Währungsverluste
      Wechselkurseffekt in {account}
      was macht der Dollarkurs mit meinem Depot
      Einfluss der Wechselkurse auf meine Rendite
    `,
  },
  bestWorstPeriod: {
    title: "Was war mein bester und mein schlechtester Tag?",
    ways: `
      mein bester Tag {period}
      mein schlechtester Monat
      mein bester Börsenmonat {period}
      an welchem Tag habe ich am meisten verloren
      an welchem Tag habe ich am meisten gewonnen
      stärkster Tag meines Depots
      mein schwärzester Tag an der Börse
      in welchem Monat lief mein Portfolio am besten
      größter Tagesverlust meines Depots {period}
      mein Rekordmonat
      mein schlimmster Börsentag
      wann hatte ich meinen besten Tag
      wann lief es bei mir am schlechtesten
      {period} stärkster Monat meines Depots
      bester und schlechtester Monat in {account}
      mein erfolgreichster Tag {period}
      welcher Tag war {period} am schlimmsten für mein Depot
    `,
  },
  whatIfSell: {
    title: "Was wäre, wenn ich {symbol} verkaufe?",
    ways: `
      was passiert, wenn ich {symbol} verkaufe
      was wäre, wenn ich {amount} von {symbol} verkaufen würde
      angenommen, ich stoße {symbol} ab
      simuliere den Verkauf von {symbol}
      wie viel bekäme ich für {amount} {symbol}
      wie sähe mein Depot ohne {symbol} aus
      Verkauf von {amount} {symbol} durchspielen
      welchen Gewinn würde ich realisieren, wenn ich bei {symbol} aussteige
      Auswirkung, wenn ich {symbol} um {amount} reduziere
      mal angenommen, ich schmeiße {symbol} raus
      was bliebe, wenn ich {amount} von {symbol} abgebe
      was ändert sich bei mir ohne {symbol}
      wie viel Geld bekomme ich raus wenn ich {symbol} verkaufe
      was wenn ich {amount} {symbol} verkaufe
      Verkaufssimulation {symbol}
      angenommen ich trenne mich von {symbol} in {account}
      wie viel Gewinn bliebe mir bei einem Verkauf von {symbol}
    `,
  },
  whatIfBuy: {
    title: "Was wäre, wenn ich {symbol} kaufe?",
    ways: `
      was passiert, wenn ich {symbol} kaufe
      was wäre, wenn ich für {amount} {symbol} kaufen würde
      angenommen, ich kaufe {amount} {symbol} nach
      simuliere den Kauf von {symbol}
      wie viele Aktien von {symbol} bekäme ich für {amount}
      wie sähe mein Depot mit {symbol} aus
      wie ändert sich mein Einstandskurs, wenn ich {symbol} nachkaufe
      Kauf von {amount} {symbol} durchspielen
      Auswirkung, wenn ich {symbol} um {amount} aufstocke
      mal angenommen, ich lege mir {symbol} ins Depot
      was würde es bringen, {symbol} zu verbilligen
      was wenn ich {amount} in {symbol} stecke
      Kaufsimulation {symbol} {amount}
      wie viel {symbol} kriege ich für {amount}
      angenommen ich investiere {amount} in {symbol}
      was ändert sich in {account} wenn ich {symbol} für {amount} kaufe
      wie groß wäre meine Position wenn ich {symbol} um {amount} erhöhe
    `,
  },
  whatIfMove: {
    title: "Was passiert mit meinem Depot, wenn {symbol} steigt oder fällt?",
    ways: `
      was passiert mit meinem Depot, wenn {symbol} um {amount} fällt
      was passiert mit meinem Depot, wenn {symbol} {amount} fällt
      was wäre, wenn {symbol} um {amount} steigt
      wie viel verliere ich, wenn der Markt {amount} einbricht
      Stresstest {symbol} minus {amount}
      Szenario {symbol} plus {amount}
      wie viel würde ich gewinnen, wenn {symbol} {amount} zulegt
      was macht mein Portfolio bei einem Crash von {amount}
      angenommen, {symbol} stürzt {amount} ab
      wie wirkt sich ein Rückgang von {symbol} auf mein Portfolio aus
      wie hart träfe mich ein Kurssturz von {symbol}
      mal angenommen, {symbol} verdoppelt sich
      wie viel verliere ich wenn {symbol} {amount} fällt
      angenommen {symbol} geht {amount} hoch was macht mein Depot
      {symbol} minus {amount} was heißt das für mich
      Auswirkung auf {account} wenn {symbol} {amount} nachgibt
      wie stark sinkt mein Depot wenn {symbol} um {amount} abrutscht
      wie viel mehr hätte ich wenn {symbol} {amount} steigt
    `,
  },
  invested: {
    title: "Was wären {amount} in {symbol} heute wert?",
    ways: `
      was wäre, wenn ich {period} {amount} in {symbol} gesteckt hätte
      was wären {amount} in {symbol} heute wert
      hätte ich {period} {amount} in {symbol} gesteckt
      wie viel wäre aus {amount} in {symbol} geworden
      wenn ich {period} {symbol} gekauft hätte
      was wäre aus {amount} geworden, wenn ich sie in {symbol} investiert hätte
      {amount} in {symbol} angelegt {period}
      {amount} {symbol} damals gekauft, was hätte ich jetzt
      Rückrechnung {amount} {symbol}
      wie reich wäre ich, hätte ich früher {symbol} gekauft
      Sparplan von {amount} in {symbol}, was wäre heute das Ergebnis
      {amount} in {symbol} {period}
      {period} {amount} in {symbol} investiert was wäre das jetzt
      wie viel hätte ich jetzt mit {amount} in {symbol} gekauft {period}
      was hätten {amount} in {symbol} {period} gebracht
      hätte ich {period} für {amount} {symbol} gekauft
      aus {amount} in {symbol} {period} wäre wie viel geworden
      {period} angelegte {amount} in {symbol} inzwischen wert
    `,
  },
  heldSince: {
    title: "Wie lange habe ich {symbol} schon?",
    ways: `
      seit wann habe ich {symbol}
      wie lange halte ich {symbol} schon
      meine Haltedauer bei {symbol}
      welche Aktie habe ich am längsten
      meine älteste Position
      meine neueste Position im Depot
      wie viele Tage liegt {symbol} schon in meinem Depot
      Haltezeit meiner Positionen
      seit wann bin ich in {symbol} drin
      was ist in meinem Depot am jüngsten
      habe ich {symbol} schon länger als ein Jahr
      wann kam {symbol} in mein Depot
      wie lange besitze ich {symbol}
      halte ich {symbol} schon lange
      welche Position habe ich am kürzesten
      Haltedauer meiner Aktien in {account}
      seit wann gehört mir {symbol}
    `,
  },
  lots: {
    title: "Aus welchen Kauftranchen besteht meine Position in {symbol}?",
    ways: `
      meine Tranchen {symbol}
      Kauftranchen bei {symbol}
      einzelne Käufe hinter meiner Position in {symbol}
      Steuerlots {symbol}
      meine Tax Lots
      FIFO-Liste für {symbol}
      Lots meiner {symbol}-Position
      zu welchen Kursen liegen meine einzelnen Pakete von {symbol}
      welche Teilbestände habe ich von {symbol}
      meine Posten in {symbol} nach Kaufdatum und Kurs
      welche Tranchen habe ich bei {symbol}
      einzelne Kaufpakete von {symbol}
      zeig mir die Lots von {symbol} in {account}
      wie setzt sich meine Position {symbol} aus Käufen zusammen
      Tranchenübersicht
      Teilkäufe von {symbol} mit jeweiligem Einstand
    `,
  },
  alerts: {
    title: "Welche Alarme habe ich eingestellt?",
    ways: `
      meine Alarme
      zeig meine Kursalarme
      welche Alerts habe ich
      habe ich einen Alarm für {symbol}
      aktive Benachrichtigungen
      meine Preisalarme für {symbol}
      Liste meiner Kursbenachrichtigungen
      wurde einer meiner Alarme ausgelöst
      welche Kurslimits überwache ich
      eingestellte Alerts {symbol}
      bei welchen Kursen werde ich benachrichtigt
      welche Kursalarme laufen gerade
      sind bei mir Alarme aktiv
      Alarme für {symbol} anzeigen
      was habe ich für Preisalarme gesetzt
      hat {period} ein Alarm ausgelöst
      Übersicht meiner Alarme
    `,
  },
  setAlert: {
    title: "Alarm setzen, wenn {symbol} {amount} erreicht",
    ways: `
      setz einen Alarm für {symbol} bei {amount}
      sag mir Bescheid, wenn {symbol} unter {amount} fällt
      benachrichtige mich, wenn {symbol} über {amount} steigt
      neuer Kursalarm {symbol} {amount}
      gib mir ein Signal, sobald {symbol} {amount} erreicht
      Alert {symbol} {amount}
      richte einen Preisalarm für {symbol} ein
      erinnere mich, falls {symbol} auf {amount} geht
      meld dich, wenn {symbol} {amount} knackt
      warne mich, wenn {symbol} {amount} unterschreitet
      Alarm anlegen {symbol} über {amount}
      erstelle eine Kursbenachrichtigung für {symbol}
      warne mich, wenn {symbol} um mehr als {amount} fällt
      kannst du mich benachrichtigen, wenn {symbol} unter {amount} fällt
      sag mir, wenn {symbol} über {amount} steigt
      Alarm, wenn {symbol} unter {amount} fällt
      gib Bescheid wenn {symbol} bei {amount} steht
      mach mir einen Alarm für {symbol} auf {amount}
      Benachrichtigung bei {symbol} unter {amount}
      ping mich an wenn {symbol} {amount} erreicht
      Preisalarm {symbol} ab {amount}
      ich will wissen wenn {symbol} über {amount} geht
    `,
  },
  watchlist: {
    title: "Was ist auf meiner Watchlist?",
    ways: `
      meine Watchlist
      zeig mir meine Beobachtungsliste
      wie läuft meine Watchlist {period}
      welche Aktien beobachte ich
      meine Merkliste
      meine Favoriten
      was macht meine Watchlist {period}
      Kurse meiner beobachteten Werte
      was habe ich mir auf die Watchlist gesetzt
      Gewinner und Verlierer auf meiner Watchlist {period}
      welche Titel habe ich auf dem Radar
      wie stehen die Aktien auf meiner Watchlist
      Watchlist anzeigen
      was hat sich {period} auf meiner Watchlist getan
      {period} Beobachtungsliste
      welche Werte habe ich auf der Merkliste
      zeig mir meine Favoriten
    `,
  },
  addToWatchlist: {
    title: "{symbol} zur Watchlist hinzufügen",
    ways: `
      setz {symbol} auf die Watchlist
      füge {symbol} zur Watchlist hinzu
      {symbol} beobachten
      pack {symbol} auf meine Beobachtungsliste
      {symbol} merken
      nimm {symbol} in die Watchlist auf
      ich will {symbol} im Auge behalten
      {symbol} zu den Favoriten
      speicher {symbol} in meiner Merkliste
      watch {symbol}
      {symbol} folgen
      tu {symbol} auf die Liste
      ich möchte {symbol} folgen
      kannst du {symbol} auf meine Watchlist setzen
      {symbol} auf die Beobachtungsliste
      merk dir {symbol} für meine Liste
      ich möchte {symbol} beobachten
      Watchlist um {symbol} ergänzen
      behalte {symbol} für mich im Blick
    `,
  },
  removeFromWatchlist: {
    title: "{symbol} von der Watchlist entfernen",
    ways: `
      nimm {symbol} von der Watchlist
      lösche {symbol} aus der Watchlist
      {symbol} nicht mehr beobachten
      entferne {symbol} von meiner Beobachtungsliste
      {symbol} aus den Favoriten streichen
      schmeiß {symbol} von der Watchlist runter
      {symbol} kann von der Merkliste weg
      unwatch {symbol}
      {symbol} entfolgen
      ich will {symbol} nicht länger verfolgen
      hau {symbol} von der Liste
      kannst du {symbol} von meiner Watchlist löschen
      streich {symbol} von der Beobachtungsliste
      {symbol} raus aus der Watchlist
      ich brauche {symbol} nicht mehr auf der Watchlist
      {symbol} aus meiner Merkliste löschen
      {symbol} interessiert mich nicht mehr weg von der Liste
    `,
  },
  notes: {
    title: "Was habe ich zu {symbol} notiert?",
    ways: `
      meine Notizen zu {symbol}
      was habe ich mir zu {symbol} aufgeschrieben
      Notiz {symbol}
      meine Anmerkungen zu {symbol}
      was war mein Grund, {symbol} zu kaufen, laut Notiz
      zeig meine Kommentare zu {symbol}
      alle meine Notizen
      meine Investmentthese zu {symbol}
      habe ich zu {symbol} etwas festgehalten
      mein Tagebuch zu {symbol}
      Memo {symbol}
      habe ich Notizen zu {symbol}
      was steht in meiner Notiz zu {symbol}
      Notizen anzeigen
      zeig mir was ich zu {symbol} geschrieben habe
      lies mir meine Notiz zu {symbol} vor
      welche Gedanken hatte ich mir zu {symbol} notiert
    `,
  },
  myEarnings: {
    title: "Welche meiner Werte legen Zahlen vor?",
    ways: `
      welche meiner Aktien berichten {period}
      Quartalszahlen in meinem Depot
      Earnings meiner Positionen {period}
      wann kommen Zahlen von meinen Aktien
      Berichtstermine meiner Unternehmen
      welche Firmen aus meinem Depot melden {period} Ergebnisse
      mein Earnings-Kalender
      wer aus {account} legt als Nächstes Zahlen vor
      anstehende Geschäftszahlen bei meinen Werten
      stehen bei mir {period} Quartalsberichte an
      Zahlentermine meines Portfolios
      welcher meiner Werte ist als Nächstes mit Earnings dran
      hat {period} eine meiner Aktien Zahlen
      {period} Quartalszahlen meiner Aktien
      wann berichten die Firmen in meinem Depot
      Zahlen aus {account} {period}
      welche von meinen Unternehmen bringen {period} Quartalszahlen
      nächste Berichte meiner Positionen
    `,
  },
  myNews: {
    title: "Was gibt es Neues zu meinen Werten?",
    ways: `
      Nachrichten zu meinem Depot
      News zu meinen Aktien {period}
      was gibt's Neues bei meinen Positionen
      Schlagzeilen zu meinen Werten
      Meldungen zu meinem Portfolio {period}
      was ist bei meinen Aktien los
      meine News
      gibt es Neuigkeiten zu Firmen, die ich halte
      was muss ich {period} über mein Depot wissen
      Presse zu meinen Unternehmen
      Depotnachrichten
      gibt es {period} Neues zu meinem Depot
      Nachrichten über meine Aktien {period}
      was ist {period} bei meinen Firmen passiert
      {period} News zu meinem Portfolio
      zeig mir Meldungen zu meinen Positionen
      Neuigkeiten aus meinem Depot
    `,
  },
  myExDates: {
    title: "Welche meiner Werte gehen ex Dividende?",
    ways: `
      welche meiner Aktien gehen {period} ex Dividende
      Ex-Tage in meinem Depot
      meine nächsten Ex-Dividenden-Termine
      Ex-Tage meiner Positionen {period}
      Dividendenstichtage meiner Werte
      wann werden meine Aktien ex Dividende gehandelt
      Dividendenkalender meines Depots
      steht bei mir {period} ein Ex-Tag an
      Ex-Dates meiner Holdings
      welche Positionen in meinem Portfolio haben bald Dividendenabschlag
      hat {period} eine meiner Aktien Ex-Tag
      welche meiner Werte werden {period} mit Dividendenabschlag gehandelt
      {period} Ex-Tage meiner Aktien
      Ex-Termine in meinem Portfolio
      wann ist bei meinen Positionen der nächste Ex-Tag
      gehen Werte aus meinem Depot {period} ex
    `,
  },
  cannotForecast: {
    title: "Wie wird sich {symbol} künftig entwickeln?",
    ways: `
      wird {symbol} steigen
      {symbol} Prognose
      wo steht {symbol} {period}
      wie hoch kann {symbol} noch gehen
      Kursprognose für {symbol} {period}
      welche Aktie wird als Nächstes durchstarten
      geht es mit {symbol} weiter runter
      kommt bald ein Crash
      wird sich {symbol} wieder erholen
      Zukunft von {symbol}
      was wird {symbol} {period} wert sein
      welche Aktien werden sich verzehnfachen
      steigt {symbol} in Zukunft
      wohin geht die Reise bei {symbol}
      wie geht es mit {symbol} weiter
      erreicht {symbol} {amount}
      Kursvorhersage {symbol}
      fällt {symbol} noch tiefer
    `,
  },
  cannotAdvise: {
    title: "Soll ich {symbol} kaufen oder verkaufen?",
    ways: `
      soll ich {symbol} kaufen
      soll ich {symbol} verkaufen oder halten
      lohnt sich {symbol} noch
      ist jetzt ein guter Zeitpunkt, bei {symbol} einzusteigen
      wie soll ich {amount} anlegen
      welche Aktie soll ich kaufen
      was ist die beste Aktie zum Investieren
      was würdest du mit {amount} machen
      kannst du mir eine Aktie empfehlen
      Anlagetipps und Geheimtipps
      {symbol} nachkaufen ja oder nein
      ist {symbol} ein Kauf
      wie schütze ich mein Depot vor einem Crash
      würdest du {symbol} kaufen
      sollte ich {symbol} lieber loswerden
      {symbol} kaufen oder {other}
      welcher ETF ist für mich der richtige
      lohnt sich ein Einstieg bei {symbol}
      wo kann ich {amount} am besten investieren
    `,
  },
  cannotTax: {
    title: "Wie viel Steuern muss ich zahlen?",
    ways: `
      wie viel Steuern muss ich auf {amount} Gewinn zahlen
      wie hoch wird meine Steuerlast {period}
      wie kann ich Steuern sparen
      Steuertipps
      muss ich meine Dividenden versteuern
      was gehört in die Steuererklärung
      Freistellungsauftrag und Sparerpauschbetrag
      Anlage KAP ausfüllen
      wie funktioniert die Vorabpauschale bei mir
      Verlustverrechnung beim Finanzamt
      Steuerberatung zu Aktiengewinnen
      muss ich {amount} ans Finanzamt abgeben
      was muss ich {period} an Steuern zahlen
      wie viel Steuer fällt an wenn ich {symbol} verkaufe
      sind Gewinne mit {symbol} steuerpflichtig
      wo trage ich meine Aktiengewinne in der Steuererklärung ein
      wie viel will das Finanzamt von {amount} haben
      wie hoch ist mein Freibetrag noch
    `,
  },
  cannotOrder: {
    title: "Eine Order aufgeben oder Geld überweisen",
    ways: `
      kauf {amount} {symbol}
      kaufe {symbol} für mich
      verkauf {amount} {symbol}
      verkaufe alle meine {symbol}-Aktien sofort
      Order aufgeben {symbol}
      storniere meine Order
      setz einen Stop-Loss bei {amount}
      überweise {amount} auf mein Girokonto
      Limitorder für {symbol} bei {amount}
      richte einen Sparplan auf {symbol} ein
      ändere das Limit meiner Order
      zahl {amount} aus
      verkaufe jetzt {amount} meine {symbol}
      kannst du {symbol} für mich kaufen
      bitte verkaufe {symbol}
      Kauforder für {amount} {symbol} platzieren
      handle {symbol} für mich
      tausche {symbol} in {other} um
      schick {amount} auf mein Bankkonto
    `,
  },
  cannotKnow: {
    title: "Fragen, die nichts mit Geldanlage zu tun haben",
    ways: `
      wie wird das Wetter morgen
      erzähl mir einen Witz
      Rezept für Pfannkuchen
      was ist mein Passwort
      wie viel Geld hat mein Nachbar
      zeig mir das Depot von jemand anderem
      wer hat gestern das Fußballspiel gewonnen
      schreib mir ein Gedicht
      was soll ich heute kochen
      wie lautet die PIN meiner Frau
      wer ist der Bundeskanzler
      welchen Film soll ich gucken
      wie eröffne ich ein Depot bei einem Broker
      welcher Broker ist der beste
      wie hoch ist die Inflation
      wie spät ist es
      regnet es heute noch
      wer wird Fußballmeister
      wie heißt du mit Nachnamen
      übersetz mir einen Satz
      was hilft gegen Kopfschmerzen
    `,
  },
  capabilities: {
    title: "Was können Sie für mich tun?",
    ways: `
      was kannst du
      Hilfe
      was können Sie alles
      wobei kannst du mir helfen
      welche Fragen kann ich stellen
      wie funktioniert das hier
      Funktionen
      was kann ich dich fragen
      zeig mir Beispiele für Fragen
      wer bist du
      ich weiß nicht weiter, wie bediene ich das
      Anleitung
      was kannst du alles
      wofür bist du gut
      brauche Hilfe
      welche Themen deckst du ab
      wie benutze ich dich
      gib mir ein paar Beispielfragen
    `,
  },
  indicator: {
    title: "Welchen Wert hat {indicator} bei {symbol}?",
    ways: `
      {indicator} von {symbol}
      {symbol} {indicator}
      was sagt der {indicator} bei {symbol}
      wie steht der {indicator} von {symbol}
      wie hoch ist der {indicator} der {symbol}-Aktie
      aktueller Wert des {indicator} für {symbol}
      {indicator} für {symbol} berechnen
      welchen {indicator} hat {symbol}
      zeig mir {indicator} für {symbol}
      {indicator} bei {symbol} aktuell
      ist der {indicator} von {symbol} hoch
      sag mir den {indicator} von {symbol}
      {indicator} der Aktie {symbol}
    `,
  },
  options: {
    title: "Was sagen die Optionen auf {symbol}?",
    ways: `
      Put-Call-Verhältnis von {symbol}
      implizite Volatilität von {symbol}
      offene Kontrakte bei {symbol}-Optionen
      Open Interest {symbol}
      werden bei {symbol} mehr Puts oder Calls gehandelt
      welche Basispreise von {symbol} haben das größte Open Interest
      Put-Call-Ratio {symbol}
      wie viele Calls und Puts sind auf {symbol} offen
      Optionskette {symbol}
      Optionsdaten zu {symbol} {period}
      sind Optionshändler bei {symbol} eher auf Calls oder Puts
      welche Strikes sind bei {symbol} am beliebtesten
    `,
  },
  dayPrices: {
    title: "Wie hoch waren Eröffnungs-, Höchst-, Tiefst- und Schlusskurs von {symbol}?",
    ways: `
      Eröffnungskurs von {symbol} {period}
      Tageshoch und Tagestief von {symbol} {period}
      zu welchem Kurs hat {symbol} {period} eröffnet
      Eröffnung, Hoch, Tief, Schluss {symbol}
      Tagesspanne von {symbol}
      was war {period} das Tageshoch bei {symbol}
      womit ist {symbol} {period} in den Handel gestartet
      Eröffnung und Schluss von {symbol} {period}
      {period} Tageskurse {symbol}
      OHLC {symbol} {period}
      was war {period} der Tiefstkurs des Tages bei {symbol}
      Eröffnungs- und Schlusskurs {symbol}
    `,
  },
  estimateChanges: {
    title: "Wurden die Schätzungen für {symbol} angehoben oder gesenkt?",
    ways: `
      Revisionen der Schätzungen für {symbol}
      haben Analysten ihre Gewinnschätzungen für {symbol} angehoben
      wurde die Gewinnschätzung für {symbol} zuletzt gesenkt
      steigen die Umsatzprognosen für {symbol}
      wie haben sich die Schätzungen für {symbol} im letzten Monat verändert
      sind die Schätzungen für {symbol} gestiegen
      Schätzungsrevisionen {symbol}
      wurden die Prognosen zu {symbol} {period} gekürzt
      {period} Änderung der Gewinnschätzungen bei {symbol}
      werden Analysten bei den Gewinnen von {symbol} optimistischer
      haben Analysten die Erwartungen für {symbol} gesenkt
    `,
  },
  targetWeight: {
    title: "Wie viele Aktien muss ich handeln, damit {symbol} {amount} meines Depots ausmacht?",
    ways: `
      wie viel {symbol} muss ich verkaufen, damit es nur noch {amount} des Depots sind
      wie viele {symbol}-Aktien muss ich kaufen, um auf {amount} zu kommen
      {symbol} auf {amount} des Depots reduzieren
      Anteil von {symbol} auf {amount} bringen
      so umschichten, dass {symbol} {amount} ausmacht
      wie viel {symbol} brauche ich für einen Anteil von {amount}
      Zielgewicht {symbol} {amount}
      {symbol} auf {amount} vom Depot aufstocken
      was muss ich tun damit {symbol} {amount} Anteil hat
      wie viele Stück {symbol} fehlen mir bis {amount} Gewichtung
      Position {symbol} in {account} auf {amount} Anteil anpassen
    `,
  },
  closedTrades: {
    title: "Wie sind meine abgeschlossenen Positionen gelaufen?",
    ways: `
      Trefferquote meiner Trades
      wie viele meiner Verkäufe haben Gewinn gebracht
      Gewinnquote meiner Verkäufe {period}
      Auswertung meiner abgeschlossenen Trades
      wie erfolgreich waren meine Trades {period}
      meine Trefferquote {period}
      habe ich mehr Gewinner oder Verlierer unter meinen geschlossenen Trades
      Bilanz meiner geschlossenen Positionen
      wie viel Prozent meiner Trades waren im Plus
      {period} Erfolgsquote in {account}
    `,
  },
  savingsPlan: {
    title: "Was wäre ein Sparplan über {amount} im Monat auf {symbol} {period} heute wert?",
    ways: `
      {amount} monatlich in {symbol} {period}
      Sparplan über {amount} im Monat auf {symbol} {period}
      wenn ich {period} jeden Monat {amount} in {symbol} gesteckt hätte
      was wäre aus {amount} pro Monat in {symbol} {period} geworden
      monatlicher Sparplan {symbol} {amount} {period}
      was hätte ein Sparplan mit {amount} monatlich auf {symbol} {period} gebracht
      {period} jeden Monat {amount} in {symbol} was wäre das jetzt
      hätte ich {period} monatlich {amount} in {symbol} gespart
      Sparrate {amount} pro Monat {symbol} {period} Ergebnis
      wie viel hätte ich mit monatlich {amount} in {symbol} {period}
      {symbol} besparen mit {amount} im Monat {period}
    `,
  },
  incomeByMonth: {
    title: "Wie hoch sind meine Dividenden in den einzelnen Monaten?",
    ways: `
      meine Dividenden nach Monaten
      Dividendeneinnahmen Monat für Monat
      erwartete Erträge der nächsten zwölf Monate je Monat
      wie verteilen sich meine Dividenden über das Jahr
      monatliche Aufteilung meiner Dividenden
      Dividendenkalender meines Depots nach Monaten
      in welchem Monat bekomme ich wie viel Dividende
      Dividenden pro Monat
      welcher Monat bringt mir die meisten Dividenden
      monatliche Dividenden in {account}
      Monatsübersicht meiner Dividenden
      wie viel Dividende kommt bei mir jeden Monat
    `,
  },
  recordBuy: {
    title: "Ich habe {amount} {symbol} zu {amount} gekauft",
    ways: `
      {amount} {symbol} zu {amount} gekauft {period}
      {period} {amount} Aktien von {symbol} für je {amount} gekauft
      gekauft {amount} {symbol} für {amount}
      Kauf von {amount} {symbol} zu {amount} eintragen
      trag einen Kauf ein {amount} {symbol} zu {amount}
      kaufe {amount} {symbol} zu {amount}
      hab mir {period} {amount} {symbol} für {amount} geholt
      buche einen Kauf {amount} {symbol} Kurs {amount} Gebühr {amount}
      Kauf {amount} {symbol} à {amount} im {account}
      {amount} {symbol} nachgekauft zu {amount}
      ich habe {period} {amount} {symbol} erworben
      {amount} {symbol} zum Schlusskurs gekauft {period}
      kannst du eintragen, dass ich {amount} {symbol} zu {amount} gekauft habe
      {amount} {symbol} für insgesamt {amount} gekauft, Gebühr {amount}
      hab {amount} {symbol} gekauft
      neuer Kauf {symbol} {amount} Stück zu {amount}
      erfasse Kauf {symbol} {amount} zu {amount} {period}
      {period} bei {symbol} eingestiegen mit {amount} zu {amount}
      ich hab {amount} {symbol} in {account} gekauft zu {amount} {currency}
      füge einen Kauf von {amount} {symbol} hinzu
    `,
  },
  recordSell: {
    title: "Ich habe {amount} {symbol} zu {amount} verkauft",
    ways: `
      {amount} {symbol} zu {amount} verkauft {period}
      {period} {amount} Aktien von {symbol} für je {amount} verkauft
      verkauft {amount} {symbol} für {amount}
      Verkauf von {amount} {symbol} zu {amount} eintragen
      trag einen Verkauf ein {amount} {symbol} zu {amount}
      verkaufe {amount} {symbol} zu {amount}
      buche einen Verkauf {amount} {symbol} Kurs {amount} Gebühr {amount}
      Verkauf {amount} {symbol} à {amount} im {account}
      habe {period} {amount} {symbol} abgestoßen
      {amount} {symbol} zum Schlusskurs verkauft {period}
      {amount} {symbol} für insgesamt {amount} verkauft, Gebühr {amount}
      hab {amount} {symbol} verkauft
      neuer Verkauf {symbol} {amount} Stück zu {amount}
      erfasse Verkauf {symbol} {amount} zu {amount} {period}
      {period} {amount} {symbol} losgeworden zu {amount}
      ich hab {amount} {symbol} aus {account} verkauft zu {amount} {currency}
      füge einen Verkauf von {amount} {symbol} hinzu
    `,
  },
  recordDividend: {
    title: "{symbol} hat mir {amount} Dividende gezahlt",
    ways: `
      Dividende {symbol} {amount} {period}
      ich habe {amount} Dividende von {symbol} bekommen {period}
      trag eine Dividende von {amount} für {symbol} ein
      {period} {amount} Dividende von {symbol} erhalten
      Dividendenzahlung {symbol} {amount} buchen
      von {symbol} kamen {period} {amount} Dividende
      {amount} Dividende von {symbol} eintragen
      hab {amount} Dividende bekommen von {symbol}
      erfasse {amount} Dividende {symbol} in {account}
      {symbol} hat {period} {amount} ausgeschüttet an mich
      {symbol} Dividendengutschrift {amount} {period}
      Ausschüttung von {symbol} über {amount} verbuchen
    `,
  },
  recordDeposit: {
    title: "Ich habe {amount} eingezahlt",
    ways: `
      Einzahlung {amount} {period}
      {period} {amount} auf mein {account} überwiesen
      trag eine Einzahlung von {amount} ein
      {amount} ins {account} eingezahlt
      habe {amount} aufs Depot überwiesen {period}
      Einzahlung von {amount} buchen
      hab {amount} eingezahlt
      {amount} Einzahlung eintragen
      erfasse eine Einzahlung über {amount} in {account}
      {period} {amount} aufs Konto gelegt
      ich habe {period} {amount} auf {account} eingezahlt
      füge {amount} als Einlage hinzu
    `,
  },
  recordWithdrawal: {
    title: "Ich habe {amount} abgehoben",
    ways: `
      Auszahlung {amount} {period}
      {period} {amount} vom {account} abgehoben
      trag eine Auszahlung von {amount} ein
      habe mir {amount} ausgezahlt {period}
      {amount} aus dem Depot entnommen
      Auszahlung von {amount} buchen
      hab {amount} abgehoben
      {amount} Auszahlung eintragen
      erfasse eine Entnahme über {amount} aus {account}
      {period} {amount} vom Konto genommen
      ich habe {period} {amount} aus {account} abgehoben
      füge {amount} als Entnahme hinzu
    `,
  },
  recordInterest: {
    title: "Ich habe {amount} Zinsen bekommen",
    ways: `
      Zinsen {amount} {period}
      trag {amount} Zinsen ein
      Zinsgutschrift von {amount} {period}
      {amount} Zinsen im {account} erhalten
      hab {amount} Zinsen gekriegt
      {amount} Zinsen eintragen {period}
      erfasse Zinsen über {amount} in {account}
      {period} {amount} an Zinsen gutgeschrieben bekommen
      Zinsertrag von {amount} buchen
      mir wurden {period} {amount} Zinsen gutgeschrieben
    `,
  },
  recordFee: {
    title: "Ich habe {amount} Gebühren bezahlt",
    ways: `
      Gebühr {amount} {period}
      trag eine Gebühr von {amount} ein
      Depotgebühr von {amount} buchen
      {period} wurden {amount} Gebühren im {account} abgebucht
      hab {amount} Gebühr gezahlt
      {amount} Gebühren eintragen {period}
      erfasse eine Gebühr über {amount} in {account}
      {period} {amount} an Gebühren abgezogen
      Gebühr über {amount} verbuchen
      mir wurden {period} {amount} Kontogebühr berechnet
    `,
  },
  alertHigh: {
    title: "Sag mir Bescheid, wenn {symbol} ein neues 52-Wochen-Hoch erreicht",
    ways: `
      Alarm bei neuem Hoch von {symbol}
      benachrichtige mich, wenn {symbol} ein Jahreshoch erreicht
      melde dich, wenn {symbol} sein 52-Wochen-Hoch knackt
      Alarm wenn {symbol} ein neues Jahreshoch macht
      ich will wissen wenn {symbol} auf ein neues Hoch steigt
      sag Bescheid bei einem Jahreshoch von {symbol}
      Jahreshoch-Alarm für {symbol}
      gib mir Bescheid sobald {symbol} so hoch steht wie seit einem Jahr nicht
      informier mich über neue Höchststände von {symbol}
    `,
  },
  alertLow: {
    title: "Sag mir Bescheid, wenn {symbol} ein neues 52-Wochen-Tief erreicht",
    ways: `
      Alarm bei neuem Tief von {symbol}
      benachrichtige mich, wenn {symbol} auf ein Jahrestief fällt
      melde dich, wenn {symbol} sein 52-Wochen-Tief erreicht
      Alarm wenn {symbol} ein neues Jahrestief macht
      ich will wissen wenn {symbol} auf ein neues Tief fällt
      sag Bescheid bei einem Jahrestief von {symbol}
      Jahrestief-Alarm für {symbol}
      gib mir Bescheid sobald {symbol} so tief steht wie seit einem Jahr nicht
      informier mich über neue Tiefststände von {symbol}
    `,
  },
  alertVolume: {
    title: "Sag mir Bescheid, wenn {symbol} das {amount}-Fache des üblichen Volumens handelt",
    ways: `
      Alarm, wenn das Volumen von {symbol} {amount} mal so hoch ist wie üblich
      Volumenalarm für {symbol} ab {amount}
      benachrichtige mich bei ungewöhnlichem Volumen von {symbol} {amount}
      Alarm bei {amount} mal so viel Volumen in {symbol}
      sag Bescheid wenn {symbol} {amount} mal mehr gehandelt wird als sonst
      Volumen-Alert {symbol} {amount}
      meld dich wenn der Umsatz in {symbol} auf das {amount}-Fache springt
      warne mich bei {symbol} ab dem {amount}-Fachen des normalen Handelsvolumens
      ich will wissen wenn {symbol} {amount} mal das übliche Volumen hat
    `,
  },
  alertEarnings: {
    title: "Sag mir Bescheid, bevor {symbol} Zahlen vorlegt",
    ways: `
      Alarm vor den Quartalszahlen von {symbol}
      erinnere mich {amount} Tage vor den Zahlen von {symbol}
      Erinnerung an die Quartalszahlen von {symbol}
      benachrichtige mich einen Tag, bevor {symbol} berichtet
      sag mir rechtzeitig wann {symbol} Zahlen bringt
      Earnings-Alarm für {symbol}
      gib Bescheid {amount} Tage bevor {symbol} Quartalszahlen vorlegt
      erinnere mich an die nächsten Zahlen von {symbol}
      Benachrichtigung vor den Earnings von {symbol}
      ich will vor dem Quartalsbericht von {symbol} gewarnt werden
    `,
  },
  alertDividend: {
    title: "Sag mir Bescheid, bevor {symbol} ex Dividende geht",
    ways: `
      Alarm vor dem Ex-Tag von {symbol}
      erinnere mich {amount} Tage vor der Dividende von {symbol}
      Erinnerung an die Dividende von {symbol}
      benachrichtige mich vor dem Ex-Dividenden-Tag von {symbol}
      erinnere mich an den Ex-Tag von {symbol}
      Dividendenalarm für {symbol}
      gib Bescheid {amount} Tage bevor {symbol} ex geht
      Benachrichtigung vor der Dividende von {symbol}
      ich will vor dem Dividendenabschlag von {symbol} Bescheid wissen
      meld dich vor dem nächsten Ex-Tag bei {symbol}
    `,
  },
  removeAlert: {
    title: "Einen Alarm löschen",
    ways: `
      lösche meinen Alarm für {symbol}
      entferne den Alarm auf {symbol}
      schalte den Alarm für {symbol} aus
      keine Benachrichtigungen mehr zu {symbol}
      Kursalarm {symbol} löschen
      Alarm löschen
      kannst du den Alarm für {symbol} rausnehmen
      stell den Kursalarm zu {symbol} ab
      ich brauche den Alarm für {symbol} nicht mehr
      hör auf mich wegen {symbol} zu benachrichtigen
      alle Alarme zu {symbol} entfernen
    `,
  },
  correctTransaction: {
    title: "Eine Transaktion korrigieren oder löschen",
    ways: `
      mach meinen letzten Eintrag rückgängig
      ich habe mich bei einem Kauf vertippt
      lösche die letzte Transaktion
      korrigiere den Preis meines Kaufs von {symbol}
      der Eintrag war falsch
      entferne den Verkauf von {symbol}, den ich eingetragen habe
      ändere eine Buchung
      Buchung löschen
      ich habe den Kauf von {symbol} falsch eingetragen
      eingetragene Transaktion {period} ändern
      letzten Eintrag löschen
      beim Verkauf von {symbol} stimmt die Stückzahl nicht
      der Preis war {amount} bitte berichtigen
    `,
  },
  writeNote: {
    title: "Eine Notiz zu {symbol} schreiben",
    ways: `
      füge eine Notiz zu {symbol} hinzu
      notiere zu {symbol}, dass die Marge gefallen ist
      Notiz anlegen
      schreib einen Kommentar zu {symbol}
      neue Notiz zu {symbol}
      schreib dir was zu {symbol} auf
      ich möchte etwas zu {symbol} notieren
      Notiz für {symbol} speichern
      mach einen Vermerk zu {symbol}
      kannst du zu {symbol} eine Anmerkung hinterlegen
    `,
  },
};
