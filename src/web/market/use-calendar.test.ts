import { expect, it } from "vitest";
import { nextCursors } from "./use-calendar.ts";

it("keeps the cursor of a batch in its place when another batch has no more", () => {
  expect(nextCursors([{ nextCursor: null }, { nextCursor: "b" }])).toEqual([null, "b"]);
  expect(nextCursors([null, { nextCursor: "c" }])).toEqual([null, "c"]);
});

it("asks for nothing more when no batch has more", () => {
  expect(nextCursors([{ nextCursor: null }, null])).toBeUndefined();
  expect(nextCursors([])).toBeUndefined();
});
