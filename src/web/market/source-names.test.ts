import { expect, it } from "vitest";
import { sourceNames } from "./source-names.ts";

it("names each source as people know it", () => {
  expect(sourceNames("yahoo, ecb")).toBe("Yahoo Finance, European Central Bank");
});

it("prefers the name the server gives, and leaves an unknown source as it is", () => {
  expect(sourceNames("yahoo", [{ id: "yahoo", name: "Yahoo" }])).toBe("Yahoo");
  expect(sourceNames("brand-new")).toBe("brand-new");
});
