import { expect, it } from "vitest";
import { sourceNames } from "./source-names.ts";

it("uses each source's familiar name", () => {
  expect(sourceNames("yahoo, ecb")).toBe("Yahoo Finance, European Central Bank");
});

it("prefers the name from the server, and keeps unknown sources unchanged", () => {
  expect(sourceNames("yahoo", [{ id: "yahoo", name: "Yahoo" }])).toBe("Yahoo");
  expect(sourceNames("brand-new")).toBe("brand-new");
});
