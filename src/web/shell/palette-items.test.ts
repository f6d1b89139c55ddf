import { describe, expect, it } from "vitest";
import {
  alertCommand,
  isMeant,
  isTransactionLine,
  localInstruments,
  meantStories,
  meantTasks,
  watchCommand,
} from "./palette-items.ts";

const builtIn = ["AAPL", "MSFT", "NVDA", "QQQ", "SPY", "TSLA", "VOO", "META", "NFLX"].map((symbol) => ({
  symbol,
  name: `${symbol} Inc.`,
  type: "Common Stock",
  exchange: "XNAS",
}));
const symbols = (words: string, recents: readonly string[]) =>
  localInstruments(words, recents, builtIn).map(({ symbol }) => symbol);

describe("palette", () => {
  it("shows the recent symbols first, then well-known ones", () => {
    expect(symbols("", ["OCDO.L", "TSLA"]).slice(0, 3)).toEqual(["OCDO.L", "TSLA", "AAPL"]);
    expect(symbols("", [])).toHaveLength(8);
  });

  it("puts symbols that begin with the letter first", () => {
    expect(symbols("n", []).slice(0, 3)).toEqual(["NVDA", "NFLX", "AAPL"]);
  });

  it("finds pages and actions by the beginning of any word", () => {
    expect(isMeant("Switch to light", "li")).toBe(true);
    expect(isMeant("Dashboard", "dash")).toBe(true);
    expect(isMeant("Dashboard", "board")).toBe(false);
  });

  it("finds what help explains by every word of it, a few at most", () => {
    const tasks = ["Import a broker's file", "Set an alert", "Set your own price"].map((task) => ({ task }));
    expect(meantTasks(tasks, "broker file").map(({ task }) => task)).toEqual(["Import a broker's file"]);
    expect(meantTasks(tasks, "set")).toHaveLength(2);
    expect(meantTasks(tasks, "set broker")).toEqual([]);
  });

  it("understands adding and removing a symbol", () => {
    expect(watchCommand("add nvda")).toEqual({ symbol: "NVDA", isWatched: true });
    expect(watchCommand("Remove BRK.B")).toEqual({ symbol: "BRK-B", isWatched: false });
    expect(watchCommand("beobachte nvda")).toEqual({ symbol: "NVDA", isWatched: true });
    expect(watchCommand("add")).toBeNull();
    expect(watchCommand("advance auto")).toBeNull();
  });

  it("understands an alert, with a price or without", () => {
    expect(alertCommand("alert nvda")).toEqual({ symbol: "NVDA" });
    expect(alertCommand("Alert on nvda above 250.5")).toEqual({
      symbol: "NVDA",
      rule: { kind: "price", is: "above", value: 250.5 },
    });
    expect(alertCommand("alert nvda above 131,20")?.rule).toMatchObject({ value: 131.2 });
    expect(alertCommand("alert nvda above 1,234")).toEqual({
      symbol: "NVDA",
      price: { is: "above", typed: "1,234" },
    });
    expect(alertCommand("alert nvda above 1.234")?.rule).toMatchObject({ value: 1.234 });
    expect(alertCommand("Alarm für NVDA über 250")?.rule).toEqual({ kind: "price", is: "above", value: 250 });
    expect(alertCommand("alarm nvda unter 100,5")?.rule).toEqual({ kind: "price", is: "below", value: 100.5 });
    expect(alertCommand("alarm für")).toBeNull();
    expect(alertCommand("alert")).toBeNull();
    expect(alertCommand("alert on")).toBeNull();
    expect(alertCommand("alerts")).toBeNull();
  });

  it("understands a transaction in English and German", () => {
    expect(["buy 10 NVDA at 178", "Kaufe 10 NVDA zu 178", "verkauf 5 AAPL 230"].every(isTransactionLine)).toBe(true);
    expect(["buy NVDA", "Kaufland 10", "10 NVDA"].some(isTransactionLine)).toBe(false);
  });

  it("finds headlines that have every word, at most three, and none for two letters", () => {
    const stories = [
      "Tesla cuts prices",
      "Apple cuts its outlook",
      "Prices rise",
      "Tesla: prices up",
      "Tesla prices",
    ].map((title) => ({ title }));
    const titles = (words: string) => meantStories(stories, words).map(({ title }) => title);
    expect(titles("tesla pri")).toEqual(["Tesla cuts prices", "Tesla: prices up", "Tesla prices"]);
    expect(titles("te")).toEqual([]);
    expect(meantStories([...stories, ...stories], "prices")).toHaveLength(3);
  });
});
