import { englishFault } from "#core/faults/english-fault.ts";
import { parseSmartEntry } from "#core/portfolio/smart-entry.ts";
import { proposeTransactionTool } from "../tools/propose-transaction.ts";
import { proposeWatchTool } from "../tools/propose-watch.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { alertIntent } from "./alert-intent.ts";
import type { Intent } from "./intent.ts";
import { phrase } from "./phrase.ts";
import { isSpokenTransaction, spokenTransaction } from "./spoken-transaction.ts";

/** Words of a wish to watch a symbol. Others would be dropped without a word. */
const watchWords = new Set(
  "please can could you i i'd we like want would to add put watch follow track keep an eye tabs track on of onto in into my the our watchlist watch list for me us also start watching following tracking and stock stocks share shares it now pls plz thx thanks".split(
    " ",
  ),
);
const untilPressed = "Nothing is done until you press its button.";
/** Things to do: they are proposed, and only a click does them. */
export const proposeIntents: readonly Intent[] = [
  {
    id: "remove",
    isPersonal: false,
    matches: ({ lower }) =>
      /^(?:please )?(?:can you |could you )?(?:remove|delete|drop|erase|unwatch|stop watching|take .* off)\b/.test(
        lower,
      ),
    answer({ lower }, draft) {
      draft.line(
        /transaction|trade|purchase|sale|dividend|holding|position|portfolio/.test(lower)
          ? "Nothing is removed from here. Transactions are deleted under Portfolio, in the tab Transactions."
          : "Nothing is removed from here. Symbols are taken off the watchlist under Watchlist.",
      );
      return Promise.resolve();
    },
  },
  {
    id: "trade",
    isPersonal: false,
    matches: ({ text, lower }) =>
      !/\d|\?\s*$/.test(text) &&
      /^(?:just |please |now |go |and )*(?:sell|buy) (?!or\b|and\b|when|rating|signal)/.test(lower),
    answer(_, draft) {
      draft.line(
        "Nothing is traded from here. Trade at your broker, then tell me, such as “sold 5 NVDA at 140 yesterday”.",
      );
      return Promise.resolve();
    },
  },
  alertIntent,
  {
    id: "watch",
    isPersonal: false,
    matches: ({ lower, named }) =>
      named.length > 0 &&
      (/^(?:please )?(?:can you |could you )?(?:add|put)\b.*\bwatch ?list/.test(lower) ||
        /\b(?:add|put)\b.*\b(?:on|to|onto|in) (?:my|the) (?:watch )?list\b|\bkeep (?:an eye|tabs|track) (?:on|of)\b/.test(
          lower,
        ) ||
        /^(?:please )?(?:can you |could you )?(?:watch|follow|track)\b/.test(lower)),
    async answer({ named, unnamed }, draft, context) {
      const words = unnamed.match(/[\p{L}\p{N}']+/gu) ?? [];
      if (!words.every((word) => watchWords.has(word))) {
        draft.line("This wasn't fully understood. Try “Add @NVDA to my watchlist”.");
        return;
      }
      for (const symbol of named) {
        const given = { symbol };
        const outcome = await proposeWatchTool.propose(given, context);
        if (draft.offer("propose_watch", given, outcome)) draft.line(`Watch ${symbol}? ${untilPressed}`);
      }
    },
  },
  {
    id: "transaction",
    isPersonal: true,
    matches: ({ text }) => isSpokenTransaction(text),
    async answer({ withSymbols }, draft, context) {
      const accounts = await context.api("GET /api/portfolio/accounts", {});
      const { line, account } = spokenTransaction(withSymbols, {
        today: context.today,
        accounts: accounts.ok ? accounts.output.accounts.map(({ name }) => name) : [],
      });
      const { draft: read, faults } = parseSmartEntry(line, { today: context.today, decimalSign: null });
      const { tax, ratio, ...fields } = read;
      const [fault] = faults;
      const reason =
        fault !== undefined
          ? englishFault(fault.fault)
          : tax !== null || ratio !== null
            ? "Taxes and splits need the form."
            : null;
      if (reason !== null) {
        draft.line(
          `This was read as a transaction, but not wholly understood: ${/\d/.test(reason) ? "" : `${reason.replace(/\.$/, "")}. `}Write it such as “bought 5 NVDA at 140 yesterday”, or enter it under Portfolio.`,
        );
        return;
      }
      const given = Object.fromEntries(Object.entries({ ...fields, account }).filter(([, value]) => value !== null));
      const input = proposeTransactionTool.input.safeParse(given);
      if (!input.success) {
        draft.line("This cannot be recorded from here. Enter it under Portfolio.");
        return;
      }
      const outcome = await proposeTransactionTool.propose(input.data, context);
      if (!("route" in outcome) && (read.type === "sell" || read.type === "transfer-out") && read.symbol !== null) {
        const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
        const shares = held?.value(`${read.symbol}.shares`) ?? null;
        draft.line(
          held === undefined || shares === null
            ? `You hold no ${read.symbol}${held === undefined ? "" : ` ${held.mark}`}: a sale of it cannot be recorded.`
            : phrase`You hold ${held.text(`${read.symbol}.shares`)} shares of ${read.symbol} ${held.mark}: this sale cannot be recorded, because on its day there were not enough.`,
        );
        return;
      }
      if (draft.offer("propose_transaction", given, outcome))
        draft.line(`This can be recorded in your portfolio. ${untilPressed}`);
    },
  },
];
