import { expect, it } from "vitest";
import { symbolsKey, withReply } from "./counted-tries.ts";

const tries = (count: number) => ({ count, isFull: false, sharpeDeviation: null });

it("keeps the counts of different instruments apart", () => {
  const counted = withReply(withReply(new Map(), symbolsKey(["MSFT", "AAPL"]), 1, tries(7)), "NVDA", 2, tries(1));
  expect(counted.get(symbolsKey(["AAPL", "MSFT"]))?.tries?.count).toBe(7);
  expect(counted.get("NVDA")?.tries?.count).toBe(1);
  expect(counted.get("AAPL")).toBeUndefined();
});

it("drops a reply or failure that arrives after a later request's", () => {
  const newer = withReply(new Map(), "AAPL", 2, tries(30));
  expect(withReply(newer, "AAPL", 1, tries(5)).get("AAPL")?.tries?.count).toBe(30);
  expect(withReply(newer, "AAPL", 1, null).get("AAPL")?.tries?.count).toBe(30);
  expect(withReply(newer, "AAPL", 3, null).get("AAPL")?.tries).toBeNull();
});
