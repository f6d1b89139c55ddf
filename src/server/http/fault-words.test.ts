import { expect, it } from "vitest";
import { z } from "zod";
import { faultWords } from "./fault-words.ts";

const Sample = z.strictObject({
  name: z.string().min(1).max(60),
  symbols: z.array(z.string()).max(2),
  count: z.number().min(1).max(5),
  look: z.enum(["dark", "light"]),
  slug: z.string().regex(/^a/, "It begins with an a"),
});
const good = { name: "Grace", symbols: [], count: 1, look: "dark", slug: "abc" };

function faultsOf(given: object): string[] {
  return Sample.safeParse(given, { error: faultWords }).error?.issues.map(({ message }) => message) ?? [];
}

it("says what is wrong without the words of a validator", () => {
  expect(faultsOf(good)).toEqual([]);
  expect(faultsOf({ ...good, name: "x".repeat(61) })).toEqual(["At most 60 characters"]);
  expect(faultsOf({ ...good, name: "" })).toEqual(["This must not be empty"]);
  expect(faultsOf({ ...good, name: undefined })).toEqual(["This is missing"]);
  expect(faultsOf({ ...good, symbols: ["A", "B", "C"] })).toEqual(["At most 2 entries"]);
  expect(faultsOf({ ...good, count: 6 })).toEqual(["At most 5"]);
  expect(faultsOf({ ...good, look: "blue" })).toEqual(["One of dark, light"]);
  expect(faultsOf({ ...good, other: 1 })).toEqual(["Not known here: other"]);
});

it("leaves a schema its own words", () => {
  expect(faultsOf({ ...good, slug: "b" })).toEqual(["It begins with an a"]);
});
