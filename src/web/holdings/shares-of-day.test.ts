import { expect, it } from "vitest";
import { largestMoves } from "./shares-of-day.ts";

const moves = [5, 3, 1, -0.5, -2, -9].map((amount, index) => ({ symbol: `S${index}`, amount, percent: null }));

it("keeps the largest moves in order, and the others as one sum", () => {
  const { rows, others } = largestMoves(moves, 4);
  expect(rows.map(({ amount }) => amount)).toEqual([5, 3, -9]);
  expect(others).toEqual({ count: 3, amount: -1.5 });
  expect(rows.reduce((sum, { amount }) => sum + amount, 0) + (others?.amount ?? 0)).toBeCloseTo(-2.5, 12);
  expect(largestMoves(moves, 6)).toEqual({ rows: moves, others: null });
});
