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
      was kostet eine Aktie von {symbol} gerade
      {symbol} aktueller Kurs
      Kurs {symbol}
      ich wollte mal schauen, wo {symbol} im Moment so notiert
      ey wo steht {symbol} grad
      bitte nennen Sie mir den aktuellen Börsenkurs von {symbol} in {currency}
      wie viel {currency} muss ich momentan für ein Stück {symbol} hinlegen
      notiert {symbol} schon höher als {other}, was kosten die beiden gerade
      was wird an der Börse im Augenblick für {symbol} bezahlt
      wo stand {symbol} {period}, ich brauche den Preis in {currency}
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
      Performance {symbol} {period}
      {symbol} Plus oder Minus {period}
      mich würde interessieren, was {symbol} {period} so gemacht hat
      und, {symbol} grün oder rot {period}
      wie war die Wertentwicklung von {symbol} {period}
      um wie viel Prozent ist {symbol} {period} gestiegen
      ist {symbol} {period} gefallen
      wie weit ging es bei {symbol} {period} rauf oder runter
      wie haben sich {symbol} und {other} {period} entwickelt, in Prozent bitte
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
      an welchem Tag ist {symbol} am meisten gestiegen und an welchem am meisten gefallen
      größter Tagesgewinn und Tagesverlust {symbol} {period}
      {symbol} bester schlechtester Tag
      wann gab es bei {symbol} eigentlich mal so einen richtig heftigen Tag, nach oben oder nach unten
      was war der krasseste Tag bei {symbol} {period}
      nennen Sie mir bitte den stärksten und den schwächsten Handelstag von {symbol} {period}
      wie viel Prozent hat {symbol} an seinem schlimmsten Tag {period} verloren
      hatte {symbol} {period} einen Tag mit zweistelligem Minus, was war der schlimmste
      größter Ausschlag an einem einzigen Handelstag bei {symbol}
      welcher Tag war für {symbol} {period} der schwärzeste und welcher der beste
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
      Höchstkurs und Tiefstkurs {symbol} {period}
      ist {symbol} gerade nahe am Jahreshoch
      wie tief war {symbol} {period}
      Jahresspanne von {symbol}
      {period} Hoch und Tief bei {symbol}
      was war der höchste und was der niedrigste Kurs von {symbol} {period}
      {symbol} Jahreshoch Jahrestief
      ich wüsste gern, in welcher Spanne sich {symbol} {period} so bewegt hat
      wie hoch ging {symbol} maximal und wie tief runter {period}
      bitte geben Sie mir Höchst- und Tiefstkurs von {symbol} {period} an
      ist {symbol} gerade nah am 52-Wochen-Tief
      zwischen welchen Kursen pendelte {symbol} {period}
      wo liegt das Jahreshoch von {symbol} und wo das Tief
    `,
  },
  record: {
    title: "Wie weit ist {symbol} vom Allzeithoch entfernt?",
    ways: `
      {symbol} Allzeithoch
      {symbol} ATH
      wann war das Rekordhoch von {symbol}
      hat {symbol} ein neues Allzeithoch erreicht
      Allzeittief von {symbol}
      historischer Höchststand {symbol}
      Abstand zum ATH bei {symbol}
      was war der höchste Kurs, den {symbol} {period} hatte
      Rekordtief der {symbol}-Aktie
      steht {symbol} auf Rekordniveau
      war {symbol} schon mal höher als jetzt
      höchster Stand {period} bei {symbol}
      wann stand {symbol} am höchsten überhaupt
      wie viel fehlt {symbol} noch bis zum Rekord
      hat {symbol} {period} einen neuen Rekord aufgestellt
      Alltime High von {symbol}
      Abstand ATH {symbol}
      ich meine, {symbol} war schon mal viel teurer, was war denn der höchste Kurs überhaupt
      wann war {symbol} auf ATH
      bitte teilen Sie mir mit, wie weit {symbol} unter dem historischen Höchststand notiert
      wie viel Prozent liegt {symbol} unter dem Rekordhoch
      ist {symbol} gerade auf einem Allzeithoch
      wie weit ist {symbol} vom höchsten Stand {period} entfernt
      hat {symbol} {period} ein neues Rekordhoch geschafft und wo liegt das
    `,
  },
  volume: {
    title: "Wie hoch ist das Handelsvolumen von {symbol}?",
    ways: `
      {symbol} Volumen
      wie viele Aktien von {symbol} wurden {period} gehandelt
      Börsenumsatz in {symbol}
      ist das Handelsvolumen von {symbol} ungewöhnlich hoch
      durchschnittliches Tagesvolumen {symbol}
      wie viele Stücke gehen bei {symbol} am Tag um
      {symbol} Volume {period} gegenüber dem Schnitt
      gehandelte Stückzahl {symbol}
      wie liquide ist {symbol}
      wird {symbol} {period} mehr gehandelt als sonst
      wie viele Stück {symbol} wurden {period} umgesetzt
      {symbol} Handelsumsatz {period}
      ist bei {symbol} {period} viel Umsatz
      wie rege wird {symbol} gehandelt
      {period} Stückumsatz von {symbol}
      wie viel Volumen hatte {symbol} {period}
      Volumen {symbol} vs. Durchschnitt
      {symbol} Handelsvolumen
      kommt mir so vor, als wäre bei {symbol} {period} richtig viel Umsatz an der Börse, stimmt das
      wird {symbol} grad viel getradet
      wie hoch war der Börsenumsatz in {symbol} {period}
      wie viele Stück {symbol} wechselten {period} den Besitzer
      ist das Volumen bei {symbol} {period} höher als normal
      gehandelte Stückzahl von {symbol} {period} und wie das im Vergleich zum Schnitt ist
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
      wie viel ist {symbol} an der Börse {period} wert
      Börsenkapitalisierung {symbol}
      was ist die Firma {symbol} in {currency} wert
      wie hoch wird {symbol} am Markt kapitalisiert
      Marktkap {symbol}
      gesamter Börsenwert der Firma {symbol} in {currency}
      MK {symbol} in {currency}
      {symbol} Börsenwert
      bitte nennen Sie mir den Börsenwert von {symbol} und {other}
      Market Cap von {symbol} in Mrd {currency}
      ist {symbol} an der Börse mehr wert als {other}
      wie hoch ist der gesamte Marktwert von {symbol} und zählt die Firma damit als Large Cap
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
      KGV {period} {symbol}
      sag mir mal das Kursgewinnverhältnis der Aktie
      trailing KGV {symbol}
      KGV der {symbol}-Aktie
      hat {symbol} ein hohes KGV
      ist das KGV von {symbol} niedrig
      wie viele Jahresgewinne kostet {symbol}
      sag mir das KGV von {symbol}
      Verhältnis von Kurs zu Gewinn bei {symbol}
      mit dem Wievielfachen vom Jahresgewinn wird {symbol} gehandelt
      KGV TTM {symbol}
      kannst du mir mal sagen, was {symbol} gerade für ein KGV hat
      KGV von {symbol} grad so
      wie lautet das aktuelle Kurs-Gewinn-Verhältnis von {symbol}
      welches P/E hat {symbol}
      hat {symbol} ein höheres KGV als {other}
      wie viele Jahresgewinne zahle ich beim Kauf von {symbol}
      P/E Ratio von {symbol}, auf Basis {period}
      KGV {symbol}
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
      wie hoch ist das KGV von {symbol} fürs {period}
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
      welches KGV hat {symbol}, wenn man den Gewinn {period} nimmt
      Forward-KGV {symbol}
      {symbol} KGVe
      wie sieht es beim KGV von {symbol} aus, wenn die Prognosen der Analysten eintreffen
      forward pe {symbol} bitte
      bitte nennen Sie mir das auf Gewinnschätzungen beruhende Kurs-Gewinn-Verhältnis von {symbol}
      wie hoch ist das geschätzte KGV von {symbol} {period}
      das Wievielfache des erwarteten Gewinns kostet {symbol}
      wie ist das künftige KGV von {symbol}, also mit den Gewinnen, die noch kommen sollen
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
      {symbol} KGV, KBV, KUV und EV/EBITDA
      ist die Aktie preiswert oder billig zu haben
      zahlt man bei {symbol} zu viel
      ist {symbol} fair bewertet
      wie teuer ist {symbol} gemessen an den Gewinnen und Umsätzen
      ist der Preis von {symbol} gerechtfertigt
      ist {symbol} derzeit billig
      {symbol} überteuert oder günstig
      hoch oder niedrig bewertet {symbol}
      ist {symbol} zurzeit ein Schnäppchen oder eher überteuert
      Bewertung {symbol} vs. Historie
      {symbol} überbewertet
      ich hab das Gefühl, dass {symbol} ganz schön teuer geworden ist, sehe ich das richtig
      ist {symbol} nicht mega teuer
      wie ist {symbol} derzeit fundamental bewertet
      Bewertungskennzahlen von {symbol} und {other}, wer ist günstiger
      zahlt man bei {symbol} zu viel für das, was man bekommt
      ist die Bewertung von {symbol} fair, gemessen an Gewinn, Umsatz und Buchwert
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
      wie verhält sich der Kurs von {symbol} zum Buchwert
      P/B {symbol}
      sag mal, notiert {symbol} eigentlich über oder unter Buchwert
      was hat {symbol} fürn KBV
      ich bitte um Angabe des Kurs-Buchwert-Verhältnisses von {symbol}
      wie hoch war das KBV bei {symbol} {period}
      wird {symbol} unter Buchwert gehandelt
      das Wievielfache vom Buchwert zahlt man bei {symbol}
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
      wie teuer ist {symbol} im Verhältnis zum Umsatz
      P/S {symbol}
      die Firma macht ja noch keinen Gewinn, wie ist {symbol} denn am Umsatz gemessen bewertet
      kuv {symbol} pls
      bitte nennen Sie mir das Kurs-Umsatz-Verhältnis von {symbol}
      mit wie vielen Jahresumsätzen wird {symbol} an der Börse bewertet
      Kurs-Umsatz-Verhältnis bei {symbol} {period}, war das mal höher
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
      Unternehmenswert im Verhältnis zum operativen Ergebnis vor Abschreibungen bei {symbol}
      EV/EBITDA {symbol} TTM
      {symbol} EV EBITDA
      das KGV bringt mir bei den Schulden nichts, wie sieht {symbol} denn bei EV zu EBITDA aus
      ev/ebitda von {symbol} bitte mal
      ich benötige das EV/EBITDA-Multiple von {symbol} {period}
      mit welchem EBITDA-Multiple wird {symbol} gehandelt
      ist das EV/EBITDA von {symbol} einstellig
      das Wievielfache des EBITDA ist {symbol} samt Schulden wert
      welches Enterprise-Value-zu-EBITDA-Verhältnis hat {symbol}, falls man es berechnen kann
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
      wie teuer ist {symbol}, wenn man das KGV durch das Gewinnwachstum teilt
      PEG {symbol}
      {symbol} PEG-Ratio
      peg von {symbol} kurz
      bitte geben Sie das Verhältnis von KGV zu Gewinnwachstum für {symbol} an
      wie groß ist der PEG-Faktor bei {symbol}
      passt das KGV von {symbol} zum Wachstum, wie ist die Kennzahl dafür
      Price-Earnings-to-Growth bei {symbol}, und zwar {period}
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
      macht {symbol} die Marktbewegungen stärker oder schwächer mit
      Beta {symbol} ggü. Index
      wenn der Markt um ein Prozent fällt, um wie viel fällt {symbol} dann normalerweise
      was hat {symbol} für ein Beta
      bitte nennen Sie mir den Betafaktor von {symbol} {period}
      welcher Beta-Wert gilt für {symbol}
      wie empfindlich reagiert {symbol} auf den Gesamtmarkt
      Betafaktor von {symbol}, damit ich das Marktrisiko der Aktie einschätzen kann
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
      wie stark schwankt der Kurs von {symbol}
      Vola {symbol} {period}
      ich hab schwache Nerven, geht es bei {symbol} sehr auf und ab
      wie wild ist {symbol} so unterwegs
      wie hoch war die annualisierte Volatilität von {symbol} {period}
      Standardabweichung der Renditen von {symbol} {period}
      ist {symbol} eine ruhige Aktie
      wie groß sind die Kursschwankungen bei {symbol} üblicherweise
      historische Volatilität von {symbol}, gern als Prozentzahl pro Jahr
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
      was lief besser, {symbol} oder {other}
      {symbol} vs. {other} {period}
      ich schwanke zwischen {symbol} und {other}, stell die beiden doch mal nebeneinander
      {symbol} oder {other}, wer hat {period} gewonnen
      bitte stellen Sie {symbol} und {other} einander gegenüber
      wie viel Prozentpunkte liegen {symbol} und {other} {period} auseinander
      hat {symbol} {period} besser abgeschnitten als {other}
      wo sind die Unterschiede zwischen {symbol} und {other}
      vergleich mal {symbol} mit {other}, am besten {period}
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
      gibt es irgendwelche Neuigkeiten über {symbol}
      Newsflow {symbol} {period}
      ich hab länger nicht geschaut, ist bei {symbol} was passiert
      was geht bei {symbol} so ab
      welche aktuellen Meldungen liegen zu {symbol} vor
      die fünf neuesten Schlagzeilen zu {symbol}
      gab es {period} Nachrichten zu {symbol}
      Nachrichten zu {symbol} und {other} {period}, aber nur die wichtigen
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
      wieso fällt {symbol} {period} so
      Grund für Kurssprung {symbol} {period}
      {symbol} warum runter
      ich versteh nicht, was da los ist, weshalb ist {symbol} {period} so abgestürzt
      warum pumpt {symbol} grad so
      worauf ist die Kursbewegung von {symbol} {period} zurückzuführen
      was steckt hinter dem Plus bei {symbol} {period}
      ist {symbol} {period} wegen einer bestimmten Nachricht gestiegen
      was hat {symbol} {period} so nach unten gezogen
      woran liegt es, dass {symbol} {period} eingebrochen ist, gab es eine Meldung
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
      schüttet {symbol} etwas an die Aktionäre aus und wie viel
      Div.-Rendite {symbol}
      was kriegt man bei {symbol} eigentlich jedes Jahr so ausbezahlt pro Aktie
      zahlt {symbol} ne gute Dividende
      wie hoch ist die Dividendenrendite von {symbol} und {other}
      ist {symbol} ein Dividendenzahler
      Gewinnbeteiligung pro Aktie bei {symbol}
      wie viel Prozent Dividende bringt {symbol} und zahlen die jährlich oder quartalsweise
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
      bis wann muss ich {symbol} haben, um die nächste Dividende zu bekommen
      Ex-Tag {symbol}
      {symbol} Dividendentermin
      ich warte schon auf die Ausschüttung von {symbol}, wann ist es denn so weit
      wann kommt die Divi von {symbol}
      bitte nennen Sie mir Ex-Dividenden-Tag und Zahltag von {symbol}
      an welchem Datum wird die Dividende von {symbol} ausgezahlt
      zahlt {symbol} {period} schon Dividende aus, an welchem Tag
      wann gibt es bei {symbol} wieder Geld für die Aktionäre
      wann ist der nächste Ex-Tag von {symbol} und wann landet das Geld auf dem Konto
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
      zahlt {symbol} {period} mehr Dividende als früher
      zahlt {symbol} jedes Jahr mehr Dividende
      {symbol} Dividendenhistorie
      mir ist wichtig, dass die Ausschüttung mitwächst, wie war das bei {symbol} bisher
      hat {symbol} die Divi schon mal gestrichen
      wie hat sich die Ausschüttung von {symbol} {period} verändert
      um wie viel Prozent stieg die Dividende von {symbol} {period}
      wurde die Dividende bei {symbol} {period} gesenkt
      seit wie vielen Jahren steigert {symbol} seine Ausschüttung ununterbrochen
      ist {symbol} ein Dividendenaristokrat, also gab es jedes Jahr eine Erhöhung
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
      wie viel vom Gewinn reicht {symbol} an die Aktionäre weiter
      Payout {symbol}
      {symbol} Payout Ratio
      können die sich ihre Dividende bei {symbol} eigentlich leisten, gemessen am Gewinn
      wie viel vom Gewinn geht bei {symbol} für Divi drauf
      welche Ausschüttungsquote weist {symbol} {period} aus
      wie viel Prozent des Gewinns schüttet {symbol} aus
      welcher Teil des Überschusses fließt bei {symbol} in die Dividende
      Ausschüttungsquote bei {symbol}, ist die Dividende vom Gewinn gedeckt
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
      wann sagt {symbol} wieder, wie das Quartal gelaufen ist
      Earnings-Termin {symbol}
      {symbol} Zahlen wann
      ich will den Tag nicht verpassen, wann kommen bei {symbol} die Ergebnisse raus
      wann sind Earnings bei {symbol}
      bitte teilen Sie mir das Datum der nächsten Ergebnisveröffentlichung von {symbol} mit
      in wie vielen Tagen berichtet {symbol}
      kommen {period} Zahlen von {symbol}
      wann erscheint der nächste Quartalsbericht von {symbol}
      wann berichten {symbol} und {other} das nächste Mal und ist das vor- oder nachbörslich
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
      hat {symbol} {period} enttäuscht
      {symbol} letztes Quartalsergebnis
      wie oft schlägt {symbol} die Analystenschätzungen
      lagen die vergangenen Ergebnisse von {symbol} über den Prognosen
      hat {symbol} gut abgeliefert beim {period}
      Zahlen von {symbol} besser oder schlechter als erwartet
      wie liefen die Earnings bei {symbol}
      hat {symbol} {period} die Prognosen geschlagen
      Ergebnis gegenüber Erwartung {symbol} {period}
      waren die letzten Zahlen von {symbol} eine Enttäuschung
      wie ist {period} bei {symbol} gelaufen
      EPS Beat/Miss {symbol} letztes Q
      {symbol} Quartalsergebnis
      ich hab die Zahlen von {symbol} verpasst, waren die gut
      wie waren die Earnings von {symbol}
      welche Ergebnisse hat {symbol} {period} vorgelegt
      um wie viel Prozent hat {symbol} die Schätzungen {period} geschlagen
      hat {symbol} {period} die Erwartungen erfüllt
      was kam beim letzten Bericht von {symbol} heraus
      hat {symbol} {period} positiv überrascht oder die Prognose verfehlt
    `,
  },
  earningsExpected: {
    title: "Was erwarten Analysten von den nächsten Zahlen von {symbol}?",
    ways: `
      {symbol} Gewinnschätzung
      was wird von den nächsten Quartalszahlen bei {symbol} erwartet
      EPS-Schätzung {symbol}
      Konsensschätzung {period} von {symbol}
      welchen Umsatz erwarten Analysten bei {symbol}
      {symbol} Umsatzschätzung
      Erwartungen an den kommenden Bericht von {symbol}
      earnings estimates {symbol}
      womit rechnet der Markt beim nächsten Ergebnis von {symbol}
      erwarteter Gewinn je Aktie {symbol}
      Analystenprognosen für Gewinn und Umsatz von {symbol}
      wie hoch liegt die Latte für {symbol} diesmal
      was soll {symbol} {period} verdienen
      womit rechnen Analysten bei den Zahlen von {symbol}
      Gewinnerwartung {symbol} {period}
      Schätzungen für die nächsten Zahlen von {symbol}
      welches EPS wird bei {symbol} erwartet
      wie viel Gewinn wird {symbol} {period} zugetraut
      womit rechnen die Experten beim nächsten Quartalsbericht von {symbol}
      Konsens EPS/Umsatz {symbol} nächstes Q
      {symbol} Konsensschätzung
      bald kommen ja die Zahlen von {symbol}, was wird da eigentlich so erwartet
      was erwartet der Markt von {symbol} bei den Earnings
      wie lauten die Konsensschätzungen für Gewinn und Umsatz von {symbol} {period}
      wie viel Gewinn je Aktie wird {period} bei {symbol} geschätzt
      wird bei {symbol} im nächsten Bericht ein Gewinn erwartet
      welche Latte muss {symbol} bei der nächsten Vorlage überspringen
      EPS-Schätzung für {symbol} {period}, und auf wie vielen Analysten beruht die
    `,
  },
  splitsOf: {
    title: "Gab es Aktiensplits bei {symbol}?",
    ways: `
      {symbol} Aktiensplit
      {symbol} Split
      wann hat {symbol} {period} gesplittet
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
      steht bei {symbol} eine Aktienteilung an
      wurden die Aktien von {symbol} schon einmal geteilt
      Split-Historie {symbol}
      {symbol} Splits
      auf einmal hatte ich viel mehr Stücke, hat {symbol} da einen Split gemacht
      hat {symbol} mal gesplittet
      wann und in welchem Verhältnis wurde {symbol} gesplittet
      wie oft hat {symbol} seit dem Börsengang gesplittet
      hat {symbol} {period} einen Reverse Split durchgeführt
      wann wurde bei {symbol} aus einer Aktie mehrere gemacht
      letzter Aktiensplit von {symbol}, und wie war das Verhältnis
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
      wie viel Geld nimmt {symbol} im Jahr ein
      Umsatz {symbol} GJ
      was setzt so ein Laden wie {symbol} eigentlich im Jahr um
      wie viel Umsatz macht {symbol} so
      bitte nennen Sie die Umsatzerlöse von {symbol} {period}
      wie viele Milliarden hat {symbol} {period} umgesetzt
      hat {symbol} {period} mehr als zehn Milliarden erlöst
      Verkaufserlöse von {symbol} {period}
      Revenue von {symbol} {period}, gern auch nach Quartalen
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
      Umsatzsteigerung gegenüber {period} {symbol}
      um wie viel Prozent ist der Umsatz von {symbol} gestiegen
      {symbol} Umsatzrückgang
      Wachstum der Einnahmen bei {symbol}
      steigt der Umsatz von {symbol}
      ist {symbol} beim Umsatz gewachsen
      Umsatzplus {symbol} {period}
      wächst {symbol} schnell
      wie viel Prozent Wachstum hat {symbol} beim Umsatz
      schrumpft der Umsatz von {symbol}
      verkauft {symbol} mehr als {period}
      Umsatzwachstum YoY {symbol}
      wächst der Laden noch, also legen die Verkäufe bei {symbol} noch zu
      wie schnell wächst {symbol} beim Umsatz
      welche Wachstumsrate weist {symbol} bei den Erlösen auf
      um wie viel Prozent stieg der Umsatz von {symbol} gegenüber {period}
      wächst {symbol} beim Umsatz schneller als {other}
      wie stark haben die Erlöse bei {symbol} zugelegt
      gehen die Umsätze von {symbol} rauf oder runter, und um wie viel Prozent im Jahr
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
      wie viel bleibt bei {symbol} am Ende übrig
      Nettoergebnis {symbol} {period}
      {symbol} Jahresüberschuss
      verdienen die bei {symbol} überhaupt Geld
      macht {symbol} Kohle oder Miese
      welchen Konzerngewinn erzielte {symbol} {period}
      wie viele Millionen hat {symbol} {period} verdient
      war {symbol} {period} profitabel
      was hat {symbol} unterm Strich {period} verdient
      schreibt {symbol} schwarze oder rote Zahlen, und wie hoch ist der Nettogewinn
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
      EPS {symbol} {period}
      auf eine einzelne Aktie runtergerechnet, was verdient {symbol} da
      wie war das EPS von {symbol} {period}
      bitte nennen Sie mir das Ergebnis je Aktie von {symbol} {period}
      war das Ergebnis pro Aktie bei {symbol} {period} positiv
      welcher Gewinnanteil entfällt rechnerisch auf eine {symbol}-Aktie
      Earnings per Share von {symbol}, verwässert wenn es geht
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
      Brutto-, EBIT-, Nettomarge {symbol}
      {symbol} Marge
      arbeiten die bei {symbol} eigentlich profitabel, wie dick sind da die Margen
      wie gut sind die Margen bei {symbol}
      bitte geben Sie Brutto- und Nettomarge von {symbol} und {other} an
      wie viel Prozent beträgt die operative Marge von {symbol}
      hat {symbol} eine bessere Gewinnmarge als {other}
      Umsatzrendite von {symbol}
      wie hoch ist die Bruttomarge bei {symbol} und was bleibt netto hängen
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
      Net Debt/EBITDA {symbol}
      ich mach mir Sorgen wegen der Kredite, wie viel hat sich {symbol} da geliehen
      wie tief steckt {symbol} in den Miesen bei den Banken
      welche Finanzverbindlichkeiten weist {symbol} {period} aus
      wie viele Milliarden Nettoverschuldung hat {symbol}
      wie viel Fremdkapital lastet auf {symbol}
      Verschuldungsgrad von {symbol}, und wie war er {period}
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
      liquide Mittel {symbol} {period}
      {symbol} Cashbestand
      haben die bei {symbol} noch genug Geld in der Kasse
      wie viel Cash bunkert {symbol}
      welche Barmittel und Äquivalente weist {symbol} {period} aus
      wie viele Milliarden an flüssigen Mitteln besitzt {symbol}
      sitzt {symbol} auf einem großen Geldberg
      wie prall gefüllt ist die Kriegskasse von {symbol}
      Kassenbestand von {symbol}, inklusive kurzfristiger Anlagen
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
      wie viel Geld bleibt {symbol} nach allen Investitionen übrig
      FCF {symbol} {period}
      Gewinn ist ja das eine, aber wie viel freies Geld kommt bei {symbol} wirklich rein
      wie viel Free Cash macht {symbol} {period}
      bitte nennen Sie mir den freien Cashflow von {symbol} {period}
      wie viele Milliarden FCF hat {symbol} erwirtschaftet
      operativer Mittelzufluss minus Investitionen bei {symbol}
      welchen freien Mittelzufluss hatte {symbol} {period}, reicht der für die Dividende
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
      wie gut verzinst {symbol} das Geld der Eigentümer
      die Firma soll ja sehr effizient sein, was macht {symbol} denn aus dem Eigenkapital
      wie ist das ROE so bei {symbol}
      bitte geben Sie mir die Eigenkapitalrentabilität von {symbol} {period} an
      wie viel Prozent Rendite erzielt {symbol} auf das Eigenkapital
      Gewinn im Verhältnis zum eingesetzten Eigenkapital bei {symbol}
      Return on Equity von {symbol}, wie war der {period}
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
      nimmt {symbol} Aktien vom Markt
      ARP {symbol} {period}
      {symbol} Aktienrückkäufe
      ich hab gelesen, dass {symbol} die eigenen Papiere einsammelt, ist da was dran
      in welchem Umfang hat {symbol} {period} eigene Aktien erworben
      wie viele Milliarden steckte {symbol} {period} in Rückkäufe
      läuft bei {symbol} gerade ein Rückkaufprogramm
      kauft sich {symbol} an der Börse selbst zurück
      Aktienrückkaufprogramm bei {symbol}, wie groß ist es
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
      wie viel Geld steckt {symbol} in neue Anlagen und Gebäude
      CapEx {symbol} {period}
      {symbol} Investitionsausgaben
      die bauen ja überall neue Fabriken, was lässt sich {symbol} das eigentlich kosten
      was ballert {symbol} so an Capex raus
      welche Sachinvestitionen hat {symbol} {period} getätigt
      wie viele Milliarden beträgt der Capex von {symbol} {period}
      hat {symbol} {period} mehr in Sachanlagen investiert als vorher
      Ausgaben von {symbol} für Maschinen, Werke und Rechenzentren
      Investitionen in Sachanlagen bei {symbol}, {period} bitte
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
      was lässt sich {symbol} die Entwicklung neuer Produkte kosten
      F&E-Aufwand {symbol} {period}
      {symbol} Forschungsausgaben
      sind die bei {symbol} eigentlich innovativ, also stecken die genug in die Forschung
      wie viel geht bei {symbol} für R&D drauf
      welche Forschungs- und Entwicklungskosten hat {symbol} {period} ausgewiesen
      wie viele Millionen flossen bei {symbol} {period} in die Forschung
      gibt {symbol} mehr als zehn Prozent vom Umsatz für F&E aus
      wie viel investiert {symbol} in neue Ideen und Labore
      R&D-Budget von {symbol} {period}, auch im Verhältnis zum Umsatz
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
      Gewinn von {symbol} vor Zinsen, Steuern und Abschreibungen
      EBITDA {symbol} {period}
      im Bericht steht immer dieses EBITDA, was kam da bei {symbol} {period} raus
      was hatte {symbol} {period} fürn EBITDA
      bitte nennen Sie mir das EBITDA von {symbol} in Millionen
      wie viele Milliarden EBITDA erzielte {symbol} {period}
      war das EBITDA von {symbol} {period} positiv
      was verdient {symbol} operativ, bevor Abschreibungen, Zinsen und Steuern abgehen
      operatives Ergebnis vor Abschreibungen bei {symbol}, wie war das {period}
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
      was besitzt {symbol} und was schuldet die Firma, so als Aufstellung
      Aktiva/Passiva {symbol} {period}
      steht {symbol} auf soliden Füßen, zeig mir doch mal die Bilanz
      zeig Bilanz von {symbol}
      ich bitte um die Bilanz von {symbol} {period}
      Bilanzsumme und Eigenkapitalquote von {symbol}
      hat {symbol} mehr Vermögen als Verbindlichkeiten in der Bilanz
      Gegenüberstellung von Vermögenswerten und Verbindlichkeiten bei {symbol}
      balance sheet von {symbol}, und zwar {period}
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
      Einnahmen und Ausgaben von {symbol} als Aufstellung
      GuV {symbol} {period}
      ich würde gern mal sehen, wie sich bei {symbol} der Gewinn vom Umsatz bis ganz unten zusammensetzt
      zeig mir die GuV von {symbol}
      bitte legen Sie mir die Erfolgsrechnung von {symbol} {period} vor
      Umsatz, Kosten und Ergebnis von {symbol} Zeile für Zeile
      kann ich die Gewinn- und Verlustrechnung von {symbol} {period} sehen
      wie kommt der Gewinn bei {symbol} rechnerisch zustande, Posten für Posten
      income statement von {symbol} {period}, mit allen Posten
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
      wohin fließt das Geld bei {symbol}, als Übersicht
      CF-Rechnung {symbol} {period}
      {symbol} Cashflow-Rechnung
      ich möchte verstehen, woher das Geld bei {symbol} kommt und wofür es rausgeht
      zeig mal Cashflow Statement von {symbol}
      bitte zeigen Sie die Kapitalflussrechnung von {symbol} {period}
      operativer, Investitions- und Finanzierungs-Cashflow von {symbol}
      kann man die Cashflow-Aufstellung von {symbol} {period} einsehen
      Geldzuflüsse und Geldabflüsse von {symbol} nach Geschäft, Investition und Finanzierung
      wie sehen die Mittelflüsse bei {symbol} aus, gern {period}
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
      wie viele Aktien hat {symbol} {period} ausgegeben
      Shares outstanding {symbol}
      {symbol} Aktienanzahl
      in wie viele Stücke ist {symbol} eigentlich aufgeteilt
      wie viele Anteile sind von {symbol} im Umlauf
      bitte nennen Sie die Zahl der ausstehenden Aktien von {symbol}
      Anzahl umlaufender Aktien {symbol} {period}
      sind bei {symbol} {period} mehr Aktien im Umlauf als vorher
      verwässert {symbol} die Aktionäre, also steigt die Zahl der Aktien
      wie viele Millionen Stück von {symbol} existieren, und wie groß ist der Streubesitz davon
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
      was wäre eine Aktie von {symbol} wert, wenn man nur das Eigenkapital zählt
      BVPS {symbol}
      wenn man {symbol} {period} auflösen würde, was stünde je Anteil in den Büchern
      buchwert pro Aktie bei {symbol} bitte
      bitte teilen Sie mir das Eigenkapital je Aktie von {symbol} {period} mit
      bilanzielles Eigenkapital pro Anteilsschein bei {symbol}
      Book Value per Share von {symbol}, und wie war der {period}
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
      bevor ich mich da einlese, was sind so die Eckdaten von {symbol} in Zahlen
      hau mal die Kennzahlen von {symbol} raus
      bitte stellen Sie mir die wesentlichen Fundamentaldaten von {symbol} zusammen
      KGV, Marge, Dividende und so weiter von {symbol} und {other}
      gibt es eine Tabelle mit den Kennziffern von {symbol}
      Zahlenübersicht zu {symbol}
      Kennzahlenblatt von {symbol}, am besten kompakt in einer Tabelle
    `,
  },
  overview: {
    title: "Was sollte man über {symbol} wissen?",
    ways: `
      erzähl mir was über {symbol}
      analysiere {symbol}
      {symbol} Analyse
      Überblick über {symbol}
      was weißt du über {symbol}
      Infos zu {symbol}
      Zusammenfassung {symbol}
      schau dir mal {symbol} an
      Steckbrief {symbol}
      ich interessiere mich für {symbol}, gib mir mal das volle Programm
      gib mir einen Überblick zu {symbol}
      was gibt es zu {symbol} zu sagen
      Kurzinfo {symbol}
      kannst du {symbol} für mich durchleuchten
      fass mir {symbol} mal zusammen
      Kurzprofil plus Lage {symbol}
      {symbol} Überblick
      ein Kollege schwärmt dauernd von {symbol}, was ist da so das Wichtigste
      was hat es mit {symbol} auf sich
      ich hätte gern eine Zusammenfassung zu {symbol}
      das Wesentliche zu {symbol} und {other} in wenigen Sätzen
      kannst du mir {symbol} kurz zusammenfassen
      gib mir einen Gesamteindruck von {symbol}
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
      was halten die Experten von {symbol}
      Analystenrating {symbol}
      mich würde interessieren, ob die Banken {symbol} eher empfehlen oder nicht
      wie sehen die Analysten {symbol}
      wie lautet die aktuelle Konsensempfehlung für {symbol} und {other}
      wie viele Kaufempfehlungen gibt es für {symbol}
      stufen die meisten Analysten {symbol} auf Kaufen ein
      Einschätzungen der Bankhäuser zu {symbol}
      wie viele raten bei {symbol} zu Buy, Hold und Sell
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
      wo sehen Analysten {symbol} {period}
      ist das Kursziel von {symbol} schon erreicht
      mittleres Analystenkursziel {symbol}
      welches Kursziel gilt für {symbol}
      bis wohin sehen die Experten den Kurs von {symbol} steigen
      mittleres KZ {symbol}
      die Banken geben ja immer so Zielkurse raus, was steht da bei {symbol}
      price target von {symbol} pls
      bitte nennen Sie mir das durchschnittliche Kursziel der Analysten für {symbol}
      wie viel Potenzial sehen Analysten im Schnitt bei {symbol} in Prozent
      liegt das Analystenkursziel von {symbol} über dem aktuellen Kurs
      welchen Zielkurs haben Goldman und Co für {symbol} ausgegeben
      höchstes, niedrigstes und mittleres Kursziel für {symbol}, und auch für {other}
    `,
  },
  ratingChanges: {
    title: "Welche Hoch- und Herabstufungen gab es bei {symbol}?",
    ways: `
      wurde {symbol} hochgestuft
      {symbol} Herabstufung
      {symbol} Upgrade Downgrade
      Hochstufungen und Abstufungen von {symbol}
      wer hat {symbol} {period} abgestuft
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
      hat eine Bank ihre Meinung zu {symbol} geändert
      Up-/Downgrades {symbol} {period}
      {symbol} Upgrades Downgrades
      ich glaube, da hat neulich einer {symbol} abgestuft, wer war das
      wurde {symbol} grad downgegradet
      welche Analystenhäuser haben {period} ihre Einstufung von {symbol} geändert
      wie viele Hochstufungen bekam {symbol} {period}
      wurde {symbol} {period} von jemandem heraufgestuft
      wer hat bei {symbol} {period} von Halten auf Kaufen gewechselt
      Änderungen der Analystenratings bei {symbol}, jeweils mit Datum und Haus
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
      kaufen die Chefs von {symbol} selbst Aktien ihrer Firma
      Directors' Dealings {symbol} {period}
      {symbol} Insiderkäufe
      wenn der Vorstand verkauft, ist das ja kein gutes Zeichen, wie ist das bei {symbol}
      haben die Bosse von {symbol} selber verkauft
      welche Eigengeschäfte von Führungskräften wurden bei {symbol} {period} gemeldet
      für wie viele Millionen haben Insider von {symbol} {period} verkauft
      gab es {period} Insiderverkäufe bei {symbol}
      stoßen Vorstände ihre eigenen Papiere von {symbol} ab
      Insidergeschäfte bei {symbol}, also wer hat wann wie viel gehandelt
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
      Aktionärsstruktur {symbol}
      {symbol} Großaktionäre
      wem gehört der Laden {symbol} eigentlich
      bitte geben Sie mir Auskunft über die Anteilseigner von {symbol}
      gibt es bei {symbol} einen Mehrheitseigentümer
      in wessen Händen liegt {symbol}
      Beteiligungsverhältnisse bei {symbol}, wer hält mehr als drei Prozent
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
      wer macht das Gleiche wie {symbol}
      Peergroup {symbol}
      {symbol} Wettbewerber
      gibt es noch andere Firmen wie {symbol}, die man sich anschauen könnte
      wer sind so die Gegner von {symbol}
      bitte nennen Sie die wichtigsten Mitbewerber von {symbol}
      die fünf größten Konkurrenten von {symbol}
      hat {symbol} überhaupt ernsthafte Konkurrenz
      welche Unternehmen stehen mit {symbol} im Wettbewerb
      Alternativen zu {symbol} aus derselben Branche, die auch börsennotiert sind
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
      womit verdient {symbol} sein Geld
      Geschäftsmodell {symbol}
      {symbol} Branche
      ich hör den Namen {symbol} ständig, weiß aber gar nicht, was die eigentlich herstellen
      was ist {symbol} überhaupt für ne Firma
      bitte beschreiben Sie die Geschäftstätigkeit von {symbol}
      in welcher Branche sind {symbol} und {other} tätig
      ist {symbol} ein Softwareunternehmen
      was verkauft {symbol} und an wen
      Unternehmensprofil von {symbol}, wo sitzen die und was stellen sie her
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
      CEO {symbol}
      {symbol} Vorstandsvorsitzender
      wie heißt noch mal der Mann oder die Frau ganz oben bei {symbol}
      wer ist der Boss bei {symbol}
      bitte nennen Sie mir den Namen des Vorstandsvorsitzenden von {symbol}
      wie heißt die Person an der Spitze von {symbol}
      hat {symbol} einen neuen CEO
      wer hat bei {symbol} das letzte Wort, also wer ist der oberste Chef
      Name des Vorstandschefs von {symbol}, falls der gewechselt hat den neuen
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
      wer sitzt bei {symbol} im Vorstand
      Management {symbol}: CEO, CFO, COO
      {symbol} Vorstand
      wer sind die Leute im Management bei {symbol}
      bitte führen Sie die Mitglieder der Geschäftsleitung von {symbol} auf
      wie viele Vorstandsmitglieder hat {symbol} und wie heißen sie
      gibt es eine Liste der Führungskräfte von {symbol}
      welches Team führt {symbol}
      Führungsmannschaft von {symbol}, auch Finanzvorstand und Technikchef
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
      Headcount {symbol} {period}
      {symbol} Mitarbeiterzahl
      das muss ja ein riesiger Laden sein, wie viele Angestellte hat {symbol} denn
      wie viele Leute schaffen bei {symbol}
      bitte nennen Sie mir die Beschäftigtenzahl von {symbol} {period}
      Anzahl der Beschäftigten bei {symbol}
      wie viele Menschen beschäftigt {symbol}, und wie viele waren es {period}
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
      welche offiziellen Unterlagen hat {symbol} bei der Börsenaufsicht abgegeben
      SEC-Filings {symbol} {period}
      wo finde ich denn den Geschäftsbericht von {symbol}
      hat {symbol} was Neues bei der SEC eingereicht
      bitte listen Sie die Pflichtveröffentlichungen von {symbol} {period} auf
      die letzten drei 8-K von {symbol}
      gibt es schon den neuen Jahresbericht von {symbol} als Dokument
      welche amtlichen Dokumente gibt es zu {symbol} {period}
      10-Q und 10-K von {symbol}, am liebsten mit Link
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
      wie viele wetten gegen {symbol}
      Short Interest {symbol} % Float
      {symbol} Shortquote
      da sind doch bestimmt wieder Hedgefonds short, wie schlimm ist das bei {symbol}
      wie stark ist {symbol} geshortet
      bitte nennen Sie den Anteil leerverkaufter Aktien bei {symbol}
      wie viel Prozent vom Free Float sind bei {symbol} leerverkauft
      ist {symbol} stärker geshortet als {other}
      wie viele setzen auf fallende Kurse bei {symbol} und haben sich Aktien dafür geliehen
      Days to Cover und Shortpositionen bei {symbol}, riecht das nach Squeeze
    `,
  },
  impliedMove: {
    title: "Welche Bewegung preisen Optionen bei {symbol} ein?",
    ways: `
      {symbol} Implied Move
      implizite Bewegung {symbol}
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
      wie stark wird {symbol} laut Optionsmarkt ausschlagen
      Implied Move {symbol} Earnings
      {symbol} implizite Bewegung
      die Zahlen stehen an, mit was für einem Sprung rechnen die Optionshändler bei {symbol}
      was preist der Optionsmarkt bei {symbol} für nen Move ein
      welche Kursschwankung ist in den Optionen auf {symbol} {period} eingepreist
      wie viel Prozent Ausschlag unterstellt der Straddle bei {symbol}
      preisen die Optionen bei {symbol} {period} mehr als fünf Prozent Bewegung ein
      welche Spanne leitet sich aus Calls und Puts für den Kurs von {symbol} ab
      expected move bei {symbol} {period}, nach oben wie nach unten
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
      welche Aktien sind im {symbol} drin
      bitte listen Sie die größten Positionen des {symbol} auf
      wie viele Titel enthält der {symbol} und welche haben das größte Gewicht
      aus welchen Einzelwerten besteht der {symbol}
      Bestandteile des {symbol}, sortiert nach Gewicht
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
      in welche Branchen investiert der {symbol}
      Sektorallokation {symbol}
      ich hab Angst, dass der {symbol} viel zu techlastig ist, wie ist da die Mischung
      wie viel Tech steckt im {symbol}
      bitte zeigen Sie die Branchengewichtung des {symbol}
      wie viel Prozent vom {symbol} entfallen auf Finanzwerte
      ist im {symbol} mehr Technologie als Gesundheit
      welche Wirtschaftszweige deckt der {symbol} mit welchem Anteil ab
      Branchenaufteilung im {symbol}, als Prozentzahlen
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
      was kostet mich der {symbol} im Jahr
      TER {symbol}
      die Bank nimmt ja immer was weg, wie viel ist das beim {symbol} pro Jahr
      wie teuer ist der {symbol} so von den Gebühren her
      bitte nennen Sie mir die Gesamtkostenquote des {symbol}
      wie viel Prozent Verwaltungsgebühr verlangt der {symbol}
      was zieht die Fondsgesellschaft beim {symbol} jährlich ab
      jährliche Kostenquote von {symbol}, und war die {period} höher
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
      Dopplungen in {symbol} und {other}
      haben {symbol} und {other} die gleichen Aktien
      wie viel Prozent Überschneidung gibt es bei {symbol} und {other}
      steckt in {symbol} dasselbe wie in {other}
      Schnittmenge {symbol} und {other}
      welche Werte kommen in {symbol} und {other} beide vor
      ist {other} neben {symbol} überflüssig weil dasselbe drin ist
      Overlap {symbol}/{other}
      {symbol} {other} Überschneidung
      ist in {symbol} und {other} nicht quasi das Gleiche drin
      bitte ermitteln Sie die gemeinsamen Positionen von {symbol} und {other}
      wie viel Prozent der Titel haben {symbol} und {other} gemeinsam
      welche Werte stecken sowohl im {symbol} als auch im {other}
      Schnittmenge von {symbol} und {other}, nach Gewicht gerechnet
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
      ist {symbol} laut Relative-Stärke-Index überkauft
      ich schau ja gern auf den RSI, wo steht der bei {symbol} gerade
      rsi bei {symbol} grad
      bitte geben Sie den Relative-Strength-Index von {symbol} an
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
      zeigt der MACD bei {symbol} nach oben oder unten
      ich überlege wegen dem Momentum, was sagt denn da der MACD bei {symbol}
      macd von {symbol} bullish oder bearish
      bitte nennen Sie MACD-Linie, Signallinie und Histogramm von {symbol}
      welchen Wert hat das MACD-Histogramm bei {symbol}
      hat der MACD bei {symbol} die Signallinie gekreuzt
      Konvergenz und Divergenz der gleitenden Durchschnitte bei {symbol}, also der MACD
      MACD-Signal bei {symbol}, und seit wann gilt es
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
      liegt {symbol} über oder unter seiner 200-Tage-Linie
      ist {symbol} noch überm 200er
      bitte teilen Sie mir den 50- und 200-Tage-Durchschnitt von {symbol} mit
      wie viel Prozent ist {symbol} von der 50-Tage-Linie entfernt
      notiert {symbol} unter dem GD200
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
      wann gab es bei {symbol} {period} ein Death Cross
      {period} Death Cross oder Golden Cross {symbol}
      bildet sich bei {symbol} ein Golden Cross
      hat bei {symbol} die 50-Tage-Linie die 200-Tage-Linie geschnitten
      Golden/Death Cross {symbol} {period}
      in der Zeitung stand was von einem Todeskreuz, betrifft das auch {symbol}
      hatte {symbol} {period} n Death Cross
      wann trat bei {symbol} {period} ein goldenes Kreuz auf
      Datum des letzten Death Cross bei {symbol}
      ist bei {symbol} {period} ein Todeskreuz entstanden
      wann hat der kurze Durchschnitt bei {symbol} den langen gekreuzt
      Kreuzungen der Durchschnittslinien bei {symbol}, nach oben wie nach unten
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
      bei welchem Kurs prallt {symbol} immer wieder ab
      Support/Resistance {symbol}
      falls {symbol} weiter abrutscht, wo könnte da nach Chart ein Boden sein
      wo ist der nächste Widerstand bei {symbol}
      bitte nennen Sie die relevanten charttechnischen Marken von {symbol}
      welche Kursmarken sind bei {symbol} als Supports wichtig
      hat {symbol} bald eine Widerstandszone vor sich
      untere und obere Chartmarken von {symbol}
      wo verläuft die nächste Unterstützungszone bei {symbol} und wie weit ist sie weg
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
      wie sieht der Chart von {symbol} technisch aus
      TA {symbol} Kauf-/Verkaufssignale
      {symbol} Charttechnik
      ich bin kein Chartprofi, ist das Bild bei {symbol} eher bullisch oder bärisch
      was sagt der Chart bei {symbol}
      wie ist {symbol} aus technischer Sicht einzuschätzen
      wie viele Indikatoren stehen bei {symbol} auf Kaufen
      gibt der Chart von {symbol} gerade ein Kaufsignal
      technisches Gesamtbild von {symbol} und {other}
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
      wie denken die Anleger gerade über {symbol}
      Sentiment {symbol}
      {symbol} Stimmung
      reden die Leute im Netz eher gut oder schlecht über {symbol}
      was ist der Vibe bei {symbol}
      wie ist das Anlegersentiment gegenüber {symbol}
      wie viel Prozent der Meldungen über {symbol} sind positiv
      sind die Anleger für {symbol} gerade optimistisch
      herrscht bei {symbol} Angst oder Euphorie
      Sentiment rund um {symbol} auf Reddit und in den Medien, positiv oder negativ
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
      unter welchem Kürzel finde ich {symbol}
      Ticker/ISIN {symbol}
      {symbol} WKN
      ich will {symbol} in meiner App suchen, was muss ich da eingeben
      ticker von {symbol}
      bitte nennen Sie mir ISIN und WKN von {symbol}
      wie lautet die Wertpapierkennnummer von {symbol}
      hat {symbol} überhaupt ein Börsenkürzel
      unter welcher Abkürzung wird {symbol} gehandelt
      Börsenkürzel von {symbol}, und an welchen Plätzen ist es notiert
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
      geht's {period} am Aktienmarkt rauf oder runter
      wie haben die wichtigsten Indizes {period} geschlossen
      Marktlage
      wie war die Börse {period}
      wie läuft es an den Märkten
      sind die Märkte {period} grün oder rot
      Börsenlage {period}
      {period} Stand der Indizes
      Aktienmarkt {period}
      wie sieht es {period} an der Börse aus
      Börse {period}
      ich hatte den ganzen Tag Termine, was war denn an den Märkten so los
      bitte geben Sie mir einen Überblick über die Indizes {period}
      wie viel Prozent haben die großen Indizes {period} gemacht
      sind die Börsen {period} im Plus
      wie haben die Märkte {period} geschlossen, und welcher Index war am stärksten
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
      was ist gerade das große Thema an der Börse
      Marktnews {period}
      Börsennachrichten
      gib mir mal beim Kaffee die Schlagzeilen aus der Finanzwelt
      was geht so an den Märkten, gibts News
      welche Meldungen bewegen {period} die Finanzmärkte
      die zehn wichtigsten Wirtschaftsnachrichten {period}
      gab es {period} wichtige Nachrichten an der Börse
      worüber reden die Börsianer {period}
      Finanznachrichten {period}, aber nur das Wichtigste
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
      sind die Anleger eher ängstlich oder gierig
      Fear & Greed, VIX
      man hört ja überall von Panik, wie nervös ist die Börse wirklich
      wie ist der Vibe an der Börse grad
      wie ist das allgemeine Marktsentiment {period} einzuordnen
      wo steht der Angstindikator der Börse
      herrscht an der Börse gerade Angst
      überwiegt bei den Anlegern Optimismus oder Pessimismus
      Marktstimmung {period}, eher risk-on oder risk-off
    `,
  },
  gainers: {
    title: "Was sind die größten Gewinner am Markt?",
    ways: `
      Tagesgewinner
      Top-Gewinner an der Börse {period}
      welche Aktien steigen {period} am stärksten
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
      Top-Gewinner {symbol} {period}
      da muss doch {period} irgendwas richtig durch die Decke gegangen sein, welche Aktien denn
      welche Aktien pumpen grad am meisten
      bitte nennen Sie die stärksten Werte im {symbol} {period}
      gab es {period} Aktien mit mehr als zehn Prozent Plus an der Börse
      wer führt {period} die Kursliste im {symbol} an
      Top Gainers {period}, am liebsten nur aus dem {symbol}
    `,
  },
  losers: {
    title: "Was sind die größten Verlierer am Markt?",
    ways: `
      Tagesverlierer
      Top-Verlierer an der Börse {period}
      welche Aktien fallen {period} am stärksten
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
      welche Aktien sind {period} am meisten gefallen
      Flop-Werte {symbol} {period}
      wen hat es denn {period} an der Börse am schlimmsten erwischt
      welche Aktien sind grad am abschmieren
      bitte nennen Sie die schwächsten Werte im {symbol} {period}
      gibt es {period} im {symbol} Aktien, die zweistellig verloren haben
      Schlusslichter im {symbol} {period}
      Top Losers {period}, und zwar nur aus dem {symbol}
    `,
  },
  active: {
    title: "Welche Aktien werden am meisten gehandelt?",
    ways: `
      meistgehandelte Aktien
      aktivste Aktien {period}
      welche Aktien haben das höchste Handelsvolumen
      Trending Stocks
      welche Aktien sind gerade angesagt
      Most Active
      umsatzstärkste Werte an der Börse
      welche Titel sind im Trend
      beliebteste Aktien am Markt
      gefragte und gehypte Aktien
      höchste Börsenumsätze
      was wird gerade am meisten gehandelt
      Aktien mit dem größten Umsatz {period}
      {period} meistgehandelte Werte
      wo ist an der Börse gerade am meisten los
      Aktien mit hohem Volumen {period}
      bei welchen Aktien ist gerade am meisten los im Handel
      Umsatzspitzenreiter {period}
      was kaufen und verkaufen die Leute {period} denn so am häufigsten
      welche Aktien werden grad am meisten getradet
      bitte nennen Sie die umsatzstärksten Aktien {period}
      in welchen Titeln gibt es {period} das größte Volumen
      most active {period}, also die Werte mit den meisten gehandelten Stücken
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
      welche Branchen laufen gerade gut und welche schlecht
      Sektorperformance {period}
      Sektoren {period}
      ist das nur bei Tech so schlecht oder sind die anderen Branchen auch gefallen
      welcher Sektor rennt grad am besten
      bitte zeigen Sie mir die Branchenperformance {period}
      wie viel Prozent haben Energie, Banken und Tech an der Börse {period} gemacht
      war der Technologiesektor {period} besser als der Rest
      in welchen Wirtschaftszweigen steigen die Kurse {period} am meisten
      Sektorrotation {period}, also wohin fließt das Geld gerade
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
      bis wann kann man {period} an der {exchange} handeln
      {exchange} Öffnungszeiten
      ich will nachher noch was handeln, hat die {exchange} da überhaupt noch auf
      hat die Börse {period} offen
      bitte nennen Sie mir die Handelszeiten der {exchange} {period}
      um wie viel Uhr macht die {exchange} auf
      ist die {exchange} {period} geschlossen
      ist {period} Feiertag an der {exchange}
      wann öffnet die {exchange} und wann schließt sie, deutsche Zeit
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
      wer veröffentlicht {period} Quartalszahlen
      Earnings-Kalender {period}
      wer hat {period} Earnings
      welche Konzerne berichten {period} über ihr Ergebnis
      wie viele Firmen legen {period} ihre Bücher offen
      gibt es {period} große Unternehmen mit Quartalsberichten
      Terminliste der Ergebnisveröffentlichungen am Markt {period}
      welche Firmen öffnen {period} ihre Bücher, sortiert nach Größe
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
      welche Firmen haben {period} ihren Dividendenstichtag
      Ex-Tage {period} Markt
      ich würde gern wissen, bei welchen Aktien man {period} noch die Dividende mitnehmen kann
      welche Aktien sind {period} ex-div
      wie viele Titel werden {period} mit Dividendenabschlag gehandelt
      bei welchen Unternehmen steht {period} der Dividendenabschlag an
      Kalender der Ex-Dividenden-Tage {period}, möglichst mit Betrag
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
      welche Firmen teilen demnächst ihre Aktien
      Split-Kalender {period}
      anstehende Splits
      hab gehört, da wollen wieder ein paar ihre Aktie optisch billiger machen, wer denn
      wer splittet {period}
      wie viele Unternehmen splitten {period} ihre Aktien
      sind {period} Reverse Splits geplant
      welche Gesellschaften ändern {period} die Stückelung ihrer Aktien
      welche Aktien werden {period} gesplittet und in welchem Verhältnis
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
      welche Firmen gehen demnächst an die Börse
      IPO-Pipeline {period}
      anstehende IPOs
      ich wäre gern mal {period} dabei, welche neuen Aktien kommen denn bald raus
      welche IPOs kommen {period}
      bitte informieren Sie mich über geplante Neuemissionen {period}
      wie viele Börsengänge sind {period} geplant
      gibt es {period} interessante Neulinge an der Börse
      welche Unternehmen wagen {period} den Sprung aufs Parkett
      Börsenneulinge {period}, mit Preisspanne wenn bekannt
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
      wann kommt die nächste Zinsentscheidung
      Makrotermine {period}: CPI, NFP, FOMC
      wann tagt die EZB wieder
      welche Konjunkturdaten werden {period} veröffentlicht
      um wie viel Uhr kommen {period} die US-Arbeitsmarktdaten
      stehen {period} wichtige Makrodaten an
      welche volkswirtschaftlichen Ereignisse sind {period} zu beachten
      Konjunkturkalender {period}, vor allem Fed, EZB und Inflation
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
      wie viel {currency} sind {amount} {other}
      {currency} / {other} {period}
      {currency} Kurs
      ich fliege bald in den Urlaub, was bekomme ich denn für {amount} {currency}
      wie steht der {currency} grad zum {other}
      bitte rechnen Sie mir {amount} {currency} in {other} um
      was sind {amount} {currency} in {currency}
      ist der {currency} {period} gegenüber dem {other} stärker geworden
      was bekommt man an {currency} für einen {other}
      Devisenkurs {currency} zu {currency} {period}, Mittelkurs reicht
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
      Def. {term}
      ich les ständig was von {term} und versteh nur Bahnhof, was soll das sein
      {term} heißt was genau
      bitte definieren Sie den Begriff {term}
      was versteht man an der Börse unter {term}
      erklär mir {term}, aber so, dass es auch ein Anfänger versteht
    `,
  },
  portfolioValue: {
    title: "Was ist mein Depot wert?",
    ways: `
      wie viel ist mein Portfolio wert
      Depotwert
      Gesamtwert meines Depots
      wie steht mein Depot {period}
      wie viel Geld habe ich {period}
      mein Vermögen in {currency}
      Depotstand {account}
      wie viel liegt in {account}
      was war mein Depot {period} wert
      wie viel sind meine Aktien zusammen wert
      Kontostand meines Depots {period}
      wie hoch ist mein Depotwert {period}
      wie viel ist {account} wert
      mein Gesamtvermögen
      aktueller Wert meiner Anlagen
      was ist mein Portfolio gerade wert in {currency}
      {period} Wert meines Depots
      Depotwert {account} in {currency}
      mein Depotstand
      ich trau mich kaum zu fragen, aber wie viel ist denn mein ganzes Erspartes hier noch wert
      wie viel hab ich grad {period} im Depot in {currency}
      bitte nennen Sie mir den Gesamtwert meines Portfolios {period}
      auf wie viel {currency} beläuft sich mein Vermögen bei {account}
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
      wie viel Geld liegt noch unangelegt herum
      Cashquote {account}
      mein Kontostand
      ich würde gern noch was kaufen, wie viel Geld habe ich denn dafür noch frei
      wie viel Kohle hab ich noch auf {account}
      bitte nennen Sie mir das verfügbare Guthaben auf {account}
      habe ich noch freies Geld auf {account}
      nicht investiertes Guthaben bei mir
      wie hoch ist mein Verrechnungskontosaldo, und wie war er {period}
    `,
  },
  holdings: {
    title: "Welche Werte habe ich im Depot?",
    ways: `
      meine Aktien
      zeig mir mein Depot
      Liste meiner Positionen
      meine Wertpapiere in {account}
      welche Aktien besitze ich
      Depotübersicht
      mein Bestand {period}
      was liegt in {account}
      meine Holdings
      in was bin ich investiert
      welche Aktien habe ich
      was ist gerade in meinem Depot
      zeig mir meine Wertpapiere
      welche ETFs und Fonds gehören mir
      mein Depotbestand
      welche Aktien besitze ich eigentlich
      Bestände {account}
      meine Positionen
      zeig mal mein Depot
      bitte listen Sie meine Wertpapierbestände bei {account} auf
      wie viele verschiedene Titel halte ich
      habe ich auf {account} auch ETFs liegen
      woraus besteht mein Portfolio
      welche Papiere hatte ich {period} im Bestand, als Liste
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
      wo steckt bei mir das meiste Geld drin
      Top {amount} Positionen {account}
      größte Depotwerte
      ich glaub, ich hab zu viel in wenigen Aktien, welche sind denn die dicksten Brocken
      was sind meine fettesten Positionen
      bitte nennen Sie die {amount} größten Bestände in meinem Portfolio
      welche {amount} Werte machen bei mir am meisten aus
      ist ein ETF meine größte Position
      welche meiner Papiere haben das höchste Gewicht im Depot
      die schwersten {amount} Titel bei mir, absteigend nach Wert
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
      wie viele Aktien von {symbol} besitze ich
      Bestand {symbol} {account}
      ich weiß gar nicht mehr, wie viel {symbol} ich damals eigentlich zusammengekauft hab
      hab ich noch {symbol}
      bitte teilen Sie mir meinen Bestand an {symbol} bei {account} mit
      wie viele Stück {symbol} liegen in meinem Depot
      halte ich {symbol} auf {account}
      was sind meine {symbol}-Anteile zusammen in {currency} wert
      wie groß ist meine Position in {symbol} und in {other}, Stückzahl und Wert
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
      zu welchem Preis habe ich {symbol} im Schnitt gekauft
      EK {symbol} {account}
      mein Einstand {symbol}
      ich hab {symbol} in mehreren Schritten gekauft, was hab ich da pro Stück durchschnittlich gezahlt
      wo bin ich bei {symbol} eingestiegen, so vom Preis her
      bitte nennen Sie mir meinen durchschnittlichen Kaufpreis bei {symbol}
      liegt mein Kaufkurs bei {symbol} über dem aktuellen Preis
      ab welchem Kurs bin ich mit {symbol} im Plus
      durchschnittlicher Einkaufspreis von {symbol} und {other}, inklusive Nachkäufen
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
      wie viel Prozent von meinem Geld steckt in {symbol}
      Gewichtung {symbol} {account}
      mein {symbol}-Anteil in Prozent
      ich hab Sorge, dass {symbol} bei mir zu groß geworden ist, wie viel macht das denn aus
      wie fett bin ich in {symbol} drin, prozentual
      bitte nennen Sie die Gewichtung von {symbol} in meinem Portfolio
      {symbol} macht wie viel Prozent meines Portfolios aus
      mache ich mit {symbol} mehr als zehn Prozent des Depots aus
      Depotanteil von {symbol} bei mir
      wie hoch sind {symbol} und {other} bei mir gewichtet, in Prozent vom Ganzen
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
      G/V {symbol} {account}
      mein Gewinn {symbol}
      ich hab {symbol} ja schon länger, bin ich damit eigentlich im Plus oder im Minus
      wie viel hab ich mit {symbol} verzockt
      bitte beziffern Sie mein Ergebnis mit {symbol} {period}
      was habe ich an {symbol} verdient
      wie viel Prozent liege ich mit {symbol} vorne, und wie war es {period}
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
      welche meiner Aktien haben sich gelohnt und welche nicht
      Top/Flop Depot {period}
      bei mir im Depot ist einiges rot, wer zieht mich da am meisten runter und wer läuft gut
      was rennt bei mir am besten und was suckt
      bitte ordnen Sie meine Positionen nach ihrer Wertentwicklung {period}
      wie viel Prozent hat jeder meiner Werte {period} gemacht
      ist eine meiner Positionen {period} zweistellig im Plus
      mit welchem Papier habe ich am meisten verdient und mit welchem am meisten verloren
      Rangliste meiner Werte auf {account} nach Gewinn, beste zuerst
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
      wie viel Gewinn habe ich auf dem Papier, ohne dass ich verkauft habe
      unrealisierte G/V {account}
      solange ich nicht verkaufe, ist es ja nur Buchgeld, aber wie viel wäre das gerade
      wie viel bin ich grad mit meinen offenen Positionen vorne
      bitte nennen Sie mir die nicht realisierten Gewinne und Verluste auf {account}
      habe ich offene Verluste in meinen Positionen
      Differenz zwischen Kaufpreisen und heutigem Wert aller meiner noch gehaltenen Werte
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
      wie viel Gewinn habe ich durch Verkäufe tatsächlich gemacht
      realisierte G/V {period} {account}
      realisierte Gewinne {period}
      ich hab {period} ja einiges verkauft, was ist da unterm Strich an Gewinn wirklich hängen geblieben
      wie viel hab ich {period} schon an Gewinnen eingetütet
      bitte beziffern Sie meine realisierten Veräußerungsgewinne {period}
      habe ich {period} Verluste realisiert
      welche Kursgewinne habe ich {period} durch Verkauf festgemacht
      realisierter Gewinn auf {account}, Verluste schon gegengerechnet
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
      wie viel Prozent habe ich mit meinen Anlagen {period} gemacht
      TWR/IRR Depot {period}
      ich wüsste gern mal, was mein ganzes Depot so im Jahr in Prozent abwirft
      wie viel Prozent bin ich {period} up
      bitte berechnen Sie die zeitgewichtete Rendite meines Portfolios {period}
      Performance meines Depots {period} in Prozent
      war meine Depotrendite {period} zweistellig
      wie gut hat sich mein Geld auf {account} {period} prozentual verzinst
      meine annualisierte Depotperformance, und zwar {period}
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
      P&L gesamt {period}
      mein Gesamtgewinn {period}
      ich will jetzt ehrlich wissen, wie viel Geld ich hier {period} {period} verbrannt hab
      wie viel Kohle hab ich {period} im Depot gemacht
      habe ich {period} unterm Strich Geld verloren
      Gewinn oder Verlust auf {account} {period}, in absoluten Beträgen
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
      bin ich besser als ein normaler ETF
      Alpha vs. {symbol} {period}
      ich gegen {symbol}
      lohnt sich meine ganze Aktienauswahl oder hätte ich einfach {symbol} nehmen sollen
      hab ich den {symbol} gebeatet
      bitte vergleichen Sie meine Rendite {period} mit dem {symbol}
      wie viel Prozentpunkte lag mein Depot {period} vor dem {symbol}
      war mein Depot {period} besser als der {symbol}
      wie schneide ich {period} gegenüber dem Gesamtmarkt ab
      liegt mein Depot auf {account} hinter dem Index, und um wie viel
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
      wie viel haben mir die Firmen {period} ausgeschüttet
      Div.-Ertrag {period} {account}
      kassierte Dividenden {period}
      da kam doch {period} immer mal wieder was rein, wie viel Dividende war das zusammen
      wie viel Divi hab ich {period} gekriegt
      bitte weisen Sie die mir {period} gutgeschriebenen Dividenden aus
      habe ich {period} von {symbol} eine Dividende bekommen
      welche Ausschüttungen sind {period} auf {account} eingegangen
      bisher vereinnahmte Dividenden, am liebsten nach Aktie aufgeteilt
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
      mit wie viel Dividende kann ich {period} rechnen
      ich plane gerade mein Budget, was kommt denn demnächst noch an Ausschüttungen bei mir rein
      wie viel Divi kommt {period} noch
      bitte listen Sie die mir bevorstehenden Dividendenzahlungen auf {account} auf
      bekomme ich {period} noch Ausschüttungen
      welche meiner Aktien zahlen mir {period} demnächst Geld aus
      anstehende Dividendenzahlungen an mich, mit Datum und Betrag
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
      Dividendenrendite {period} bei mir
      meine durchschnittliche Ausschüttungsrendite
      wie viel Rendite bringen mir die Dividenden prozentual
      wie viel Prozent werfen meine Aktien pro Jahr an Dividende ab
      Div.-Yield Depot {account}
      meine Dividendenrendite
      ich will ja mal von den Ausschüttungen leben, wie viel Prozent bringt mein Depot da zurzeit
      wie viel Prozent Divi macht mein Depot
      bitte nennen Sie die durchschnittliche Ausschüttungsrendite meines Portfolios
      wie hoch ist meine Yield on Cost über das ganze Depot
      liegt meine Dividendenrendite auf {account} über drei Prozent
      jährliche Ausschüttungen im Verhältnis zum Depotwert bei mir
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
      was hat mir mein Tagesgeld {period} gebracht
      Zinserträge {account} {period}
      auf dem Verrechnungskonto gibt es ja jetzt wieder was, wie viel war das {period}
      wie viel Zinsen hab ich {period} abgestaubt
      bitte nennen Sie die {period} gutgeschriebenen Zinsen auf {account}
      wurden mir {period} Zinsen gutgeschrieben
      was habe ich {period} fürs bloße Liegenlassen des Geldes bekommen
      Zinsgutschriften auf {account}, {period} zusammengerechnet
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
      in welchen Branchen stecke ich drin
      Sektorallokation Depot
      ich hab glaub ich viel zu viel Tech, stimmt das oder bin ich ganz gut gemischt
      wie viel Tech hab ich im Depot
      bitte schlüsseln Sie mein Portfolio nach Sektoren auf
      wie viel Prozent meines Depots entfallen auf Banken
      bin ich in einer Branche übergewichtet
      auf welche Wirtschaftszweige verteilt sich mein Geld bei {account}
      Sektorgewichte in meinem Portfolio, inklusive der ETFs
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
      in welchen Ländern habe ich mein Geld angelegt
      Länderallokation {account}
      bei der Lage in Amerika frage ich mich, wie viel ich da eigentlich drinstecken hab
      wie viel USA hab ich im Depot
      bitte zeigen Sie mir die geografische Aufteilung meines Portfolios
      wie viel Prozent meines Depots liegen in Deutschland
      bin ich zu stark in den USA investiert
      regionale Streuung meiner Anlagen auf {account}
      aus welchen Staaten kommen meine Aktien und mit welchem Gewicht
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
      in welchen Währungen ist mein Geld angelegt
      FX-Exposure {account}
      mein Anteil {currency}
      der {currency} wackelt ja gerade, wie viel von meinem Depot hängt denn daran
      wie viel {currency} steckt in meinem Depot
      bitte schlüsseln Sie mein Vermögen nach Währungen auf
      wie viel Prozent meiner Anlagen notieren in {currency}
      habe ich mehr {currency} als {other} im Depot
      wie groß ist mein Fremdwährungsanteil auf {account}
      Währungsaufteilung meines Portfolios, also {currency} , {other} und der Rest
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
      wie viel habe ich in Aktien, Anleihen und Cash
      Asset Allocation {account}
      mein Berater redet immer von der Mischung, wie ist die denn bei mir zwischen Aktien und sicheren Sachen
      wie viel Aktien vs. ETFs vs. Krypto hab ich
      bitte stellen Sie die Vermögensaufteilung meines Portfolios nach Anlageformen dar
      wie hoch ist meine Aktienquote
      habe ich auch Anleihen im Depot und welchen Anteil haben sie
      Verhältnis von Fonds, Einzelaktien, Anleihen und Bargeld bei mir
      Aufteilung nach Assetklassen auf {account}, in Prozent
    `,
  },
  accountSplit: {
    title: "Wie verteilt sich mein Vermögen auf meine Konten?",
    ways: `
      meine Konten
      meine Depots im Überblick
      Aufteilung nach Konto
      wie viel liegt in welchem Depot
      welches meiner Konten hält was
      in welchem Depot liegen meine Aktien
      Verteilung auf meine Broker
      mein Vermögen je Konto
      welches ist mein größtes Depot
      Kontenübersicht
      was ist auf welchem Konto
      meine einzelnen Konten mit Werten
      welche Depots habe ich
      in welchem Depot habe ich {symbol}
      Wert je Depot
      auf welchem Konto liegt wie viel von meinem Geld
      Aufteilung je Depot/Broker
      meine Konten Übersicht
      ich hab ja mehrere Depots bei verschiedenen Banken, wie viel liegt denn wo
      was liegt wo, bei welchem Broker wie viel
      bitte schlüsseln Sie mein Gesamtvermögen nach Depots auf
      liegt das meiste Geld bei mir auf einem einzigen Konto
      bei welchen Banken habe ich {symbol} liegen
      Verteilung von {symbol} auf meine verschiedenen Depots, jeweils mit Stückzahl
    `,
  },
  transactions: {
    title: "Welche Transaktionen habe ich getätigt?",
    ways: `
      meine Transaktionen
      meine Trades {period}
      Transaktionshistorie
      meine Käufe und Verkäufe {period}
      meine Umsätze im Depot
      Handelshistorie {symbol}
      was habe ich {period} gehandelt
      meine letzten Trades mit {symbol}
      Orderhistorie und Abrechnungen
      Kontobewegungen
      wie oft habe ich {symbol} getradet
      welche Trades habe ich {period} gemacht
      letzte Buchungen
      {period} Umsätze in {account}
      Liste meiner Käufe und Verkäufe von {symbol}
      Umsätze {account} {period}
      meine Transaktionen {period}
      bitte erstellen Sie mir eine Liste sämtlicher Buchungen auf {account} {period}
      wie viele Orders wurden bei mir {period} ausgeführt
      gab es {period} Bewegungen in {symbol} bei mir
      Kauf- und Verkaufshistorie zu {symbol} in meinem Depot
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
      was habe ich mir {period} ins Depot gelegt
      habe ich {period} etwas gekauft
      an welchem Tag habe ich {symbol} erworben
      welche Werte habe ich {period} neu ins Depot geholt
      {period} gekaufte Aktien
      mein letzter Kauf
      welche Aktien habe ich {period} neu dazugenommen
      Käufe {account} {period}
      was hab ich {period} geshoppt
      habe ich {period} {symbol} nachgekauft
      welche Papiere sind {period} in mein Depot gekommen
      wann habe ich {symbol} gekauft und zu welchen Kursen
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
      mein letzter Verkauf
      welche Positionen habe ich {period} aufgelöst
      wovon habe ich mich {period} getrennt
      Verkäufe {account} {period}
      ich hab {period} ziemlich ausgemistet, welche Aktien sind denn da rausgeflogen
      habe ich {period} Stücke von {symbol} verkauft
      welche Papiere haben {period} mein Depot verlassen
      wann habe ich {symbol} abgegeben und wie viele Stück waren das
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
      wann habe ich {period} Geld aufs Konto überwiesen
      Summe meiner Einzahlungen
      was habe ich {period} reingesteckt und rausgenommen
      habe ich {period} Geld eingezahlt
      {period} Einzahlungen und Auszahlungen
      Einzahlungen auf {account}
      wie viel Geld habe ich {period} rausgezogen
      zeig mir meine Ein- und Auszahlungen
      wie viel eigenes Geld habe ich {period} eingezahlt
      Ein-/Auszahlungen {account} {period}
      ich überweise ja jeden Monat was, wie viel ist da {period} eigentlich zusammengekommen
      wie viel Geld hab ich {period} aufs Depot geschoben
      bitte nennen Sie mir Zuflüsse und Entnahmen auf {account} {period}
      habe ich {period} mehr ausgezahlt als eingezahlt
      was habe ich {period} von meinem Bankkonto hierher überwiesen und was zurückgeholt
      Summe der Einzahlungen auf {account}, abzüglich Entnahmen
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
      was hat mich das Handeln {period} gekostet
      Ordergebühren {account} {period}
      mein Broker langt ja ganz gut hin, wie viel hat der mir {period} abgeknöpft
      wie viel hab ich {period} an Gebühren rausgehauen
      habe ich {period} auf {account} Depotgebühren gezahlt
      was musste ich {period} für meine Orders an den Broker abdrücken
      Handelskosten {period}, aufgeteilt nach Orderprovision und sonstigen Spesen
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
      wie viel hat der Staat {period} schon von meinen Erträgen einbehalten
      KESt/Abgeltungsteuer {period} {account}
      einbehaltene Steuern {period}
      von der Dividende kommt ja immer weniger an, wie viel Quellensteuer ging denn da {period} weg
      was hat mir der Fiskus {period} schon abgezwackt
      bitte weisen Sie die {period} abgeführte Kapitalertragsteuer aus
      wurde mir {period} auf {account} Abgeltungsteuer einbehalten
      was ging {period} von meinen Gewinnen direkt ans Finanzamt
      bereits abgezogene Steuern {period}, mit Soli und Kirchensteuer
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
      wie sicher ist mein Geld so, wie es angelegt ist
      Risikoanalyse {account}
      mein Depotrisiko
      ich schlaf {period} schlecht, hab ich da irgendwo zu viel Risiko drin
      ist mein Depot zu zockerhaft
      bitte bewerten Sie die Risiken in meinem Portfolio
      wie hoch ist mein Klumpenrisiko
      bin ich ausreichend diversifiziert
      welche Schwachstellen und Gefahren gibt es in meinem Depot
      wo liegen die größten Risiken auf {account}, bin ich zu einseitig aufgestellt
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
      geht es bei meinem Depot sehr auf und ab
      Portfolio-Vola {period}
      meine Depotvolatilität
      mal bin ich im Plus, mal im Minus, wie groß sind diese Schwankungen bei mir denn
      wie wild springt mein Depot {period} rum
      bitte nennen Sie die annualisierte Volatilität meines Portfolios {period}
      wie hoch war die Standardabweichung meiner Depotrenditen {period}
      schwankt mein Depot {period} mehr als zwanzig Prozent im Jahr
      Schwankungsbreite meines Vermögens auf {account}
      wie ruhig oder unruhig lief mein Portfolio {period}, als Vola ausgedrückt
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
      wie viel habe ich in der schlimmsten Phase verloren
      Max DD Depot {period}
      mein Max Drawdown
      damals beim Crash hat es mich ja voll erwischt, wie tief ging es da vom Höchststand runter
      wie krass war mein schlimmster Einbruch {period}
      bitte nennen Sie den maximalen Drawdown meines Portfolios {period}
      um wie viel Prozent ist mein Depot vom Hoch bis zum Tief gefallen
      habe ich {period} einen Rückgang von über zwanzig Prozent durchgemacht
      größter Verlust vom Gipfel bis zur Talsohle bei meinem Depot
      maximaler Rücksetzer auf {account}, und habe ich ihn schon aufgeholt
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
      lohnt sich das Risiko, das ich eingehe, gemessen an der Rendite
      Sharpe Depot {period}
      viel Rendite ist ja schön, aber wie gut ist sie bei mir im Verhältnis zu den Schwankungen
      was hab ich fürn Sharpe {period}
      bitte berechnen Sie das Sharpe-Maß für mein Portfolio {period}
      welchen Wert hat die Sharpe Ratio bei {account}
      risikobereinigte Rendite meines Depots {period}
      Überrendite pro Einheit Risiko bei meinem Depot, über {account} gerechnet
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
      wie stark geht mein Depot mit dem Markt mit
      Portfolio-Beta {account}
      mein Depotbeta
      wenn die Börse um zehn Prozent einbricht, wie stark trifft es dann normalerweise mein Depot
      was hab ich {period} fürn Beta
      bitte nennen Sie den gewichteten Betafaktor meines Portfolios {period}
      welchen Betawert hat mein Depot auf {account}
      wie empfindlich reagiert mein Portfolio auf Schwankungen des Gesamtmarkts
    `,
  },
  correlation: {
    title: "Wie hängen meine Werte miteinander zusammen?",
    ways: `
      Korrelation {symbol} {other}
      Korrelation meiner Positionen
      laufen {symbol} und {other} im Gleichschritt
      Korrelationsmatrix meines Depots
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
      Korrelationsmatrix Depot {period}
      laufen {symbol} und {other} quasi gleich
      bitte ermitteln Sie den Korrelationskoeffizienten zwischen {symbol} und {other} {period}
      wie hoch ist die Korrelation zwischen meinen Positionen
      sind {symbol} und {other} in meinem Depot stark korreliert
      welche meiner Papiere bewegen sich im Gleichklang
      wie korrelieren meine Positionen untereinander, vor allem {symbol} mit {other}
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
      wieso ist mein Depot {period} gefallen
      Attribution Depot {period}
      Treiber meines Depots {period}
      warum ist mein Depot {period} so rot
      worauf ist die Veränderung meines Portfolios {period} zurückzuführen
      welche Position hat {period} wie viel zum Ergebnis meines Depots beigetragen
      lag das Minus in meinem Depot {period} an einer einzigen Aktie
      wer war {period} für das Plus auf {account} verantwortlich
      welche Werte haben mein Portfolio {period} nach oben gezogen und welche nach unten
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
      FX-Effekt Depot {period}
      Währungseffekt {period}
      wie viel hab ich {period} wegen dem Dollarkurs verloren
      bitte beziffern Sie den Einfluss der Währungsschwankungen auf mein Portfolio {period}
      habe ich {period} von den Devisenkursen profitiert
      welcher Teil meines Ergebnisses kommt {period} allein von Währungen
      Währungsgewinne und -verluste auf {account}, getrennt von den Kursgewinnen
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
      an welchem Tag habe ich am meisten verdient und an welchem am meisten verloren
      bester/schlechtester Monat Depot
      es gab da mal so einen Tag, da war mein halbes Depot weg, wann war das noch mal
      was war mein krassester Tag im Depot
      bitte nennen Sie den erfolgreichsten und den verlustreichsten Tag meines Portfolios {period}
      war {period} mein schlechtester Monat überhaupt
      wann lief es für mein Depot {period} am besten und wann am miesesten
      mein stärkster und mein schwächster Monat {period}, mit Prozentangabe
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
      Simulation Verkauf {amount} {symbol}
      angenommen ich verkaufe {symbol}
      nur mal so durchgespielt, ich würde {symbol} rausschmeißen, was hieße das für mein Depot
      was passiert, wenn ich {amount} {symbol} raushaue
      welche Auswirkungen hätte eine Veräußerung von {amount} {symbol} auf mein Portfolio
      wie viel Geld hätte ich auf dem Konto, wenn ich {symbol} abstoße
      wäre mein Depot ausgewogener, wenn ich {amount} {symbol} verkaufen würde
      Depotaufteilung nach einem gedachten Verkauf von {symbol}
      gesetzt den Fall, ich trenne mich auf {account} von {amount} {symbol}, wie sieht dann die Gewichtung aus
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
      wie sähe mein Depot mit {amount} {symbol} aus
      Simulation Kauf {amount} {symbol}
      angenommen ich kaufe {symbol}
      nur mal theoretisch, ich würde mir noch {amount} {symbol} dazuholen, was macht das mit meinem Depot
      was wär, wenn ich {amount} in {symbol} reinstecke
      welche Auswirkungen hätte ein Zukauf von {amount} {symbol} auf mein Portfolio
      wie groß wäre der Anteil von {symbol}, wenn ich für {amount} nachkaufe
      hätte ich zu viel Tech, wenn ich {amount} {symbol} zukaufen würde
      Depotaufteilung nach einem gedachten Einstieg in {symbol}
      gesetzt den Fall, ich lege auf {account} {amount} in {symbol} an, wie verschiebt sich die Gewichtung
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
      wie viel verliere ich, wenn {symbol} um {amount} fällt
      Stresstest {symbol} {amount}
      {symbol} minus {amount}, mein Depot
      ich hab ja einiges in {symbol}, was wäre denn bei mir los, wenn das Ding mal um {amount} einbricht
      wenn {symbol} um {amount} crasht, wie viel Kohle ist dann bei mir weg
      welche Folgen hätte ein Kursrückgang von {symbol} um {amount} für mein Portfolio
      würde es mein Depot stark treffen, wenn {symbol} {amount} abgibt
      Auswirkung einer Bewegung von {symbol} um {amount} auf mein Vermögen
      Szenario: {symbol} steigt um {amount}, wie viel ist mein Depot auf {account} dann wert
    `,
  },
  invested: {
    title: "Was wären {amount} in {symbol} heute wert?",
    ways: `
      was wäre, wenn ich {period} {amount} in {symbol} gesteckt hätte
      was wären {amount} in {symbol} {period} wert
      hätte ich {period} {amount} in {symbol} gesteckt
      wie viel wäre aus {amount} in {symbol} geworden
      wenn ich {period} {symbol} gekauft hätte
      was wäre aus {amount} geworden, wenn ich sie in {symbol} investiert hätte
      {amount} in {symbol} angelegt {period}
      {amount} {symbol} damals gekauft, was hätte ich jetzt
      Rückrechnung {amount} {symbol}
      wie reich wäre ich, hätte ich früher {symbol} gekauft
      Sparplan von {amount} in {symbol}, was wäre {period} das Ergebnis
      {amount} in {symbol} {period}
      {period} {amount} in {symbol} investiert was wäre das jetzt
      wie viel hätte ich jetzt mit {amount} in {symbol} gekauft {period}
      was hätten {amount} in {symbol} {period} gebracht
      hätte ich {period} für {amount} {symbol} gekauft
      aus {amount} in {symbol} {period} wäre wie viel geworden
      {period} angelegte {amount} in {symbol} inzwischen wert
      wie viel hätte ich {period}, wenn ich {period} {amount} in {symbol} gesteckt hätte
      Einmalanlage {amount} {symbol} {period}
      {amount} {symbol} {period} {period}
      ich ärgere mich ja, dass ich {period} nicht bei {symbol} eingestiegen bin, was wäre aus {amount} geworden
      hätte ich {period} mal {amount} in {symbol} geballert, was wär das jetzt
      bitte berechnen Sie den heutigen Wert einer Anlage von {amount} in {symbol} {period}
      auf wie viel wären {amount} in {symbol} {period} angewachsen
      hätten sich {amount} in {symbol} {period} verdoppelt
      was ist aus einmalig {amount} geworden, die man {period} in {symbol} angelegt hat
      angenommen, ich hätte {period} {symbol} für {amount} gekauft und nie verkauft, wie viel wäre das jetzt
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
      Haltedauer {symbol}
      {symbol} im Depot seit
      ich weiß gar nicht mehr, wann ich {symbol} zum ersten Mal geholt hab, ist das schon lange her
      seit wann hab ich {symbol}
      bitte nennen Sie mir die Haltedauer meiner {symbol}-Position auf {account}
      wie viele Tage halte ich {symbol} schon
      besitze ich {symbol} schon länger als ein Jahr
      Datum, seit dem {symbol} durchgehend in meinem Depot liegt
      seit welchem Tag bin ich in {symbol} investiert, auf {account} jedenfalls
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
      mit welchen einzelnen Käufen ist mein Bestand an {symbol} entstanden
      Lots {symbol} {account} FIFO
      meine {symbol} Tranchen
      ich hab {symbol} über die Jahre häppchenweise gekauft, zeig mir doch mal die einzelnen Häppchen, die noch da sind
      welche Lots hab ich bei {symbol}
      bitte schlüsseln Sie meine {symbol}-Position nach Anschaffungen mit Datum und Kurs auf
      aus wie vielen Teilkäufen setzt sich meine {symbol}-Position zusammen
      habe ich bei {symbol} noch alte Stücke aus verschiedenen Käufen im Bestand
      Einzelposten meines {symbol}-Bestands mit jeweiligem Einstand
      Tranchen von {symbol} auf {account}, welche davon sind im Minus
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
      aktive Limits/Alerts {symbol}
      ich hab doch irgendwann mal Benachrichtigungen eingerichtet, welche laufen denn da noch
      zeig meine Alerts
      bitte listen Sie meine bestehenden Kursalarme auf
      wie viele Kursalarme habe ich offen
      habe ich für {symbol} schon einen Alarm gesetzt
      welche Kursbenachrichtigungen sind bei mir aktiv
      welche meiner Alarme haben {period} ausgelöst, und welche stehen noch
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
      sag mir, wenn {symbol} bei {amount} ist
      Kursalarm {symbol} {amount}
      Alarm {symbol} {amount}
      ich will nicht dauernd draufschauen, meld dich doch einfach, sobald {symbol} auf {amount} fällt
      ping mich an, wenn {symbol} {amount} knackt
      bitte benachrichtigen Sie mich, sobald {symbol} die Marke von {amount} erreicht
      richte einen Kursalarm für {symbol} bei {amount} ein
      kannst du mich warnen, wenn {symbol} unter {amount} rutscht
      gib mir ein Zeichen, falls {symbol} über {amount} steigt
      weck mich auf, wenn {symbol} {period} um mehr als {amount} fällt
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
      welche Aktien beobachte ich gerade
      WL mit Kursen
      zeig mal Watchlist
      bitte zeigen Sie mir meine Beobachtungsliste
      wie viele Werte stehen auf meiner Merkliste
      hat sich auf meiner Watchlist {period} etwas getan
      welche Titel habe ich mir zum Beobachten gemerkt
      wie sind die Aktien auf meiner Beobachtungsliste {period} gelaufen
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
      merk dir {symbol} für mich zum Beobachten
      {symbol} auf WL
      ich will {symbol} erst mal im Auge behalten, setz das doch auf meine Liste
      pack {symbol} auf meine Watchlist
      bitte nehmen Sie {symbol} in meine Beobachtungsliste auf
      füg {symbol} und {other} meiner Merkliste hinzu
      kannst du {symbol} auf die Watchlist setzen
      {symbol} vormerken
      schreib {symbol} und {other} auf meine Watchlist, damit ich sie nicht vergesse
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
      ich will {symbol} nicht mehr beobachten
      {symbol} von WL streichen
      {symbol} interessiert mich nicht mehr, kannst du das aus der Liste rausnehmen
      schmeiß {symbol} von der Watchlist
      bitte entfernen Sie {symbol} aus meiner Beobachtungsliste
      lösch {symbol} und {other} aus meiner Merkliste
      kann {symbol} von der Watchlist runter
      {symbol} muss nicht länger vorgemerkt bleiben
      nimm {symbol} und {other} von der Watchlist, die sind mir zu langweilig
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
      was hatte ich mir zu {symbol} aufgeschrieben
      Notizen {symbol}
      meine Notiz {symbol}
      ich hatte doch mal festgehalten, weshalb ich {symbol} gekauft habe, was stand da drin
      zeig mal meine Notes zu {symbol}
      bitte zeigen Sie mir meine Anmerkungen zu {symbol}
      wie viele Notizen habe ich zu {symbol} abgelegt
      habe ich zu {symbol} schon etwas notiert
      meine eigenen Gedanken zu {symbol}, die ich gespeichert hatte
      such mir meine Aufzeichnungen zu {symbol} heraus, auch die älteren
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
      welche von meinen Firmen berichten {period}
      Earnings Depotwerte {period}
      meine Berichtstermine {period}
      ich möchte nicht überrascht werden, wer aus meinem Depot hat denn {period} Quartalszahlen
      wer von meinen Aktien hat {period} Earnings
      bitte nennen Sie die Berichtstermine meiner Depotwerte auf {account} {period}
      wie viele meiner Positionen berichten {period}
      legt {period} irgendeine Aktie aus meinem Depot Zahlen vor
      bei welchen meiner Beteiligungen stehen {period} Quartalsberichte an
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
      gibt es Nachrichten zu den Aktien, die ich habe
      News Depotwerte {period}
      News zu meinem Depot
      ich war im Urlaub, ist bei meinen Firmen {period} was Wichtiges passiert
      was geht so bei meinen Aktien, gibts News
      bitte stellen Sie mir die Meldungen zu meinen Positionen {period} zusammen
      die wichtigsten fünf Schlagzeilen zu meinen Beständen
      gab es {period} Meldungen, die mein Depot betreffen
      was wird über die Unternehmen berichtet, an denen ich beteiligt bin
      Neuigkeiten {period} zu allem, was ich halte, kurz zusammengefasst
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
      bei welchen meiner Aktien ist {period} Ex-Tag
      Ex-Tage Depotwerte {period}
      meine Ex-Dividenden-Tage
      nicht dass ich kurz vor dem Stichtag verkaufe, welche von meinen Aktien haben den {period}
      welche von meinen Aktien sind {period} ex-div
      bitte listen Sie die Ex-Dividenden-Termine meiner Positionen {period} auf
      wie viele meiner Werte werden {period} mit Dividendenabschlag gehandelt
      hat {period} eine meiner Aktien ihren Ex-Dividenden-Tag
      Dividendenstichtage der Aktien in meinem Depot
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
      Prognose {symbol} {period}
      {symbol} Kursprognose
      was meinst du, geht es mit {symbol} noch weiter rauf oder war das schon {amount}
      geht {symbol} bald to the moon
      welche Kursentwicklung ist bei {symbol} künftig zu erwarten
      auf wie viel {currency} wird {symbol} noch steigen
      wird {symbol} die {amount} noch knacken
      kommt demnächst ein Crash an der Börse
      erholt sich {symbol} wieder, und wann ungefähr
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
      lohnt es sich, jetzt bei {symbol} einzusteigen
      {symbol} kaufen, halten, verkaufen
      {symbol} kaufen ja nein
      ich hab {amount} übrig und keine Ahnung wohin damit, was würdest du an meiner Stelle machen
      soll ich {symbol} rausschmeißen oder durchhalten
      würden Sie mir zum Kauf von {symbol} raten
      wie viel sollte ich in {symbol} investieren
      ist jetzt ein guter Zeitpunkt, um {symbol} zu verkaufen
      welche Aktie ist die beste für mich
      lieber {symbol} oder {other} ins Depot holen, was empfiehlst du
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
      was muss ich für meine Gewinne ans Finanzamt zahlen
      Abgeltungsteuer auf {amount} Kursgewinn
      Steuer auf {symbol}-Verkauf
      ich hab Angst vor der Steuererklärung, was trage ich denn da bei den Kapitalerträgen ein
      wie viel will der Fiskus, wenn ich {symbol} verkaufe
      wie sind Gewinne aus {symbol} steuerlich zu behandeln
      wie viel Steuern fallen bei {amount} Gewinn an
      sind Gewinne mit Bitcoin nach einem Jahr steuerfrei
      wie vermeide ich, dass ich auf meine Kapitalerträge so viel abdrücken muss
      muss ich {period} Vorabpauschale zahlen, und wie hoch fällt die aus
    `,
  },
  cannotOrder: {
    title: "Eine Order aufgeben oder Geld überweisen",
    ways: `
      kauf {amount} {symbol}
      kaufe {symbol} für mich
      verkauf {amount} {symbol}
      verkaufe {amount} meine {symbol}-Aktien sofort
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
      kauf mir {amount} {symbol}
      Market Order {amount} {symbol}
      {symbol} jetzt verkaufen bitte
      mach doch bitte {amount} zu Geld, was ich an {symbol} hab, und zwar sofort
      hol mir mal {amount} {symbol}
      bitte überweisen Sie {amount} {currency} von {account} auf mein Girokonto
      setz eine Limit-Order für {symbol} bei {amount}
      kannst du für mich einen Stop-Loss bei {symbol} setzen
      leg einen Sparplan über {amount} auf {symbol} für mich an
      storniere meine offene Order für {symbol}, die ich {period} aufgegeben habe
    `,
  },
  cannotKnow: {
    title: "Fragen, die nichts mit Geldanlage zu tun haben",
    ways: `
      wie wird das Wetter {period}
      erzähl mir einen Witz
      Rezept für Pfannkuchen
      was ist mein Passwort
      wie viel Geld hat mein Nachbar
      zeig mir das Depot von jemand anderem
      wer hat {period} das Fußballspiel gewonnen
      schreib mir ein Gedicht
      was soll ich {period} kochen
      wie lautet die PIN meiner Frau
      wer ist der Bundeskanzler
      welchen Film soll ich gucken
      wie eröffne ich ein Depot bei einem Broker
      welcher Broker ist der beste
      wie hoch ist die Inflation
      wie spät ist es
      regnet es {period} noch
      wer wird Fußballmeister
      wie heißt du mit Nachnamen
      übersetz mir einen Satz
      was hilft gegen Kopfschmerzen
      Bundesliga Tabelle
      erzähl einen Witz
      sag mal, wen würdest du bei der nächsten Wahl eigentlich wählen
      bist du ein Mensch oder ein Bot
      können Sie mir ein Rezept für Kartoffelsalat nennen
      wie viele Einwohner hat Hamburg
      hat Bayern {period} gewonnen
      schreib mir ein Gedicht zum Geburtstag meiner Mutter
      welchen Film soll ich {period} Abend schauen, am liebsten was Lustiges
    `,
  },
  capabilities: {
    title: "Was können Sie für mich tun?",
    ways: `
      was kannst du
      Hilfe
      wobei kannst du mir helfen
      welche Fragen kann ich stellen
      wie funktioniert das hier
      Funktionen
      was kann ich dich fragen
      zeig mir Beispiele für Fragen
      wer bist du
      ich weiß nicht weiter, wie bediene ich das
      Anleitung
      wofür bist du gut
      brauche Hilfe
      welche Themen deckst du ab
      wie benutze ich dich
      gib mir ein paar Beispielfragen
      Funktionsumfang
      ich bin neu hier und weiß gar nicht so recht, wobei du mir helfen kannst
      was hast du so drauf
      welche Funktionen bieten Sie an
      zeig mir Beispielfragen
      kannst du mehr als nur Kurse anzeigen
      wofür ist dieser Assistent gut
      wie benutze ich dich, und welche Art Fragen verstehst du
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
      wo steht {indicator} bei {symbol} im Moment
      {indicator} {symbol}
      {symbol} {indicator} aktuell
      ich arbeite gern mit {indicator}, was zeigt der denn gerade bei {symbol} an
      was sagt {indicator} zu {symbol}
      bitte geben Sie mir den aktuellen Stand von {indicator} für {symbol} an
      auf welchem Niveau liegt {indicator} bei {symbol}
      ist {indicator} bei {symbol} höher als bei {other}
      berechne {indicator} für {symbol}
      zeig mir {indicator} von {symbol} und {other}, jeweils den letzten Wert
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
      wetten die Optionshändler bei {symbol} eher auf steigende oder fallende Kurse
      Put/Call-Ratio, IV, OI {symbol}
      {symbol} Optionen
      was läuft denn so am Optionsmarkt bei {symbol}, mehr Puts oder mehr Calls
      wie sind die Options auf {symbol} grad positioniert
      bitte zeigen Sie die Optionskette von {symbol} {period}
      wie hoch ist die implizite Volatilität bei {symbol}
      überwiegen bei {symbol} die Calls
      offene Kontrakte auf {symbol}, getrennt nach Puts und Calls
      Open Interest und Put-Call-Verhältnis bei {symbol}, Verfall {period}
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
      mit welchem Kurs hat {symbol} {period} angefangen und aufgehört
      {symbol} Eröffnung Schluss
      ich bräuchte für meine Tabelle den Tagesverlauf von {symbol}, also Start, Spitze, Tiefpunkt und Ende
      open high low close von {symbol} {period}
      bitte nennen Sie Eröffnungs- und Schlusskurs von {symbol} {period}
      wie hoch war das Tageshoch von {symbol} {period}
      hat {symbol} {period} höher eröffnet als geschlossen
      erster und letzter Kurs des Handelstags bei {symbol} {period}
      Tageshoch, Tagestief und Schluss von {symbol} und {other} {period}
    `,
  },
  estimateChanges: {
    title: "Wurden die Schätzungen für {symbol} angehoben oder gesenkt?",
    ways: `
      Revisionen der Schätzungen für {symbol}
      haben Analysten ihre Gewinnschätzungen für {symbol} angehoben
      wurde die Gewinnschätzung für {symbol} {period} gesenkt
      steigen die Umsatzprognosen für {symbol}
      wie haben sich die Schätzungen für {symbol} {period} verändert
      sind die Schätzungen für {symbol} gestiegen
      Schätzungsrevisionen {symbol}
      wurden die Prognosen zu {symbol} {period} gekürzt
      {period} Änderung der Gewinnschätzungen bei {symbol}
      werden Analysten bei den Gewinnen von {symbol} optimistischer
      haben Analysten die Erwartungen für {symbol} gesenkt
      sind die Analysten bei den Gewinnen von {symbol} {period} optimistischer geworden
      Estimate Revisions {symbol} {period}
      {symbol} Gewinnrevisionen
      ich hab gehört, die Experten trauen {symbol} weniger Gewinn zu als noch vor Kurzem, stimmt das
      gehen die EPS-Schätzungen bei {symbol} rauf oder runter
      wie haben sich die Konsensschätzungen für {symbol} {period} verändert
      wie viele Analysten haben ihre Gewinnschätzung für {symbol} {period} nach oben korrigiert
      wurden die Gewinnprognosen der Analysten für {symbol} {period} zurückgenommen
      in welche Richtung werden die Ergebniserwartungen für {symbol} gerade angepasst
      Revisionen der EPS-Schätzungen bei {symbol}, nach oben und nach unten gezählt
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
      wie viel muss ich von {symbol} kaufen, damit es {amount} von meinem Geld sind
      {symbol} auf {amount} bringen
      ich möchte {symbol} wieder auf {amount} zurückstutzen, wie viele Stücke müssten dafür weg
      wie viele {symbol} brauch ich, um auf {amount} vom Depot zu kommen
      bitte berechnen Sie die nötige Stückzahl, um {symbol} in meinem Portfolio mit {amount} zu gewichten
      Stückzahl {symbol} für {amount} Depotanteil auf {account}
      reicht es, ein paar {symbol} abzugeben, um auf {amount} Depotgewicht zu kommen, und wie viele
      Rebalancing: wie viele Anteile {symbol} fehlen mir bis {amount}
      mein Ziel sind {amount} in {symbol}, was muss ich dazu kaufen oder verkaufen
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
      wie gut waren die Geschäfte, die ich schon beendet habe
      Trefferquote geschlossene Trades {period}
      meine abgeschlossenen Trades
      wie liefen meine Trades, die schon zu sind
      bitte werten Sie meine glattgestellten Positionen {period} aus
      wie viel Prozent meiner beendeten Trades waren im Gewinn
      habe ich mit den meisten geschlossenen Positionen {period} verdient
      Bilanz der Werte, die ich ganz aus dem Depot genommen habe
      Auswertung beendeter Trades auf {account}, mit Trefferquote und Haltedauer
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
      wie viel hätte ich jetzt, wenn ich {period} jeden Monat {amount} in {symbol} gespart hätte
      Sparplan-Backtest {symbol} {amount}/Monat {period}
      {symbol} Sparplan {amount} {period}
      meine Tochter hätte ja {period} monatlich {amount} in {symbol} stecken können, was wäre da zusammengekommen
      jeden Monat {amount} in {symbol} {period}, wie viel wär das jetzt
      bitte berechnen Sie das Ergebnis monatlicher Raten von {amount} in {symbol} {period}
      auf welche Summe wäre ein Sparplan mit {amount} monatlich auf {symbol} angewachsen
      hätte sich ein {symbol}-Sparplan mit {amount} im Monat {period} gelohnt
      was bringt regelmäßiges Ansparen von {amount} in {symbol} rückblickend {period}
      Cost-Average mit {amount} pro Monat in {symbol} {period}, Endwert und eingezahlte Summe
    `,
  },
  incomeByMonth: {
    title: "Wie hoch sind meine Dividenden in den einzelnen Monaten?",
    ways: `
      meine Dividenden nach Monaten
      Dividendeneinnahmen Monat für Monat
      erwartete Erträge {period} je Monat
      wie verteilen sich meine Dividenden über das Jahr
      monatliche Aufteilung meiner Dividenden
      Dividendenkalender meines Depots nach Monaten
      in welchem Monat bekomme ich wie viel Dividende
      Dividenden pro Monat
      welcher Monat bringt mir die meisten Dividenden
      monatliche Dividenden in {account}
      Monatsübersicht meiner Dividenden
      wie viel Dividende kommt bei mir jeden Monat
      Div. pro Monat {account}
      Dividenden nach Monaten
      ich würde gern sehen, wie sich meine Ausschüttungen übers Jahr verteilen, also {period}, {period} und so weiter
      welcher Monat ist bei mir der beste für Divi
      bitte stellen Sie meine Dividendeneinnahmen monatsweise dar
      gibt es Monate, in denen ich gar keine Dividende bekomme
      Monatsübersicht meiner Ausschüttungen auf {account}
      mein passives Einkommen aus Dividenden, Monat für Monat aufgeschlüsselt
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
      {amount} {symbol} für {period} {amount} gekauft, Gebühr {amount}
      hab {amount} {symbol} gekauft
      neuer Kauf {symbol} {amount} Stück zu {amount}
      erfasse Kauf {symbol} {amount} zu {amount} {period}
      {period} bei {symbol} eingestiegen mit {amount} zu {amount}
      ich hab {amount} {symbol} in {account} gekauft zu {amount} {currency}
      füge einen Kauf von {amount} {symbol} hinzu
      hab mir {period} {amount} Aktien von {symbol} für je {amount} geholt
      Kauf {amount} {symbol} @ {amount}
      {amount} {symbol} gekauft
      nur damit du Bescheid weißt, ich bin {period} bei {symbol} eingestiegen, {amount} Stück zu {amount} {currency}
      grad {amount} {symbol} zu {amount} geschossen
      bitte verbuchen Sie den Kauf von {amount} Stück {symbol} zum Kurs von {amount} auf {account}
      trag ein: {amount} {symbol}, Kaufkurs {amount} {currency}
      kannst du meinen Kauf von {amount} {symbol} zu {amount} eintragen
      ich habe meine Position in {symbol} {period} um {amount} Stück aufgestockt, bezahlt habe ich {amount} pro Stück
      auf {account} sind {period} {amount} {symbol} dazugekommen, Preis war {amount}, bitte erfassen
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
      {amount} {symbol} für {period} {amount} verkauft, Gebühr {amount}
      hab {amount} {symbol} verkauft
      neuer Verkauf {symbol} {amount} Stück zu {amount}
      erfasse Verkauf {symbol} {amount} zu {amount} {period}
      {period} {amount} {symbol} losgeworden zu {amount}
      ich hab {amount} {symbol} aus {account} verkauft zu {amount} {currency}
      füge einen Verkauf von {amount} {symbol} hinzu
      hab {period} {amount} Aktien von {symbol} für je {amount} abgegeben
      Verkauf {amount} {symbol} @ {amount}
      {amount} {symbol} verkauft
      nur damit es stimmt, ich hab mich {period} von {amount} {symbol} getrennt, bekommen hab ich {amount} {currency} pro Stück
      grad {amount} {symbol} zu {amount} rausgehauen
      bitte verbuchen Sie die Veräußerung von {amount} Stück {symbol} zum Kurs von {amount} auf {account}
      trag ein: {amount} {symbol} raus, Verkaufskurs {amount} {currency}
      kannst du meinen Verkauf von {amount} {symbol} zu {amount} eintragen
      ich habe meine Position in {symbol} {period} um {amount} Stück abgebaut, Erlös je Stück {amount}
      {amount} {symbol} sind {period} von {account} weggegangen, zu {amount} das Stück, bitte erfassen
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
      {period} kam von {symbol} eine Dividende von {amount} rein
      Div. {symbol} {amount} {currency} gutgeschrieben
      Dividende {symbol} {amount} eintragen
      schöne Überraschung, {symbol} hat {period} ausgeschüttet, {amount} sind bei mir gelandet, schreib das mal auf
      hab {amount} Divi von {symbol} gekriegt
      bitte verbuchen Sie eine Dividendengutschrift von {symbol} über {amount} {currency} auf {account}
      trag {amount} {currency} Ausschüttung von {symbol} ein
      kannst du {amount} Dividende von {symbol} für mich erfassen
      {symbol} hat mir {period} {amount} als Gewinnbeteiligung überwiesen
      auf {account} ist die Ausschüttung von {symbol} eingegangen, netto {amount}, bitte notiere die Buchung
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
      ich hab {period} {amount} auf mein Depotkonto überwiesen
      Einzahlung {amount} {currency} {account}
      {amount} eingezahlt
      es war mal wieder Zahltag, deshalb hab ich {period} {amount} aufs Konto gelegt, merk dir das bitte
      hab grad {amount} aufgeladen
      bitte verbuchen Sie eine Einzahlung von {amount} {currency} auf {account}
      trag {amount} {currency} als Geldeingang auf {account} ein
      kannst du meine Einzahlung über {amount} eintragen
      frisches Geld: {amount} {currency} sind {period} auf {account} angekommen
      von meinem Girokonto sind {period} {amount} auf {account} gegangen, bitte als Einlage erfassen
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
      ich hab {period} {amount} von meinem Depotkonto runtergenommen
      Auszahlung {amount} {currency} {account}
      {amount} ausgezahlt
      die Waschmaschine ist kaputt, da hab ich mir {period} {amount} rausgeholt, schreib das mal mit
      hab grad {amount} rausgezogen
      bitte verbuchen Sie eine Entnahme von {amount} {currency} aus {account}
      trag {amount} {currency} als Geldausgang von {account} ein
      kannst du meine Abhebung über {amount} eintragen
      von {account} sind {period} {amount} {currency} zurück auf mein Girokonto gegangen
      ich habe mir {period} {amount} auszahlen lassen, bitte als Entnahme erfassen
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
      {period} hat mir die Bank {amount} Zinsen gutgeschrieben
      Zinsgutschrift {amount} {currency} {account}
      {amount} Zinsen erhalten
      endlich gibt es wieder was aufs Ersparte, {amount} waren es {period}, schreib die Zinsen bitte auf
      hab {amount} an Zinsen gekriegt
      bitte verbuchen Sie Zinserträge von {amount} {currency} auf {account}
      trag {amount} {currency} Zinsen auf {account} ein
      kannst du {amount} Guthabenzinsen für mich erfassen
      mein Tagesgeld hat {period} {amount} abgeworfen, bitte eintragen
      auf {account} kamen {period} {amount} {currency} Zinsen an, notier das als Zinsertrag
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
      der Broker hat mir {period} {amount} Gebühr abgebucht
      Depotgebühr {amount} {currency} {account}
      {amount} Gebühren eintragen
      ganz schön dreist, die haben mir {period} einfach {amount} Spesen abgeknöpft, schreib das mal auf
      hab {amount} Gebühr gelatzt
      bitte verbuchen Sie Kosten in Höhe von {amount} {currency} auf {account} als Gebühr
      trag {amount} {currency} Ordergebühr auf {account} ein
      kannst du {amount} Depotführungsgebühr für mich erfassen
      mir wurden {period} {amount} {currency} an Entgelten belastet
      auf {account} gingen {period} {amount} für Provision ab, bitte als Kosten notieren
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
      gib mir Bescheid, wenn {symbol} so hoch steht wie seit einem Jahr nicht
      Alert 52W-Hoch {symbol}
      Alarm Jahreshoch {symbol}
      ich will sofort wissen, wenn {symbol} mal wieder ein neues Jahreshoch macht
      ping mich, sobald {symbol} ein neues High macht
      bitte benachrichtigen Sie mich, sobald {symbol} ein neues 52-Wochen-Hoch markiert
      richte einen Alarm für neue Jahreshöchststände bei {symbol} und {other} ein
      kannst du dich melden, wenn {symbol} sein Jahreshoch knackt
      schick mir eine Nachricht, wenn {symbol} den höchsten Kurs {period} übertrifft
      meld dich, wenn {symbol} oder {other} ein frisches Hoch schafft, bezogen {period}
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
      gib mir Bescheid, wenn {symbol} so tief steht wie seit einem Jahr nicht
      Alarm Jahrestief {symbol}
      ich lauere auf einen günstigen Einstieg, meld dich, wenn {symbol} ein neues Jahrestief macht
      ping mich, sobald {symbol} ein neues Low macht
      bitte benachrichtigen Sie mich, sobald {symbol} auf ein neues 52-Wochen-Tief fällt
      richte einen Alarm für neue Jahrestiefststände bei {symbol} und {other} ein
      kannst du mich warnen, wenn {symbol} sein Jahrestief reißt
      schick mir eine Nachricht, wenn {symbol} den tiefsten Kurs {period} unterbietet
      meld dich, wenn {symbol} oder {other} ein frisches Tief markiert, bezogen {period}
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
      gib mir Bescheid, wenn {symbol} viel mehr gehandelt wird als sonst
      Volumen-Alert {symbol} {amount}x
      Volumenalarm {symbol}
      wenn bei {symbol} plötzlich {amount} handeln wie verrückt, will ich das mitkriegen
      ping mich, wenn bei {symbol} das Volumen durchdreht
      bitte benachrichtigen Sie mich, sobald der Börsenumsatz von {symbol} das {amount}-Fache des Durchschnitts übersteigt
      richte einen Alarm ein, falls das Handelsvolumen bei {symbol} {amount}-mal so hoch ist wie normal
      kannst du dich melden, wenn {symbol} ungewöhnlich hohes Volumen hat
      schick mir eine Nachricht, wenn deutlich mehr Stücke von {symbol} umgesetzt werden als üblich
      meld dich bei auffälligem Umsatz in {symbol} oder {other}, sagen wir ab dem {amount}-Fachen
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
      erinnere mich, bevor {symbol} Quartalszahlen bringt
      Earnings-Alert {symbol} T-{amount}
      Zahlen-Erinnerung {symbol}
      ich vergess immer, wann die berichten, sag mir doch kurz vorher Bescheid bei {symbol}
      ping mich {amount} Tage vor den Earnings von {symbol}
      bitte erinnern Sie mich rechtzeitig an die Ergebnisveröffentlichung von {symbol}
      stell eine Erinnerung {amount} Tage vor dem Quartalsbericht von {symbol} ein
      kannst du mich vor den nächsten Zahlen von {symbol} und {other} warnen
      schick mir eine Nachricht, wenn der Berichtstermin von {symbol} näher rückt
      meld dich, bevor {symbol} berichtet, damit ich den Termin nicht verschlafe
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
      erinnere mich, bevor {symbol} den Dividendenstichtag hat
      Ex-Tag-Alert {symbol} T-{amount}
      Ex-Tag-Erinnerung {symbol}
      ich will die Ausschüttung nicht verpassen, sag mir doch vorher Bescheid, wann bei {symbol} der Stichtag ist
      ping mich {amount} Tage bevor {symbol} ex-div ist
      bitte erinnern Sie mich rechtzeitig an den Ex-Dividenden-Tag von {symbol}
      stell eine Erinnerung {amount} Tage vor dem Ex-Tag von {symbol} ein
      kannst du mich vor dem Ex-Tag von {symbol} und {other} warnen
      schick mir eine Nachricht, bevor {symbol} mit Dividendenabschlag gehandelt wird
      meld dich vor dem nächsten Dividendenstichtag von {symbol}, damit ich noch nachkaufen kann
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
      ich brauche die Benachrichtigung zu {symbol} nicht mehr
      Alert {symbol} deaktivieren
      Alarm {symbol} löschen
      die Meldungen zu {symbol} nerven langsam, mach die bitte aus
      schmeiß den Alert für {symbol} raus
      bitte löschen Sie meinen Kursalarm für {symbol}
      lösch den letzten Alarm, den ich angelegt habe
      kann man den Alarm bei {symbol} wieder abschalten
      du musst mir nicht mehr Bescheid geben, wenn sich bei {symbol} etwas tut
      entferne die Kursbenachrichtigung für {symbol}, hat sich erledigt
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
      da ist mir beim Eintragen von {symbol} ein Fehler passiert, das muss geändert werden
      Storno Buchung {symbol} {period}
      Buchung {symbol} korrigieren
      ich hab mich vertippt, bei {symbol} waren das nicht so viele Stück, sondern {amount}
      lösch mal den letzten Trade, war falsch
      bitte berichtigen Sie die Buchung zu {symbol} {period} auf {account}
      ändere den Kaufkurs bei {symbol} auf {amount}
      kann ich eine falsch erfasste Transaktion wieder löschen
      was ich {period} eingetragen habe, stimmt nicht, nimm das bitte wieder raus
      der Kauf von {symbol} ist doppelt drin, entferne bitte einen davon
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
      merk dir zu {symbol}, warum ich es gekauft habe
      Notiz {symbol} anlegen
      neue Notiz {symbol}
      ich hab da so einen Gedanken zu {symbol}, kannst du den für mich festhalten
      schreib mal auf zu {symbol}: Chef ist weg, abwarten
      bitte legen Sie eine Anmerkung zu {symbol} an
      füg eine Notiz bei {symbol} hinzu
      kann ich mir zu {symbol} etwas notieren
      ich möchte einen Kommentar zu {symbol} hinterlegen
      halte bei {symbol} fest, dass ich nach den nächsten Zahlen neu nachdenken will
    `,
  },
};
