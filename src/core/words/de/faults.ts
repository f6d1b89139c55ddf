import { transactionWords as types } from "./transaction-words.ts";
import type { FaultMessages, FaultyField, FileKind } from "../../faults/fault.ts";

const fields: Readonly<Record<FaultyField, string>> = {
  type: "Art",
  symbol: "Symbol",
  date: "Datum",
  quantity: "Stückzahl",
  price: "Kurs",
  amount: "Betrag",
  fee: "Gebühr",
  tax: "Steuer",
  currency: "Währung",
  ratio: "Verhältnis",
  newSymbol: "neues Symbol",
  cash: "Barausgleich je Stück",
  costShare: "Anteil am Einstand",
  received: "erhaltener Betrag",
  receivedCurrency: "erhaltene Währung",
  rate: "Wechselkurs",
  lots: "gewählte Käufe",
  note: "Notiz",
};

const number = (value: number): string => value.toLocaleString("de");

const kinds: Readonly<Record<FileKind, string>> = {
  pdf: "eine PDF-Datei",
  spreadsheet: "eine Tabellenkalkulation",
  archive: "ein Archiv",
  ofx: "eine OFX- oder QFX-Datei",
  qif: "eine QIF-Datei",
  picture: "ein Bild",
  "web-page": "eine Webseite",
  binary: "keine Textdatei",
};

/** Faults in something that somebody wrote. */
export const faults: FaultMessages = {
  "not-a-number": ({ text }) => `„${text}“ ist keine Zahl`,
  "not-a-number-with": ({ text, sign }) =>
    `„${text}“ ist keine Zahl mit ${sign === "." ? "Dezimalpunkt" : "Dezimalkomma"}`,
  "ambiguous-number": ({ text, one, other }) => `„${text}“ kann ${one} oder ${other} heißen. Schreiben Sie eines davon`,
  "not-a-currency-in": ({ text, name }) => `„${name}“ in „${text}“ ist keine Währung`,
  "two-currencies": ({ text }) => `„${text}“ nennt zwei Währungen`,
  "not-a-date": ({ text }) => `„${text}“ ist kein Datum. Schreiben Sie es als 2025-03-04`,
  "ambiguous-date": ({ text, one, other }) => `„${text}“ kann ${one} oder ${other} heißen. Schreiben Sie eines davon`,
  "no-such-day": ({ text }) => `Den Tag „${text}“ gibt es nicht`,
  option: ({ symbol }) =>
    `${symbol} ist eine Option. Optionen werden noch nicht unterstützt; erfassen Sie nur die Aktien.`,
  "not-a-symbol": ({ text }) => `„${text}“ ist kein Symbol. Schreiben Sie es wie AAPL, BRK-B oder OCDO.L`,
  "same-symbol": () => "Das neue Symbol muss sich vom alten unterscheiden",
  "same-currency": () => "Die beiden Währungen müssen sich unterscheiden",
  "several-currencies": ({ text }) =>
    `Kurs, Gebühr und Steuer stehen in mehreren anderen Währungen (${text}). Möglich ist eine: Die andere Belastung ist eine eigene Transaktion`,
  "needs-rate": ({ from, to }) => `Der Wechselkurs fehlt: ${to} für 1 ${from}`,
  "needs-field": ({ type, field }) => `${types[type]}: Es fehlt „${fields[field]}“`,
  "has-no-field": ({ type, field }) => `${types[type]}: „${fields[field]}“ gibt es hier nicht`,
  "merger-gives-nothing": () => "Eine Fusion bringt neue Aktien, Geld oder beides",
  "merger-needs-both": () => "Neue Aktien brauchen ein neues Symbol und ein Verhältnis",
  exponent: ({ field, text, max }) =>
    `„${fields[field]}“ ist mit einem Exponenten geschrieben („${text}“). Schreiben Sie die Zahl aus, höchstens ${number(max)}`,
  "field-not-a-number": ({ field, text }) =>
    `„${fields[field]}“: „${text}“ ist keine Zahl. Schreiben Sie sie als 1234,56`,
  "short-position": () =>
    "Die Stückzahl muss größer als null sein. Leerverkäufe werden noch nicht unterstützt; erfassen Sie, was Sie besitzen.",
  negative: ({ field }) => `„${fields[field]}“ darf nicht negativ sein: Die Art gibt die Richtung vor`,
  "not-above-zero": ({ field }) => `„${fields[field]}“ muss größer als null sein`,
  "too-large": ({ field, text, max }) => `„${fields[field]}“: ${text} ist zu groß, höchstens ${number(max)}`,
  "too-many-places": ({ field, max }) => `„${fields[field]}“ hat mehr als ${max} Nachkommastellen`,
  "cost-share-range": () => "Der Anteil am Einstand liegt zwischen 0 und 1, etwa 0,12",
  "cut-ratio": ({ text, fraction }) =>
    `„${text}“ sieht nach gekürztem ${fraction} aus und ergäbe eine falsche Stückzahl. Schreiben Sie ${fraction}, oder ${text}0, falls es genau stimmt`,
  oversell: ({ symbol, day, wanted, held, isTransfer, heldAs }) =>
    `Am ${day} ${held === "0" ? `ist kein ${symbol} in diesem Konto` : `sind nur ${held} Stück ${symbol} in diesem Konto`}. ${wanted} Stück können daher nicht ${isTransfer ? "ausgeliefert" : "verkauft"} werden. ${heldAs === symbol ? "Leerverkäufe werden noch nicht unterstützt." : `Der Bestand heißt da bereits ${heldAs}.`}`,
  "loose-transfer": ({ why, symbol, day, otherDay, left, arrived }) => {
    if (why === "day")
      return `${left} ${symbol} gehen am ${day} ab und ${arrived} kommen am ${otherDay} an, daher wird der Einstand nicht übernommen. Geben Sie beiden dasselbe Datum.`;
    if (why === "several")
      return `Am ${day} gehen ${left} ${symbol} ab und ${arrived} kommen an, in Überträgen, die nicht zusammenpassen, daher wird der Einstand nicht übernommen. Lassen Sie jeweils alles auf einmal abgehen oder ankommen.`;
    return `${left} ${symbol} gehen am ${day} ab und ${arrived} kommen an, daher wird der Einstand nicht übernommen. Korrigieren Sie eine Zahl oder erfassen Sie den Unterschied als eigenen Übertrag.`;
  },
  "lot-shortfall": ({ symbol, day, bought, wanted, held }) =>
    bought === ""
      ? `Ein gewählter Kauf gehört am ${day} nicht zu den ${symbol} in diesem Konto. Wählen Sie einen anderen`
      : `Vom Kauf am ${bought} ${held === "0" ? `ist am ${day} kein ${symbol}` : `sind am ${day} nur ${held} Stück ${symbol}`} in diesem Konto übrig. ${wanted} Stück können daher nicht daraus stammen`,
  "too-many-lots": ({ max }) => `Eine Transaktion kann höchstens ${number(max)} Käufe nennen`,
  "lots-above-quantity": ({ named, quantity }) =>
    `Die gewählten Käufe ergeben ${named} Stück, mehr als die ${quantity} dieser Transaktion`,
  "not-a-day": ({ text }) => `„${text}“ ist kein Tag. Schreiben Sie ihn als 2025-03-04`,
  "before-1900": ({ day }) => `${day} liegt vor 1900`,
  "in-the-future": ({ day }) =>
    `${day} liegt in der Zukunft. Erfassen Sie eine Transaktion erst, wenn sie stattgefunden hat.`,
  "not-a-currency": ({ text }) => `„${text}“ ist keine Währung. Schreiben Sie einen Code wie USD, EUR oder GBX`,
  "line-too-long": ({ max }) => `Eine Zeile hat höchstens ${max} Zeichen`,
  "nul-character": ({ line }) => `Zeile ${line} enthält ein NUL-Zeichen. Die Datei ist keine Textdatei`,
  "file-kind": ({ kind }) =>
    `Das ist ${kinds[kind]}. ${kind === "spreadsheet" ? "Speichern Sie das Blatt als CSV und wählen Sie diese Datei." : kind === "archive" ? "Entpacken Sie es und wählen Sie die enthaltene CSV-, JSON- oder XML-Datei." : "Laden Sie die Transaktionen bei Ihrem Broker als CSV, JSON oder XML herunter."}`,
  "open-quotation": () => "Das Anführungszeichen wird nicht geschlossen",
  "second-field": ({ field }) => `„${fields[field]}“ kommt in der Zeile zweimal vor`,
  "form-only": ({ type }) => `${types[type]}: Das passt nicht in eine Zeile. Verwenden Sie das Formular`,
  "not-a-written-number": ({ text }) => `„${text}“ ist keine Zahl. Schreiben Sie sie als 131,20`,
  "not-understood": ({ text }) => `„${text}“ ist an dieser Stelle nicht verständlich`,
  "note-without-text": () => "Nach „Notiz“ wird ein Text in Anführungszeichen erwartet",
  "number-expected": ({ text }) => `Nach „${text}“ wird eine Zahl erwartet, etwa 1,50`,
  "one-number-more": ({ text }) => `„${text}“ ist eine Zahl mehr, als in diese Zeile passt`,
  "parted-number": ({ text, joined }) =>
    `„${text}“ kann eine Zahl oder mehrere sein: Schreiben Sie ${joined} oder setzen Sie @ vor den Kurs`,
  "two-currencies-in-line": ({ one, other }) =>
    `Die Zeile ist in ${one}, dieser Betrag in ${other}: Eine Zeile hat eine Währung`,
  "not-a-ratio": ({ text }) => `„${text}“ ist kein Verhältnis neuer zu alten Aktien wie 10:1`,
  "date-missing": () => "Das Datum fehlt",
  "split-without-ratio": () =>
    "Die Datei nennt die Zahl der neuen Aktien, aber nicht das Split-Verhältnis. Geben Sie es ein, etwa 10 für 10:1",
  "confirm-ratio": ({ held, ratio }) =>
    `Die Datei nennt kein Split-Verhältnis. Aus dem Bestand in dieser Datei (${held}) ergäben sich ${ratio} neue für 1 alte. Prüfen Sie es, denn andere Dateien können weitere Aktien enthalten.`,
  "unlikely-day": ({ day, because }) =>
    because === "old"
      ? `${day} liegt vor 1970. Prüfen Sie das Datum.`
      : `${day} ist ein Wochenende, an dem die Börsen geschlossen sind. Prüfen Sie das Datum.`,
  "coin-or-share": ({ symbol, coin }) =>
    `${symbol} kann eine Aktie oder eine Kryptowährung sein. Geben Sie ${coin} für die Kryptowährung ein, oder behalten Sie ${symbol} für die Aktie.`,
  "choose-type": ({ text }) => `Wählen Sie eine Transaktionsart für „${text}“`,
  "choose-currency": ({ sign }) => `Wählen Sie die Währung für „${sign}“`,
  "cells-beside-columns": ({ cells, columns }) =>
    `Die Zeile hat ${cells} Zellen, die Kopfzeile aber ${columns} Spalten. Steht ein Trennzeichen in einer Zelle?`,
  "text-after-quotation": () =>
    "Nach einem schließenden Anführungszeichen folgt Text. Schreiben Sie ein Anführungszeichen in einer Zelle doppelt",
  "quotation-not-closed": () => "Das schließende Anführungszeichen fehlt",
  "other-currency": ({ text, currency }) => `„${text}“ ist nicht in der Währung der Zeile (${currency})`,
  "no-exchange-rate": ({ text, currency }) =>
    `„${text}“ ist nicht in ${currency ?? "der Währung des Kurses"}, und die Zeile nennt keinen Wechselkurs. Geben Sie den Betrag in ${currency ?? "der Währung des Kurses"} ein.`,
  "amount-sign": () =>
    "Der Betrag ist das bewegte Geld: bei einem Kauf negativ, bei einem Verkauf nur, wenn Gebühr und Steuer den Erlös übersteigen",
  "amount-differs": ({ quantity, price, costs, worth, paid }) =>
    `${quantity} Stück zu ${price}${costs === null ? "" : ` mit ${costs} Kosten`} ergeben ${worth}, der Betrag der Zeile ist aber ${paid}. Korrigieren Sie Stückzahl, Kurs oder Betrag.`,
  "exchange-missing": ({ symbol, currency }) =>
    `${symbol} wird in ${currency} gehandelt. Ergänzen Sie die Börse im Symbol, etwa ${symbol}.PA`,
  "not-a-currency-code": ({ text }) => `„${text}“ ist keine Währung. Geben Sie einen Code wie USD ein`,
  "not-an-isin": ({ text }) => `„${text}“ ist keine ISIN`,
  "not-a-data-source": ({ text }) => `„${text}“ ist keine Datenquelle von Ghostfolio`,
  "no-currency": () => "Diese Zeile hat keine Währung. Geben Sie eine ein oder wählen Sie das zugehörige Konto.",
  "unknown-symbol": ({ symbol, similar }) =>
    `Keine Quelle führt ${symbol}.${similar === "" ? "" : ` Ähnlich: ${similar}.`} Wählen Sie ein anderes Symbol oder führen Sie es als eigenen Vermögenswert.`,
  "password-too-short": ({ min }) => `Mindestens ${min} Zeichen`,
  "password-too-long": ({ max }) => `Höchstens ${max} Zeichen`,
  "password-common": () => "Kein häufiges Passwort wie 123456 oder password",
};
