import { dataProblems } from "#core/words/en/data-problems.ts";
import type { ProblemValues } from "#contract/problem-values.ts";
import { counted } from "../counted.ts";

type ValuesOf<Code extends keyof ProblemValues> = ProblemValues[Code];

/** Messages for refusals of the API by their code. A refusal that comes with a `detail` has no message here. */
export const problems = {
  byCode: {
    ...dataProblems,
    "shutting-down": "The server is restarting. Try again shortly.",
    "idempotency-in-flight": "The same request is still running. Wait a moment.",
    "not-found": "Not found.",
    "not-signed-in": "Sign in first.",
    "not-administrator": "Only the administrator can do this.",
    "feed-not-found": "This calendar link no longer exists.",
    "too-many-feeds": ({ maximum }: ValuesOf<"too-many-feeds">) =>
      `You can have up to ${counted(maximum)} calendar links. Revoke one first.`,
    "watchlist-not-found": "This watchlist no longer exists.",
    "watchlist-full": ({ maximum }: ValuesOf<"watchlist-full">) =>
      `A watchlist holds up to ${counted(maximum)} symbols. Remove one first.`,
    "too-many-watchlists": ({ maximum }: ValuesOf<"too-many-watchlists">) =>
      `You can have up to ${counted(maximum)} watchlists. Delete one first.`,
    "default-watchlist": "This is your default watchlist. Make another one the default first.",
    "account-not-found": "This account no longer exists.",
    "too-many-accounts": ({ maximum }: ValuesOf<"too-many-accounts">) =>
      `You can have up to ${counted(maximum)} accounts.`,
    "transaction-not-found": "This transaction no longer exists.",
    "unknown-instrument": ({ symbol, similar }: ValuesOf<"unknown-instrument">) =>
      `No source lists ${symbol}.${similar.length === 0 ? "" : ` Similar: ${similar}.`} You can add it as a custom asset and enter its prices.`,
    "portfolio-full": ({ part, maximum }: ValuesOf<"portfolio-full">) =>
      `Your portfolio is full: it holds up to ${counted(maximum)} ${{ transactions: "transactions", instruments: "instruments", assets: "custom assets", prices: "manual prices" }[part]}.`,
    "import-not-found": "This import no longer exists.",
    "import-too-old": "Imports can be undone for 30 days. This one is older.",
    "version-conflict": "This was changed elsewhere. The current version is now shown.",
    "note-not-found": "This note no longer exists.",
    "too-many-notes": ({ maximum }: ValuesOf<"too-many-notes">) =>
      `You can have up to ${counted(maximum)} notes. Delete one that you no longer need.`,
    "too-many-indicator-sets": ({ maximum }: ValuesOf<"too-many-indicator-sets">) =>
      `You can save up to ${counted(maximum)} presets. Delete one first.`,
    "too-many-drawn-symbols": ({ maximum }: ValuesOf<"too-many-drawn-symbols">) =>
      `You can draw on the charts of up to ${counted(maximum)} symbols. Delete the drawings on one.`,
    "conversation-not-found": "This conversation no longer exists.",
    "message-not-found": "This message no longer exists.",
    "proposal-not-found": "This proposal no longer exists.",
    "proposal-decided": "This proposal was already decided.",
    "answer-under-way": "An answer is still being written. Wait for it to finish or stop it.",
    "scheduled-question-not-found": "This scheduled question no longer exists.",
    "too-many-scheduled-questions": ({ maximum }: ValuesOf<"too-many-scheduled-questions">) =>
      `You can schedule up to ${counted(maximum)} questions. Delete one that you no longer need.`,
    "too-many-conversations": ({ maximum }: ValuesOf<"too-many-conversations">) =>
      `You can have up to ${counted(maximum)} conversations. Delete one that you no longer need.`,
    "conversation-full": ({ maximum }: ValuesOf<"conversation-full">) =>
      `A conversation holds up to ${counted(maximum)} messages. Start a new one.`,
    "model-not-available": "This model isn't available on this server. Choose another one.",
    "report-not-found": "This report no longer exists.",
    "only-sample-data": ({ symbol }: ValuesOf<"only-sample-data">) =>
      `Only sample prices of ${symbol} are available, so a backtest would mean nothing. Try again shortly.`,
    "run-not-found": "This run no longer exists.",
    "run-name-taken": "You already have a saved run with this name. Choose another name.",
    "too-many-runs": ({ maximum }: ValuesOf<"too-many-runs">) =>
      `You can save up to ${counted(maximum)} runs. Delete one first.`,
    "job-not-found": "This job no longer exists.",
    "mail-not-set-up": "This server doesn't send email. Whoever runs it must set SMTP_URL.",
    "email-not-confirmed": "Confirm your email address first.",
    "newsletter-link-not-found": "This link has expired.",
    "issue-not-found": "This issue no longer exists.",
    "nothing-to-report": "There's nothing to report yet. Add a holding or add a symbol to a watchlist.",
    "only-samples": "Only sample prices are available right now, and issues don't use them.",
    "share-not-found": "This link no longer exists.",
    "too-many-shares": ({ maximum }: ValuesOf<"too-many-shares">) =>
      `You can have up to ${counted(maximum)} links. Revoke one first.`,
    "token-not-found": "This token no longer exists.",
    "too-many-tokens": ({ maximum }: ValuesOf<"too-many-tokens">) =>
      `You can have up to ${counted(maximum)} tokens. Revoke one first.`,
    "alert-not-found": "This alert no longer exists.",
    "too-many-alerts": ({ maximum }: ValuesOf<"too-many-alerts">) =>
      `You can have up to ${counted(maximum)} alerts. Delete one first.`,
    "too-many-devices": ({ maximum }: ValuesOf<"too-many-devices">) =>
      `You can have up to ${counted(maximum)} devices. Remove one first.`,
    "device-not-found": "This device is no longer listed.",
    "source-not-found": "This source can't be turned off.",
  },
  /** Problems of an answer or text by AI. */
  ofAnswers: {
    budget: "Today's AI budget is used up. This was calculated without AI.",
    "content-filter": "The AI service's safety filter withheld the rest of this answer.",
    "no-response": "No response generated",
    interrupted: "The answer was interrupted. Ask again to get the rest.",
    "internal-error": "Failed to get AI response",
  },
};
