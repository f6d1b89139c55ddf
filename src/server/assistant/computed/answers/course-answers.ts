import { impliedMoveFound } from "../../tools/implied-move.ts";
import type { ToolContext } from "../../tool.ts";
import { say } from "../phrase.ts";
import type { Period } from "../slots.ts";
import { type Answerers, answerer } from "./answerer.ts";
import { maxSymbols } from "./price-answers.ts";

const maxStrikes = 3;

/** Answers that work something out from a course of prices, a chain of options or two lines of a statement. */
export const courseAnswers: Answerers = {
  /** Figures of the next chain of options. */
  options: answerer("several|future", async ({ symbols, whats, period, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const given = { symbol, ...(await expiryIn(symbol, period, context)) };
      const [chain] = draft.take("get_implied_move", given, await impliedMoveFound(given, context));
      if (chain === undefined) continue;
      const { mark: source, text } = chain;
      const { technical } = draft.words;
      const lines: Readonly<Record<string, readonly (string | null)[]>> = {
        putCall: [
          say(technical.putCallByVolume, { symbol, value: text("putCallVolume"), source }),
          say(technical.putCallByOpenInterest, { symbol, value: text("putCallOpenInterest"), source }),
        ],
        volatility: [say(technical.impliedVolatility, { symbol, value: text("impliedVolatility"), source })],
        openInterest: [
          ...(["call", "put"] as const).flatMap((side) =>
            Array.from({ length: maxStrikes }, (_, index) =>
              say(technical.strike, {
                side,
                symbol,
                strike: text(`${side}${index}.strike`),
                openInterest: text(`${side}${index}.openInterest`),
                source,
              }),
            ),
          ),
          say(technical.openInterest, { calls: text("callOpenInterest"), puts: text("putOpenInterest"), source }),
        ],
      };
      for (const what of whats) {
        const known = (lines[what] ?? []).filter((line) => line !== null);
        if (known.length === 0) draft.line(technical.noOptionFigure({ symbol, source }));
        draft.list(known);
      }
      draft.line(say(technical.expiry, { symbol, expiry: text("expiry"), source }));
    }
  }),
};

/** The first expiry of options in a time to come; nothing where none is known, or no time is named. */
export async function expiryIn(
  symbol: string,
  period: Period | null,
  context: ToolContext,
): Promise<{ readonly expiry?: string }> {
  if (period?.kind !== "future") return {};
  const reply = await context.api("GET /api/market/options", { symbol });
  const expiry = reply.ok
    ? reply.output.expiries.toSorted().find((day) => day >= period.from && day <= period.to)
    : undefined;
  return expiry === undefined ? {} : { expiry };
}
