import { expect, it } from "vitest";
import {
  checkLedger,
  checkTransaction,
  costMethods,
  holdings,
  type PortfolioInput,
  type Transaction,
} from "./index.ts";
import { openLots } from "./open-lots.ts";
import type { NamedLot } from "./transaction.ts";

let nextId = 0;
function line(part: Partial<Transaction> & Pick<Transaction, "type" | "date">): Transaction {
  nextId += 1;
  return { id: `t${nextId}`, accountId: "a", currency: "USD", symbol: "AAA", ...part };
}

const buy = (date: string, price: string, rest: Partial<Transaction> = {}) =>
  line({ type: "buy", date, quantity: "10", price, ...rest });
const sell = (quantity: string, lots: readonly NamedLot[], rest: Partial<Transaction> = {}) =>
  line({ type: "sell", date: "2024-03-01", quantity, price: "150", lots, ...rest });
const of = ({ id: transactionId }: Transaction, quantity: string) => ({ transactionId, quantity });

function held(transactions: readonly Transaction[], costMethod: (typeof costMethods)[number] = "fifo") {
  const closes = (close: number) => ({ currency: "USD", points: [{ date: "2024-03-01", close }] });
  const input: PortfolioInput = {
    baseCurrency: "USD",
    accounts: ["a", "b", "c"].map((id) => ({ id, currency: "USD", costMethod })),
    transactions,
    prices: { AAA: closes(150), BBB: closes(150), CCC: closes(30) },
    rates: { pivot: "EUR", series: {} },
  };
  expect(checkLedger(input.accounts, transactions)).toEqual([]);
  return holdings(input, { asOf: "2024-03-01" }).holdings.map((holding) => ({
    symbol: holding.symbol,
    accountId: holding.lots[0]?.accountId,
    realised: holding.realised,
    lots: holding.lots.map(({ date, quantity, cost }) => `${date} ${quantity} ${cost ?? ""}`),
  }));
}

const [first, second, third] = [buy("2024-01-03", "100"), buy("2024-01-04", "140"), buy("2024-01-05", "120")];
const bought = [first, second, third];

it.each(costMethods.filter((method) => method !== "average"))(
  "sells the lots that are named, where %s is usual",
  (method) => {
    // 6 at 140 and 4 at 120 for 150 each.
    const [holding] = held([...bought, sell("10", [of(second, "6"), of(third, "4")])], method);
    expect(holding).toMatchObject({
      realised: "180.00",
      lots: ["2024-01-03 10 1000.00", "2024-01-04 4 560.00", "2024-01-05 6 720.00"],
    });
  },
);

it("sells what isn't named by the account's method", () => {
  const sale = sell("12", [of(third, "10")]);
  expect(held([...bought, sale], "fifo")[0]?.lots).toEqual(["2024-01-03 8 800.00", "2024-01-04 10 1400.00"]);
  expect(held([...bought, sale], "lifo")[0]?.lots).toEqual(["2024-01-03 10 1000.00", "2024-01-04 8 1120.00"]);
});

it("lets the shares of the lots that are named go at the average cost where that is usual", () => {
  expect(held([...bought, sell("10", [of(second, "10")])], "average")).toMatchObject([
    { realised: "300.00", lots: ["2024-01-03 10 1200.00", "2024-01-05 10 1200.00"] },
  ]);
});

it("counts shares as on the day of the sale after a split", () => {
  const split = line({ type: "split", date: "2024-02-01", ratio: "2" });
  expect(held([...bought, split, sell("15", [of(second, "15")])])[0]?.lots).toEqual([
    "2024-01-03 20 1000.00",
    "2024-01-04 5 350.00",
    "2024-01-05 20 1200.00",
  ]);
});

it.each([
  ["symbol-change", {}],
  ["merger", { ratio: "1" }],
] as const)("knows a lot after a %s", (type, rest) => {
  const change = line({ type, date: "2024-02-01", newSymbol: "BBB", ...rest });
  const [holding] = held([...bought, change, sell("10", [of(second, "10")], { symbol: "BBB" })]);
  expect(holding).toMatchObject({ symbol: "BBB", realised: "100.00" });
  expect(holding?.lots).toEqual(["2024-01-03 10 1000.00", "2024-01-05 10 1200.00"]);
});

it("knows both parts of a lot after a spin-off", () => {
  const spun = line({ type: "spin-off", date: "2024-02-01", newSymbol: "CCC", ratio: "1", costShare: "0.2" });
  const sales = [sell("10", [of(third, "10")]), sell("10", [of(second, "10")], { symbol: "CCC", price: "30" })];
  const [own, given] = held([...bought, spun, ...sales]);
  expect(own).toMatchObject({ symbol: "AAA", lots: ["2024-01-03 10 800.00", "2024-01-04 10 1120.00"] });
  expect(given).toMatchObject({ symbol: "CCC", lots: ["2024-01-03 10 200.00", "2024-01-05 10 240.00"] });
});

it("moves the lots that are named to another account, where they are the same purchases", () => {
  const moved = (type: "transfer-out" | "transfer-in", rest: Partial<Transaction>) =>
    line({ type, date: "2024-02-01", quantity: "12", ...rest });
  const lines = [
    ...bought,
    moved("transfer-out", { lots: [of(second, "8"), of(third, "4")] }),
    moved("transfer-in", { accountId: "b" }),
    sell("3", [of(third, "3")], { accountId: "b" }),
  ];
  expect(held(lines)).toMatchObject([
    { accountId: "a", lots: ["2024-01-03 10 1000.00", "2024-01-04 2 280.00", "2024-01-05 6 720.00"] },
    { accountId: "b", realised: "90.00", lots: ["2024-01-04 8 1120.00", "2024-01-05 1 120.00"] },
  ]);
});

it("takes the fee in kind of a transfer from the lots that are named", () => {
  const lines = [
    ...bought,
    line({ type: "transfer-out", date: "2024-02-01", quantity: "5", lots: [of(second, "2"), of(third, "3")] }),
    line({ type: "transfer-in", date: "2024-02-01", quantity: "4.5", accountId: "b" }),
  ];
  expect(held(lines)).toMatchObject([
    { accountId: "a", lots: ["2024-01-03 10 1000.00", "2024-01-04 8 1120.00", "2024-01-05 7 840.00"] },
    { accountId: "b", lots: ["2024-01-04 1.5 210.00", "2024-01-05 3 360.00"] },
  ]);
});

it("carries no cost to what comes to another account at a cost of its own, or to that which the shares leave", () => {
  const move = (type: "transfer-out" | "transfer-in", quantity: string, rest: Partial<Transaction> = {}) =>
    line({ type, date: "2024-02-01", quantity, ...rest });
  const out = [buy("2024-01-03", "2000"), move("transfer-out", "10")];
  const costs = (...lines: Transaction[]) =>
    held([...out, ...lines]).flatMap(({ accountId, lots }) => lots.map((lot) => `${accountId} ${lot}`));
  const into = (accountId: string, quantity: string, rest: Partial<Transaction> = {}) =>
    move("transfer-in", quantity, { accountId, ...rest });
  const priced = into("c", "0.4", { price: "6000" });
  const arrived = "2024-01-03 9.5 19000.00";
  expect(costs(into("b", "9.5"), priced)).toEqual([`b ${arrived}`, "c 2024-02-01 0.4 2400.00"]);
  expect(costs(into("b", "9.5"), into("a", "0.3"))).toEqual([`b ${arrived}`, "a 2024-02-01 0.3 "]);
  // All of it is there: the price is that of the day.
  expect(costs(into("b", "9.6"), priced)).toEqual(["b 2024-01-03 9.6 19200.00", "c 2024-01-03 0.4 800.00"]);
});

it("takes a fraction that is paid out from the lot that is named", () => {
  const lines = [
    ...bought,
    line({ type: "cash-in-lieu", date: "2024-02-01", quantity: "0.5", amount: "75", lots: [of(second, "0.5")] }),
  ];
  expect(held(lines)[0]?.lots).toEqual(["2024-01-03 10 1000.00", "2024-01-04 9.5 1330.00", "2024-01-05 10 1200.00"]);
});

it("names a lot that hasn't as many shares, and one that isn't there", () => {
  const other = buy("2024-01-03", "10", { symbol: "BBB" });
  const elsewhere = buy("2024-01-03", "100", { accountId: "b" });
  const later = buy("2024-03-02", "100");
  const faultOf = (lots: readonly NamedLot[], ...more: readonly Transaction[]) => {
    const sale = sell("9", lots);
    const accounts = ["a", "b"].map((id) => ({ id, currency: "USD" }));
    const found = checkLedger(accounts, [...bought, other, elsewhere, later, ...more, sale]);
    expect(found.map(({ transactionId }) => transactionId)).toEqual(found.map(() => sale.id));
    return found.map(({ fault }) => fault);
  };
  const fault = { code: "lot-shortfall", symbol: "AAA", day: "2024-03-01", wanted: "9" };
  expect(faultOf([of(first, "9")])).toEqual([]);
  const before = sell("4", [of(first, "4")], { date: "2024-02-01" });
  expect(faultOf([of(first, "9")], before)).toEqual([{ ...fault, held: "6", bought: "2024-01-03" }]);
  expect(faultOf([of(other, "9")])).toEqual([{ ...fault, held: "0", bought: "2024-01-03" }]);
  expect(faultOf([of(elsewhere, "9")])).toEqual([{ ...fault, held: "0", bought: "2024-01-03" }]);
  expect(faultOf([of(later, "9")])).toEqual([{ ...fault, held: "0", bought: "2024-03-02" }]);
  expect(faultOf([{ transactionId: "gone", quantity: "9" }])).toEqual([{ ...fault, held: "0", bought: "" }]);
  expect(faultOf([of(first, "5"), of(first, "6")])).toEqual([
    { ...fault, wanted: "11", held: "10", bought: "2024-01-03" },
  ]);
});

it.each(["149", "151"])("lets what names its lots leave before what doesn't on a day, here at %s", (price) => {
  const bought = [buy("2024-01-03", "100"), buy("2024-01-04", "140")] as const;
  const named = sell("10", [of(bought[0], "10")]);
  const other = line({ type: "sell", date: named.date, quantity: "5", price });
  expect(held([...bought, other, named])[0]?.lots).toEqual(["2024-01-04 5 700.00"]);
});

it("refuses lots that have more than the line takes, no number of shares, or no place in it", () => {
  const codes = (draft: Transaction) =>
    checkTransaction(draft, { today: "2024-03-02" }).map(({ path, fault: { code } }) => `${path} ${code}`);
  expect(codes(sell("10", [of(first, "6"), of(second, "4.5")]))).toEqual(["lots lots-above-quantity"]);
  expect(codes(sell("10", [of(first, "0")]))).toEqual(["lots not-above-zero"]);
  expect(codes(sell("10", [of(first, "many")]))).toEqual(["lots field-not-a-number"]);
  expect(codes(buy("2024-01-03", "1", { lots: [of(first, "1")] }))).toEqual(["lots has-no-field"]);
  expect(codes(sell("10", []))).toEqual([]);
  const parts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ transactionId: `l${index}`, quantity: "1" }));
  expect(codes(sell("1001", parts(1_000)))).toEqual([]);
  expect(codes(sell("1001", parts(1_001)))).toEqual(["lots too-many-lots"]);
});

it("lists the lots that a sale of a day can take shares from, without those that are sold", () => {
  const split = line({ type: "split", date: "2024-02-01", ratio: "2" });
  const lines = [{ ...first, fee: "10" }, second, split, sell("5", [of(second, "5")]), buy("2024-03-02", "50")];
  const asked = { accountId: "a", symbol: "AAA", date: "2024-03-01" } as const;
  const accounts = [{ id: "a", currency: "USD" }];
  expect(openLots(accounts, lines, asked)).toEqual([
    { transactionId: first.id, date: "2024-01-03", quantity: "20", costPerShare: "50.50", currency: "USD" },
    { transactionId: second.id, date: "2024-01-04", quantity: "15", costPerShare: "70.00", currency: "USD" },
  ]);
  expect(openLots(accounts, lines, { ...asked, symbol: "BBB" })).toEqual([]);
  expect(openLots(accounts, lines, { ...asked, date: "2024-01-03" })).toMatchObject([{ quantity: "10" }]);
});
