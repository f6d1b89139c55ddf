import { expect, it } from "vitest";
import { exchangeCountry, exchangeCurrency, exchangeName, micOf } from "./exchange-codes.ts";

it("translates a provider's exchange code to the market identifier code", () => {
  expect(["NMS", "NYQ", "PCX", "LSE", "JKT", "CCC", "CCY", "NASDAQ-GS"].map(micOf)).toEqual([
    "XNAS",
    "XNYS",
    "ARCX",
    "XLON",
    "XIDX",
    "CRYPTO",
    "FX",
    "XNAS",
  ]);
});

it("leaves an unknown code unchanged and null as null", () => {
  expect(micOf("YHD")).toBe("YHD");
  expect(micOf(null)).toBeNull();
});

it("returns name, country and price unit of an exchange", () => {
  expect([exchangeName("XLON"), exchangeCountry("XLON"), exchangeCurrency("XLON")]).toEqual([
    "London Stock Exchange",
    "gb",
    "GBp",
  ]);
  expect(exchangeCountry("YHD")).toBeNull();
});
