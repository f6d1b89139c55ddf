import { describe, expect, it } from "vitest";
import { defaultPreferences as contractDefaults } from "#contract/settings.ts";
import type { Settings } from "#contract/settings.ts";
import {
  changeLocally,
  confirmSent,
  defaultPreferences,
  defaultSettings,
  mergeSettings,
  readSettings,
  unsentPreferences,
} from "./settings-merge.ts";

const server: Settings = {
  apiKeys: {},
  preferences: { ...contractDefaults, defaultCurrency: "EUR", autoRefresh: false },
  watchlist: ["NVDA"],
  updatedAt: { "preferences.defaultCurrency": "2026-03-02T10:00:00.000Z" },
};

describe("settings in this browser", () => {
  it("starts with the server's defaults", () => {
    expect(defaultPreferences).toEqual(contractDefaults);
    expect(defaultSettings("a").watchlist).toEqual(["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"]);
  });

  it("drops another account's settings, and broken ones", () => {
    const mine = JSON.stringify(
      changeLocally(defaultSettings("a"), { defaultCurrency: "CHF" }, "2026-01-01T00:00:00Z"),
    );
    expect(readSettings(mine, "a").preferences.defaultCurrency).toBe("CHF");
    expect(readSettings(mine, "b")).toEqual(defaultSettings("b"));
    for (const broken of [null, "", "{", "null", "[]", '{"accountId":"a","preferences":7}'])
      expect(readSettings(broken, "a")).toEqual(defaultSettings("a"));
  });

  it("takes the server's fields if nothing was changed here", () => {
    const merged = mergeSettings(defaultSettings("a"), server);
    expect(merged.preferences).toEqual(server.preferences);
    expect(merged.watchlist).toEqual(["NVDA"]);
    expect(merged.unsent).toEqual({});
  });

  it("lets the newer write win, field by field", () => {
    const changed = changeLocally(
      defaultSettings("a"),
      { defaultCurrency: "CHF", notifications: false },
      "2026-03-02T11:00:00.000Z",
    );
    expect(mergeSettings(changed, server).preferences).toMatchObject({
      defaultCurrency: "CHF",
      notifications: false,
      autoRefresh: false,
    });
    const older = changeLocally(defaultSettings("a"), { defaultCurrency: "CHF" }, "2026-03-02T09:00:00.000Z");
    const merged = mergeSettings(older, server);
    expect(merged.preferences.defaultCurrency).toBe("EUR");
    expect(merged.unsent).toEqual({});
  });

  it("keeps a change unsent until confirmed, also if it was changed again meanwhile", () => {
    const first = changeLocally(defaultSettings("a"), { defaultCurrency: "CHF" }, "2026-03-02T11:00:00.000Z");
    expect(unsentPreferences(first)).toEqual({ defaultCurrency: "CHF" });
    expect(unsentPreferences(confirmSent(first, first.unsent))).toEqual({});
    const second = changeLocally(first, { defaultCurrency: "SEK" }, "2026-03-02T11:00:01.000Z");
    expect(unsentPreferences(confirmSent(second, first.unsent))).toEqual({ defaultCurrency: "SEK" });
  });

  it("keeps a second change when the reply to the first has a later time", () => {
    const first = changeLocally(defaultSettings("a"), { defaultCurrency: "CHF" }, "2026-03-02T11:00:00.000Z");
    const second = changeLocally(first, { defaultCurrency: "SEK" }, "2026-03-02T11:00:00.400Z");
    const reply: Settings = {
      ...server,
      preferences: { ...server.preferences, defaultCurrency: "CHF" },
      updatedAt: { "preferences.defaultCurrency": "2026-03-02T11:00:01.250Z" },
    };
    const merged = mergeSettings(confirmSent(second, first.unsent, reply), reply);
    expect(merged.preferences.defaultCurrency).toBe("SEK");
    expect(merged.unsent).toEqual({ "preferences.defaultCurrency": "2026-03-02T11:00:01.251Z" });
  });

  it("distinguishes two changes with the same timestamp", () => {
    const at = "2026-03-02T11:00:00.000Z";
    const first = changeLocally(defaultSettings("a"), { defaultCurrency: "CHF" }, at);
    const second = changeLocally(first, { defaultCurrency: "SEK" }, at);
    expect(unsentPreferences(confirmSent(second, first.unsent))).toEqual({ defaultCurrency: "SEK" });
  });
});
