import type { ToolContext } from "../tool.ts";
import { proposeWatchTool } from "../tools/propose-watch.ts";
import { helpOfTask, writeHelp } from "./app-help.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { alertIntent } from "./alert-intent.ts";
import type { Intent } from "./intent.ts";
import { recordIntent } from "./record-intent.ts";

/** Words of a wish to watch a symbol. Others would be dropped without a word. */
const watchWords = new Set(
  "please can could you i i'd we like want would need to add put stick place pop include save watch follow track monitor keep an eye tabs track on of onto in into my the our watchlist watch list for me us also start begin watching following tracking and stock stocks share shares it there instead new entry symbol now pls plz thx thanks".split(
    " ",
  ),
);
const asking =
  "(?:(?:please|can you|could you|would you|i want|i need|i'd like|i would like|i want you|we want|to|start|begin)[, ]+)*";
/** Wishes to watch something, in all the ways they are put. */
const watchWishes: readonly RegExp[] = [
  new RegExp(
    `^${asking}(?:add|put|stick|place|pop|include|save)\\b.*\\b(?:watch ?list|(?:to|on|onto|in) (?:my|the) list)\\b`,
  ),
  new RegExp(`^${asking}(?:watch|follow|track|monitor)(?:ing)?\\b`),
  new RegExp(`^${asking}keep (?:an eye|tabs|track) (?:on|of)\\b`),
  /^(?:new )?watch ?list(?: entry)?[:,]? +(?:add\b)?/,
  /^(?!is\b|are\b|was\b|what|which|how|any)\S+(?: \S+)? (?:to|on|onto) (?:my |the )?watch ?list$/,
];

/** "Sell all my shares", but not "sell in May and go away". */
const tradeOrder =
  /^(?:just |please |now |go |and )*(?:sell|buy) (?!or\b|and\b|when|rating|signal|(?:in|on|at|before|after|during)\b)(?!.*\b(?:work(?:ed)?|would|did|does)\b)/;
const ofBroker =
  /^(?:(?:please|can you|could you|just|now)[, ]+)*(?:place|submit|execute|send) (?:an? |the |my |this )?(?:real |live |actual )*(?:(?:market|limit|stop|buy|sell) )*(?:order|trade)\b|\b(?:send|submit|give|place|pass) (?:the |an? |my |this )?(?:order|trade)s? (?:to|with|at|through) (?:my |the )?(?:broker|bank)\b/;

/** Something that was recorded. */
const ofEntry =
  /\b(?:entry|entries|transactions?|bookings?|trades?|purchases?|sales?|dividends?|deposits?|withdrawals?|imports?|what i (?:entered|recorded))\b/;

export async function watch(symbols: readonly string[], draft: AnswerDraft, context: ToolContext): Promise<void> {
  for (const symbol of symbols) {
    const given = { symbol };
    const outcome = await proposeWatchTool.propose(given, context);
    if (draft.offer("propose_watch", given, outcome)) draft.line(draft.words.wishes.watch(symbol));
  }
}

/** Things to do: they are proposed, and only a click does them. */
export const proposeIntents: readonly Intent[] = [
  {
    id: "remove",
    isPersonal: false,
    matches: ({ lower }) =>
      /^(?:please )?(?:can you |could you )?(?:remove|delete|drop|erase|unwatch|stop watching|(?:stop alerting|turn off|cancel)\b(?=.*\balerts?\b)|stop alerting|take .* off)\b/.test(
        lower,
      ),
    async answer({ lower, withSymbols, named }, draft, context) {
      const { wishes } = draft.words;
      if (/\b(?:alert|alarm|reminder)s?\b/.test(lower)) {
        draft.line(wishes.removeAlerts);
        writeHelp(helpOfTask("Delete an alert"), draft);
        return;
      }
      if (/transaction|trade|purchase|sale|dividend|holding|position|portfolio|entry/.test(lower)) {
        draft.line(wishes.removeTransactions);
        writeHelp(helpOfTask("Correct or delete a transaction"), draft);
        return;
      }
      draft.line(wishes.removeSymbols);
      writeHelp(helpOfTask("Remove a symbol from the watchlist"), draft);
      // "And put JPM there instead".
      const added = /(?:,|\band\b|\bthen\b)\s+(?:add|put|watch|follow|take)\b(.*)$/i.exec(withSymbols)?.[1] ?? "";
      const words = new Set(added.match(/[^\s,]+/g));
      await watch(
        named.filter((symbol) => words.has(symbol) || words.has(`@${symbol}`)),
        draft,
        context,
      );
    },
  },
  {
    id: "correct",
    isPersonal: false,
    matches: ({ lower }) =>
      ofEntry.test(lower) &&
      (/^(?:(?:please|can you|could you|i want to|i need to)[, ]+)*(?:undo|revert|correct|fix|amend|edit)\b/.test(
        lower,
      ) ||
        (/\b(?:mistake|wrong|wrongly|typo|incorrect|error|should have been)\b/.test(lower) &&
          !/^\W*(?:was|were|what|which|did|do|does|is|are|update me)\b/.test(lower) &&
          /\b(?:fix|correct|change|undo|edit|update|amend|put)\b (?:it|that|this|them)\b|\b(?:fix|correct|change|undo|edit|update|amend) (?:the |my |an? )?(?:entry|transaction|trade|purchase|sale|price|line)\b/.test(
            lower,
          ))),
    answer(_, draft) {
      draft.line(draft.words.wishes.notChanged);
      writeHelp(helpOfTask("Correct or delete a transaction"), draft);
      return Promise.resolve();
    },
  },
  {
    id: "note",
    isPersonal: false,
    matches: ({ lower }) =>
      /^(?:please )?(?:can you |could you )?(?:add|write|make|save|put|take|jot|leave)(?: down)? (?:me )?(?:a |an |this )?(?:new |quick |short )?note\b|^note (?:to self|that|down)\b/.test(
        lower,
      ),
    answer(_, draft) {
      draft.line(draft.words.wishes.notes);
      return Promise.resolve();
    },
  },
  {
    id: "trade",
    isPersonal: false,
    matches: ({ text, lower }) => ofBroker.test(lower) || (!/\d|\?\s*$/.test(text) && tradeOrder.test(lower)),
    answer(_, draft) {
      draft.line(draft.words.wishes.trade("sold 5 NVDA at 140 yesterday"));
      return Promise.resolve();
    },
  },
  alertIntent,
  {
    id: "watch",
    isPersonal: false,
    matches: ({ lower, named }) => named.length > 0 && watchWishes.some((pattern) => pattern.test(lower)),
    async answer({ named, unnamed }, draft, context) {
      const words = unnamed.match(/[\p{L}\p{N}']+/gu) ?? [];
      if (!words.every((word) => watchWords.has(word))) {
        draft.line(draft.words.wishes.watchNotUnderstood("Add @NVDA to my watchlist"));
        return;
      }
      await watch(named, draft, context);
    },
  },
  recordIntent,
];
