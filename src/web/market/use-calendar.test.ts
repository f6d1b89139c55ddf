import { expect, it } from "vitest";
import { nextCursors } from "./use-calendar.ts";

it("keeps a batch's cursor in place when another batch is finished", () => {
  expect(nextCursors([{ nextCursor: null }, { nextCursor: "b" }])).toEqual([null, "b"]);
  expect(nextCursors([null, { nextCursor: "c" }])).toEqual([null, "c"]);
});

it("requests nothing more once all batches are finished", () => {
  expect(nextCursors([{ nextCursor: null }, null])).toBeUndefined();
  expect(nextCursors([])).toBeUndefined();
});
