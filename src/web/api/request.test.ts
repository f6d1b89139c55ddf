import { describe, expect, it } from "vitest";
import { wireRequest } from "./request.ts";

describe("wireRequest", () => {
  it("joins lists with commas in the query of a GET", () => {
    expect(wireRequest("GET /api/market/quotes", { symbols: ["AAPL", "OCDO.L"] })).toEqual({
      method: "GET",
      url: "/api/market/quotes?symbols=AAPL,OCDO.L",
      body: null,
    });
  });

  it("escapes characters that an address may not contain", () => {
    expect(wireRequest("GET /api/market/quotes", { symbols: ["^GSPC", "M&M.NS", "EURUSD=X"] }).url).toBe(
      "/api/market/quotes?symbols=%5EGSPC,M%26M.NS,EURUSD%3DX",
    );
  });

  it("omits undefined parts", () => {
    expect(wireRequest("GET /api/market/search", { query: "ap", limit: undefined }).url).toBe(
      "/api/market/search?query=ap",
    );
    expect(wireRequest("GET /api/account/session", {}).url).toBe("/api/account/session");
  });

  it("puts path parameters in their place and the rest in the body", () => {
    expect(wireRequest("PATCH /api/watchlists/:id", { id: "a/b", name: "Tech" })).toEqual({
      method: "PATCH",
      url: "/api/watchlists/a%2Fb",
      body: '{"name":"Tech"}',
    });
    expect(wireRequest("DELETE /api/watchlists/:id/symbols/:symbol", { id: "1", symbol: "BRK-B" })).toEqual({
      method: "DELETE",
      url: "/api/watchlists/1/symbols/BRK-B",
      body: "{}",
    });
  });

  it("refuses a route whose path parameter is missing", () => {
    expect(() => wireRequest("DELETE /api/watchlist/:symbol", {})).toThrow('needs "symbol"');
  });
});
