import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";
import { plural } from "./plural.ts";

const rows = (count: number) => plural(count, "Zeile", "Zeilen");
const transactions = (count: number) => plural(count, "Transaktion", "Transaktionen");

export const imports: Catalogue["imports"] = {
  title: "Transaktionen importieren",
  choose: {
    drop: "Datei hier ablegen",
    or: "oder",
    file: "Datei auswählen",
    kinds: (size) =>
      `CSV, JSON oder XML${size === null ? "" : ` bis ${size}`}. Erkannte Formate: Interactive Brokers, DEGIRO, Trading 212, Trade Republic, Revolut, eToro, Charles Schwab, Fidelity, Vanguard, Robinhood, E*TRADE, Saxo, Swissquote, Ghostfolio, Portfolio Performance, Wealthfolio und Bellwether. Bei jeder anderen Tabelle ordnen Sie die Spalten selbst zu.`,
    paste: "Oder Zeilen einfügen",
    pasteHint:
      "Fügen Sie Tabellenzeilen mit Kopfzeile ein oder eine Transaktion je Zeile, zum Beispiel: kaufe 12 NVDA 131,20 04.03.2025 Gebühr 1",
    pasted: "eingefügte Zeilen",
    read: "Zeilen lesen",
    nothingYet: "Importiert wird erst, wenn Sie die Zeilen geprüft haben.",
  },
  tooLarge: (size) =>
    `Die Datei ist größer als ${size}, die Obergrenze auf diesem Server. Teilen Sie sie in kleinere Dateien auf.`,
  size: (bytes) => {
    const megabytes = bytes / 1_048_576;
    return megabytes >= 1 ? `${counted(megabytes, 1)} MB` : `${counted(Math.floor(bytes / 1024))} KB`;
  },
  unreadable: "Die Datei konnte nicht geöffnet werden. Wählen Sie sie erneut aus.",
  reading: (name) => `${name} wird gelesen…`,
  failed: "Die Datei konnte nicht gelesen werden",
  notImported: "Es wurde nichts importiert",
  earlier: {
    title: "Frühere Importe",
    line: (name, day, count) => `${name}, ${day}: ${transactions(count)}`,
    undo: "Rückgängig machen",
    undoFor: (name) => `Rückgängig machen: ${name}`,
    until: (day) => `kann bis ${day} rückgängig gemacht werden`,
    undone: "rückgängig gemacht",
    over: "nach 30 Tagen nicht mehr umkehrbar",
  },
  preview: {
    read: (name, broker) => `${name}, erkannt als ${broker}`,
    readTable: (name) => `${name}, anhand der Spaltennamen gelesen`,
    readWords: (name) => `${name}, eine Transaktion je Zeile`,
    published: "Nach veröffentlichten Spaltennamen. Nicht mit einem echten Export getestet.",
    counts: (facts) =>
      [
        `${rows(facts.ticked)} neu`,
        facts.duplicates === 0 ? "" : `${counted(facts.duplicates)} schon vorhanden`,
        facts.faulty === 0 ? "" : `${counted(facts.faulty)} zu berichtigen`,
        facts.skipped === 0 ? "" : `${counted(facts.skipped)} übersprungen`,
      ]
        .filter((part) => part !== "")
        .join(" · "),
    account: "Importieren in",
    accountFree: "Konten aus der Datei",
    into: (name) => `In ${name} importieren`,
    accountOfFile: (names) => `Konten aus der Datei: ${names.join(", ")}`,
    accountNew: (name, currency) => `${name} (neu, ${currency})`,
    again: "Andere Datei auswählen",
    add: (count) => (count === 0 ? "Nichts zu importieren" : `${rows(count)} importieren`),
    faultsStayOut: (count) =>
      count === 1
        ? "1 fehlerhafte Zeile wird nicht importiert, es sei denn, Sie berichtigen sie."
        : `${counted(count)} fehlerhafte Zeilen werden nicht importiert, es sei denn, Sie berichtigen sie.`,
    differs: (line, stated, read) =>
      `Zeile ${counted(line)}: In der Datei steht ${stated}, die Zeilen ergeben aber ${read}. Prüfen Sie vor dem Import die Zeilen bis hierhin.`,
    answerFirst: "Beantworten Sie zuerst die Frage oben.",
    show: "Angezeigte Zeilen",
    views: {
      all: (count) => `Alle ${counted(count)}`,
      faulty: (count) => `Zu berichtigen ${counted(count)}`,
      duplicates: (count) => `Schon vorhanden ${counted(count)}`,
      skipped: (count) => `Übersprungen ${counted(count)}`,
    },
    shortened: (shown, all) =>
      `${counted(shown)} von insgesamt ${rows(all)} angezeigt, davon je bis zu 500 zu berichtigende, schon vorhandene und übersprungene. Alle anderen gültigen Zeilen werden ebenfalls importiert.`,
  },
  questions: {
    dateOrder: {
      label: "Was steht in den Datumsangaben dieser Datei zuerst?",
      options: { "day-first": "Tag", "month-first": "Monat" },
      why: "Alle Datumsangaben passen zu beiden Formaten.",
    },
    decimalSign: {
      label: "Welches Dezimalzeichen verwendet diese Datei?",
      options: { ".": "Punkt 1.5", ",": "Komma 1,5" },
      why: "Alle Zahlen passen zu beiden Formaten.",
    },
    unnamedCosts: {
      label: "Die Beträge sind nicht Stück × Kurs. Was ist der Unterschied?",
      options: { fee: "Eine Gebühr", price: "Teil des Kurses" },
      why: "Die Datei nennt keine Kosten.",
    },
  },
  columns: {
    title: "Spalten zuordnen",
    words:
      "Symbol und Stückzahl oder Datum und Betrag genügen. Ihre Auswahl wird für Dateien mit derselben Kopfzeile gespeichert.",
    remembered: "Spalten wie beim letzten Mal zugeordnet.",
    change: "Spalten ändern",
    none: "Nicht in der Datei",
    apply: "Mit diesen Spalten lesen",
    fields: {
      date: "Datum",
      type: "Art",
      symbol: "Symbol",
      isin: "ISIN",
      exchange: "Börse",
      name: "Name",
      quantity: "Stückzahl",
      price: "Kurs",
      amount: "Betrag",
      fee: "Gebühr",
      tax: "Steuer",
      currency: "Währung",
      ratio: "Split-Verhältnis",
      balance: "Saldo",
      shareBalance: "Stückbestand",
      status: "Status",
      account: "Konto",
      note: "Notiz",
    },
  },
  unknown: {
    title: (count) => (count === 1 ? "1 Symbol wurde nicht erkannt" : `${counted(count)} Symbole wurden nicht erkannt`),
    words: "Wählen Sie das richtige Symbol oder führen Sie es als eigenen Vermögenswert mit eigenen Kursen.",
    in: (count) => `in ${plural(count, "Zeile", "Zeilen")}`,
    pick: (symbol) => `Zuordnung für ${symbol}`,
    choose: "Auswählen…",
    own: "Eigener Vermögenswert",
    firstMatches: "Überall den ersten Treffer verwenden",
    other: (symbol) => `Anderes Symbol für ${symbol}`,
    otherPlaceholder: "Anderes Symbol",
    use: "Verwenden",
  },
  unknownWords: {
    title: (count) => (count === 1 ? "1 Wort ist zu klären" : `${counted(count)} Wörter sind zu klären`),
    answered: "Von Ihnen geklärte Wörter",
    words: "Ihre Antwort gilt für jede Zeile mit diesem Wort. Zeilen ohne Antwort werden nicht importiert.",
    action: (word) => `Was bedeutet „${word}“?`,
    currency: (sign) => `Welche Währung ist „${sign}“?`,
    in: (count) => `in ${plural(count, "Zeile", "Zeilen")}`,
    choose: "Auswählen…",
    bySign: "Ein- oder Auszahlung, je nach Vorzeichen",
    leaveOut: "Diese Zeilen überspringen",
  },
  table: {
    caption: "Zeilen der Datei",
    tickAll: "Alle Zeilen auswählen",
    tick: (line) => `Zeile ${line} importieren`,
    line: "Zeile",
    what: "Transaktion",
    howMuch: "Betrag",
    lineAndDate: (line, date) => `Zeile ${line}, ${date}`,
    date: "Datum",
    type: "Art",
    symbol: "Symbol",
    quantity: "Stückzahl",
    price: "Kurs",
    amount: "Betrag",
    costs: "Gebühr, Steuer",
    account: "Konto",
    state: "Status",
    new: "Neu",
    duplicate: "Vorhanden",
    leftOut: "Übersprungen",
    today: "heute",
    fix: "Berichtigen",
    fixLine: (line) => `Zeile ${line} berichtigen`,
    fault: (column, message) => `${column}: ${message}`,
  },
  edit: {
    title: (line) => `Zeile ${line}`,
    type: "Art",
    date: "Datum",
    symbol: "Symbol",
    quantity: "Stückzahl",
    price: "Kurs je Stück",
    amount: "Betrag",
    fee: "Gebühr",
    tax: "Steuer",
    currency: "Währung",
    ratio: "Neue Stücke je altem Stück",
    newSymbol: "Neues Symbol",
    cash: "Barausgleich je Stück",
    costShare: "Anteil am Einstandswert (0 bis 1)",
    received: "Erhalten",
    receivedCurrency: "Erhalten in",
    priceCurrency: "Kurs in",
    feeCurrency: "Gebühr in",
    taxCurrency: "Steuer in",
    rate: "Wechselkurs",
    isFee: (fee) => `Der Unterschied ist die Gebühr: ${fee}`,
    isPrice: (price) => `Der Kurs ist ${price}`,
    save: "Änderungen speichern",
  },
  importing: (count) => (count === 1 ? "1 Zeile wird importiert…" : `${counted(count)} Zeilen werden importiert…`),
  cancelling: "Wird abgebrochen. Es wird geprüft, ob der Server schon fertig war…",
  cancelled:
    "Import abgebrochen. War der Server schon fertig, steht der Import unter „Frühere Importe“ und lässt sich dort rückgängig machen.",
  done: {
    title: "Importiert",
    facts: (facts) =>
      [
        `${counted(facts.added)} hinzugefügt`,
        `${counted(facts.skipped)} übersprungen`,
        ...(facts.duplicates === 0 ? [] : [`${counted(facts.duplicates)} schon vorhanden`]),
      ].join(", ") + ".",
    undo: "Rückgängig machen",
    until: (day) => `Sie können diesen Import bis ${day} rückgängig machen.`,
    undone: (count) => `Import rückgängig gemacht. ${transactions(count)} entfernt.`,
    close: "Fertig",
    another: "Weitere Datei importieren",
  },
};
