import { describe, expect, it } from "vitest";
import { defaultPreferences as contractDefaults } from "#contract/settings.ts";
import type { Settings } from "#contract/settings.ts";
import {
  changeLocally,
  combineLocally,
  confirmSent,
  defaultPreferences,
  defaultSettings,
  mergeSettings,
  readSettings,
  timesRead,
  unsentPreferences,
  unsentTimes,
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

  it("keeps what the reply of a server of an earlier version lacks", () => {
    const indicatorSets = [{ name: "Daily", choice: "rsi=9" }];
    const { indicatorSets: _later, ...earlier } = server.preferences;
    const known = mergeSettings(defaultSettings("a"), {
      ...server,
      preferences: { ...server.preferences, indicatorSets },
    });
    const merged = mergeSettings(known, { ...server, preferences: earlier as Settings["preferences"] });
    expect(merged.preferences.indicatorSets).toEqual(indicatorSets);
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

describe("an unsent dashboard", () => {
  const path = "preferences.dashboard";
  const [ten, eleven, noon] = ["2026-03-02T10:00:00.000Z", "2026-03-02T11:00:00.000Z", "2026-03-02T12:00:00.000Z"];
  const hiding = (...hidden: string[]) => ({ cards: [], phone: [], hidden });
  const account = (dashboard: Settings["preferences"]["dashboard"], at: string | null): Settings => ({
    ...server,
    preferences: { ...server.preferences, dashboard },
    updatedAt: at === null ? {} : { [path]: at },
  });
  const loaded = mergeSettings(defaultSettings("a"), account(hiding("news"), ten));
  const changed = changeLocally(loaded, { dashboard: hiding("news", "market"), density: "compact" }, noon);

  it("names the one it builds on, through further changes and a reload", () => {
    expect(timesRead(loaded)).toEqual({});
    expect(timesRead(changed)).toEqual({ [path]: ten });
    const again = changeLocally(changed, { dashboard: hiding("movers") }, noon);
    expect(timesRead(readSettings(JSON.stringify(again), "a"))).toEqual({ [path]: ten });
    expect(timesRead(changeLocally(defaultSettings("a"), { dashboard: hiding("movers") }, noon))).toEqual({
      [path]: null,
    });
  });

  it("waits to be combined with one saved elsewhere, older or newer, while other changes are sent", () => {
    for (const at of [eleven, "2026-03-02T13:00:00.000Z"]) {
      const merged = mergeSettings(changed, account(hiding("movers"), at));
      expect(merged.preferences.dashboard).toEqual(hiding("news", "market"));
      expect(merged.unsentDashboard).toEqual({
        base: { layout: hiding("news"), writtenAt: ten },
        elsewhere: { layout: hiding("movers"), writtenAt: at },
      });
      expect(unsentPreferences(merged)).toEqual({ density: "compact" });
      const combined = combineLocally(merged, hiding("movers", "market"), noon);
      expect(unsentPreferences(combined)).toEqual({ dashboard: hiding("movers", "market"), density: "compact" });
      expect(timesRead(combined)).toEqual({ [path]: at });
    }
  });

  it("outlasts the answer to other changes while it waits", () => {
    const elsewhere = account(hiding("movers"), eleven);
    const waiting = changeLocally(mergeSettings(changed, elsewhere), { numberFormat: "point-comma" }, noon);
    const sent = unsentTimes(waiting);
    expect(Object.keys(sent).toSorted()).toEqual(["preferences.density", "preferences.numberFormat"]);
    for (const reply of [elsewhere, undefined]) {
      const confirmed = confirmSent(waiting, sent, reply);
      const settled = reply === undefined ? confirmed : mergeSettings(confirmed, reply);
      expect(settled.preferences.dashboard).toEqual(hiding("news", "market"));
      expect(Object.keys(settled.unsent)).toEqual([path]);
      expect(settled.unsentDashboard).toEqual(waiting.unsentDashboard);
    }
  });

  it("is sent if nothing was saved elsewhere, and settled by the answer", () => {
    expect(unsentPreferences(mergeSettings(changed, account(hiding("news"), ten)))).toMatchObject({
      dashboard: hiding("news", "market"),
    });
    const reply = account(hiding("news", "market"), noon);
    const settled = mergeSettings(confirmSent(changed, changed.unsent, reply), reply);
    expect([settled.unsentDashboard, unsentPreferences(settled)]).toEqual([null, {}]);
    const meanwhile = changeLocally(changed, { dashboard: null }, noon);
    const next = mergeSettings(confirmSent(meanwhile, changed.unsent, reply), reply);
    expect(timesRead(next)).toEqual({ [path]: noon });
    expect(unsentPreferences(next)).toEqual({ dashboard: null });
  });
});
