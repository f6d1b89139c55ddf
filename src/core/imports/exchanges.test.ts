import { describe, expect, it } from "vitest";
import { readImport } from "./read-import.ts";

const head = "Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id";

/** What the conversions of an account become: date, what is given and received, or what is wrong. */
function exchangesOf(lines: readonly string[]) {
  const text = [head, ...lines].join("\n");
  const read = readImport({ fileName: "account.csv", text }, {}, { today: "2026-03-04" });
  if ("refused" in read) throw new Error(read.refused);
  return read.rows.flatMap(({ draft, faults }) =>
    draft?.type === "currency-exchange"
      ? [
          [
            draft.date,
            `${draft.amount} ${draft.currency}`,
            `${draft.received} ${draft.receivedCurrency}`,
            ...faults.map(({ fault }) => ("field" in fault ? `${fault.code} ${fault.field}` : fault.code)),
          ].join(", "),
        ]
      : [],
  );
}
const line = (date: string, words: string, currency: string, amount: string) =>
  `${date},16:55,${date},,,${words},,${currency},"${amount}",${currency},"0,00",`;
const out = (date: string, currency: string, amount: string) => line(date, "FX Debit", currency, `-${amount}`);
const into = (date: string, currency: string, amount: string) => line(date, "FX Credit", currency, amount);

describe("the halves of a currency exchange", () => {
  it("are one exchange, with several parts of one currency added up, also around midnight", () => {
    const day = "03-01-2024";
    expect(exchangesOf([into(day, "USD", "300,00"), out(day, "EUR", "450,00"), into(day, "USD", "195,00")])).toEqual([
      "2024-01-03, 450 EUR, 495 USD",
    ]);
    expect(exchangesOf([out(day, "EUR", "90,00"), into("04-01-2024", "USD", "100,00")])).toEqual([
      "2024-01-03, 90 EUR, 100 USD",
    ]);
  });

  it("are asked about where one is alone beside others, and left out where there are none", () => {
    const whole = [out("03-01-2024", "EUR", "90,00"), into("03-01-2024", "USD", "100,00")];
    const alone = out("03-02-2024", "EUR", "45,00");
    expect(exchangesOf([...whole, alone])).toEqual([
      "2024-01-03, 90 EUR, 100 USD",
      "2024-02-03, 45 EUR, null null, needs-field received, needs-field receivedCurrency",
    ]);
    expect(exchangesOf([alone])).toEqual([]);
  });
});
