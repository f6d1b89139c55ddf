import { readNumber } from "#core/money/read-number.ts";
import { negated, quotientText, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, ratioInWords, reasons, unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { statedAmount, tableImporter } from "../table-importer.ts";

/**
 * Saxo Bank: Account, Historic reports, Transactions, saved as CSV, in English or Dutch. Trades are described in words:
 * Buy 3 @ 139.74 USD.
 */
export const saxo = tableImporter({
  id: "saxo",
  name: "Saxo Bank",
  checked: "published column names",
  samples: ["saxo.csv"],
  hasIncomeInWords: true,
  columns: {
    account: ["Account ID", "Client ID", "Rekening-ID", "Klant-ID"],
    date: ["Trade Date", "Transactiedatum"],
    type: ["Type"],
    name: ["Instrument"],
    isin: ["Instrument ISIN", "ISIN van instrument"],
    currency: ["Instrument currency", "Instrumentvaluta"],
    symbol: ["Instrument Symbol", "Instrumentsymbool"],
    event: ["Event", "Acties"],
    amount: ["Amount", "Booked Amount", "Boekingsbedrag"],
    rate: ["Conversion Rate", "Omrekeningskoers"],
  },
  needed: ["date", "type", "isin", "symbol", "event", "amount"],
  numbers: ["amount", "rate"],
  dates: ["date"],
  usual: { dateOrder: "day-first" },
  account: (record) => record.text("account"),
  instrumentName: (record) => record.text("name"),
  read(record) {
    const event = record.text("event");
    const currency = record.text("currency") || null;
    const [ticker = "", exchange = ""] = record.text("symbol").split(":");
    const line = { date: record.date("date") };
    const symbol = listedSymbol({ ticker, exchange, isin: record.text("isin"), currency: currency ?? "" });
    const ofShares = { ...line, symbol, currency };
    const amount = record.number("amount");
    const rate = record.number("rate") ?? "1";
    const trade =
      /^(buy|sell|koop|verkoop|kauf|verkauf|achat|vente|køb|salg)\s+(-?[\d.,' ]+?)\s*@\s*([\d.,']+)\s*([A-Za-z]{3})?/i.exec(
        event,
      );
    if (trade !== null) {
      const [, verb = "", shares = "", at = "", quoted] = trade;
      const [quantity, price] = [readNumber(shares), readNumber(at)];
      if ("fault" in quantity) record.fault("event", quantity.fault);
      if ("fault" in price) record.fault("event", price.fault);
      if ("fault" in quantity || "fault" in price) return [];
      const isSale = /^(?:sell|verkoop|verkauf|vente|salg)/i.test(verb);
      return {
        ...ofShares,
        currency: quoted ?? currency,
        type: isSale ? "sell" : "buy",
        quantity: unsigned(quantity.value),
        price: price.value,
        // The booked amount includes the commission.
        stated: statedAmount(record, "amount", quotientText(amount, rate), rate === "1" ? {} : { isConverted: true }),
      };
    }
    const cash = { ...line, currency: rate === "1" ? currency : null, amount };
    switch (actions.of(event)) {
      case "dividend":
        return { ...ofShares, type: "dividend", amount: quotientText(amount, rate) };
      case "money":
        return { ...cash, ...moneyMoved(amount) };
      case "interest":
        return { ...cash, ...interestOrCharge(amount) };
      case "tax":
        return { ...cash, symbol, ...cost("tax", negated(amount), event) };
      case "fee":
        return { ...cash, ...cost("fee", negated(amount), event) };
      default:
    }
    // The ratio follows in words.
    if (actions.atStartOf(event) === "split")
      return { ...ofShares, currency: null, type: "split", ratio: ratioInWords(event) };
    return amount === null
      ? { skipped: reasons.nothing }
      : unknownAction(event || record.text("type"), { ...cash, symbol });
  },
});

const actions = phraseBook({
  dividend: "Dividend, Cash dividend, Contant dividend, Dividende, Udbytte",
  money: "Deposit, Withdrawal, Storting, Opname, Einzahlung, Auszahlung, Cash Transfer, Indbetaling, Udbetaling",
  interest: "Interest, Client Interest, Rente, Zinsen",
  tax: "Tax, Dividend Tax, Withholding Tax, Belasting, Dividendbelasting, Bronbelasting, Steuer, Quellensteuer, Stamp Duty",
  fee: `Fee, Custody Fee, Commission, Client Commission, Service Fee, VAT Custody Fee, Custody Fee VAT, Kosten, Bewaarkosten, Servicekosten,
    Gebühr, Depotgebühr`,
  split: "Split, Stock split, Forward split, Reverse split, Aandelensplitsing, Aktiensplit",
});
