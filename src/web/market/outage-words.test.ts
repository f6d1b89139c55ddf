import { expect, it } from "vitest";
import { outageWords, retryWords } from "./outage-words.ts";

const now = Date.parse("2026-03-04T16:00:00Z");
const yahoo = { name: "Yahoo Finance", failingSince: "2026-03-04T14:32:10Z", retryAt: "2026-03-04T16:00:19.500Z" };
const ecb = { name: "European Central Bank", failingSince: "2026-03-04T15:10:00Z", retryAt: null };

it("names the source, the start of its outage and the next retry", () => {
  expect(outageWords([yahoo], now)).toMatch(/^Unavailable since \d\d:32: Yahoo Finance\.$/);
  expect(retryWords([yahoo], now)).toBe("Retrying in 20 s.");
});

it("gives the day of an outage that began on another one", () => {
  const earlier = { ...yahoo, failingSince: "2026-03-01T12:32:10Z" };
  expect(outageWords([earlier], now)).toMatch(/^Unavailable since Sun 1 Mar, \d\d:32: Yahoo Finance\.$/);
});

it("joins several, with the earliest start and the next retry", () => {
  expect(outageWords([yahoo, ecb], now)).toMatch(
    /^Unavailable since \d\d:32: Yahoo Finance and European Central Bank\.$/,
  );
  expect(retryWords([yahoo, ecb], now)).toBe("Retrying.");
});

it("is empty without an outage", () => {
  expect(outageWords([{ ...yahoo, failingSince: null }], now)).toBe("");
});
