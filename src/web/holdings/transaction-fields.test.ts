import { describe, expect, it } from "vitest";
import { parseSmartEntry } from "#core/portfolio/smart-entry.ts";
import { draftOf, draftOfEntry, emptyDraft, fieldsOfDraft, lineTotal } from "./transaction-fields.ts";
import type { LedgerLine } from "./use-ledger.ts";

const draft = (facts: Partial<ReturnType<typeof emptyDraft>>) => emptyDraft("2026-03-04", facts);

describe("a transaction in the form", () => {
  it("sends only the fields of its type, with numbers in plain form", () => {
    const fields = fieldsOfDraft(
      draft({ type: "sell", symbol: "NVDA", quantity: "1,234.5", price: "131.20", ratio: "7", newSymbol: "X" }),
    );
    expect(fields).toMatchObject({ symbol: "NVDA", quantity: "1234.5", price: "131.2", ratio: null, newSymbol: null });
    expect("accountId" in fields || "currency" in fields).toBe(false);
  });

  it("sends unreadable text unchanged, so that the answer can name the fault", () => {
    expect(fieldsOfDraft(draft({ symbol: "A", quantity: "twelve" })).quantity).toBe("twelve");
  });

  it("sends the lots that are chosen for a sale, and shows those of the ledger", () => {
    const lots = [{ transactionId: "x", quantity: "1234.5" }];
    const chosen = draft({ type: "sell", symbol: "A", quantity: "2000", lots: { x: "1,234.5" } });
    expect(fieldsOfDraft(chosen).lots).toEqual(lots);
    expect(fieldsOfDraft({ ...chosen, type: "buy" }).lots).toBeNull();
    expect(draftOf({ type: "sell", fee: "0", tax: "0", lots } as unknown as LedgerLine).lots).toEqual({ x: "1234.5" });
    expect(draftOfEntry({ type: "sell", symbol: "A", lots }).lots).toEqual({ x: "1234.5" });
  });

  it("takes over an interpreted line of text", () => {
    const { draft: entry } = parseSmartEntry("sell 5 AAPL 230 2026-03-02 fee 1", { today: "2026-03-04" });
    expect(draft(draftOfEntry(entry))).toEqual(
      draft({ type: "sell", quantity: "5", symbol: "AAPL", price: "230", date: "2026-03-02", fee: "1" }),
    );
  });

  it("has the money of a purchase without its sign, and that of a sale with it", () => {
    const shares = { symbol: "A", quantity: "3" };
    expect(fieldsOfDraft(draft({ type: "buy", ...shares, amount: "512.34" })).amount).toBe("-512.34");
    expect(fieldsOfDraft(draft({ type: "buy", ...shares, amount: "-512.34" })).amount).toBe("-512.34");
    expect(fieldsOfDraft(draft({ type: "sell", ...shares, amount: "-5.90" })).amount).toBe("-5.9");
    const line = { type: "buy", symbol: "A", amount: "-512.34", price: null, fee: "0", tax: "0" } as LedgerLine;
    expect(draftOf(line)).toMatchObject({ amount: "512.34", price: "" });
    expect(lineTotal(draftOf(line))).toBe("512.34");
    expect(lineTotal(draft({ type: "sell", ...shares, price: "2", amount: "-5.90" }))).toBe("-5.9");
  });

  it("shows the ledger's values", () => {
    const line = { type: "dividend", symbol: "A", date: "2026-03-01", amount: "9.1", fee: "0", tax: "1.5" };
    const draft = draftOf({ ...line, currency: "USD", accountId: "a", quantity: null } as LedgerLine);
    expect(draft).toMatchObject({ amount: "9.1", fee: "", tax: "1.5", quantity: "", newSymbol: "" });
  });
});

describe("the total of a line", () => {
  it("adds fee and tax to payments and deducts them from receipts", () => {
    const trade = { quantity: "10", price: "12.5", fee: "1", tax: "0.5" };
    expect(lineTotal(draft({ type: "buy", ...trade }))).toBe("126.5");
    expect(lineTotal(draft({ type: "sell", ...trade }))).toBe("123.5");
    const inEuros = { ...trade, currency: "USD", feeCurrency: "EUR" };
    expect(lineTotal(draft({ type: "buy", ...inEuros, rate: "1.2" }))).toBe("126.7");
    expect(lineTotal(draft({ type: "buy", ...inEuros }))).toBeNull();
    expect(lineTotal(draft({ type: "dividend", amount: "20", tax: "3" }))).toBe("17");
    expect(lineTotal(draft({ type: "withdrawal", amount: "20", fee: "3" }))).toBe("23");
  });

  it("is unknown while a number is missing or unreadable", () => {
    expect(lineTotal(draft({ type: "buy", quantity: "10" }))).toBeNull();
    expect(lineTotal(draft({ type: "buy", quantity: "ten", price: "1" }))).toBeNull();
    expect(lineTotal(draft({ type: "split", ratio: "10" }))).toBeNull();
  });
});
