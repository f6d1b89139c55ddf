import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { watchlistFound } from "../tools/watchlist.ts";

const wanted = 4;
const usual = ["How is the market?", "Compare @AAPL and @MSFT", "What is a P/E ratio?", "What is due this week?"];

/** Four questions from today's portfolio, or the watchlist; each can be answered without a model, too. */
export async function suggestions(context: ToolContext): Promise<readonly string[]> {
  const [held, list] = await Promise.all([holdingsFound(context), watchlistFound(context)]);
  const symbols = held.ok ? held.subjects.map(({ symbol }) => symbol) : [];
  const moved = held.ok ? maxMoved(held.sources[0]?.facts ?? []) : null;
  const [first, second] = symbols;
  const own = [
    first === undefined ? null : "What moved me today?",
    moved === null ? null : `Why is @${moved} rated so?`,
    first === undefined ? null : `How much @${first} do I hold?`,
    second === undefined ? null : `Compare @${first ?? ""} and @${second}`,
    first === undefined ? null : "Next dividends?",
  ].filter((question) => question !== null);
  const watched = list.ok
    ? list.subjects.map(({ symbol }) => symbol).filter((symbol) => !symbols.includes(symbol))
    : [];
  const [one, other] = watched;
  const ofList = [
    one === undefined ? null : `Why is @${one} rated so?`,
    other === undefined ? null : `Compare @${one ?? ""} and @${other}`,
    one === undefined ? null : `When does @${one} report earnings?`,
    one === undefined ? null : `News about @${one}`,
  ].filter((question) => question !== null);
  return [...new Set([...own, ...ofList, ...usual])].slice(0, wanted);
}

/** The holding whose day changed most, either way. */
function maxMoved(facts: readonly { readonly key: string; readonly value: number }[]): string | null {
  const changes = facts.filter(({ key }) => key.endsWith(".dayChangePercent"));
  const largest = changes.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))[0];
  return largest?.key.replace(/\.dayChangePercent$/, "") ?? null;
}
