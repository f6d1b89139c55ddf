import type { Fault } from "#core/faults/fault.ts";
import { z } from "zod";

/** RFC 9457 problem; `instance` is the request id. */
/** A fault as code and values: src/core/faults/fault.ts. */
export const FaultData = z.custom<Fault>((fault) => typeof fault === "object" && fault !== null && "code" in fault);

/** Something to look at that stops nothing: in English, and as code and values. */
export const Hint = z.object({ message: z.string(), fault: FaultData });

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  /** English, for a case that the code and its values don't describe. */
  detail: z.string().optional(),
  instance: z.string().optional(),
  /** Values of the message, by code: src/contract/problem-values.ts. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** The faulty fields, each with a message in English and, where it has one, the fault as code and values. */
  errors: z.array(z.object({ path: z.string(), message: z.string(), fault: FaultData.optional() })).optional(),
  /** version-conflict: the current version. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Every error the API can return: stable code, HTTP status, title. */
export const problemCatalogue = {
  // any endpoint
  "invalid-input": { status: 422, title: "Some fields need attention" },
  "malformed-json": { status: 400, title: "The request body isn't valid JSON" },
  "unsupported-media-type": { status: 415, title: "Send application/json" },
  "body-too-large": { status: 413, title: "The request body is too large" },
  "url-too-long": { status: 414, title: "The address is too long" },
  "unknown-host": { status: 421, title: "This server doesn't answer to this host name" },
  "foreign-origin": { status: 403, title: "Requests from other sites are refused" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "This address doesn't support that method" },
  "not-signed-in": { status: 401, title: "Sign in first" },
  "other-account": { status: 409, title: "Another account is signed in" },
  "invalid-token": { status: 401, title: "This token is unknown or has expired" },
  "token-reads-only": { status: 403, title: "This token is read-only" },
  "not-by-token": { status: 403, title: "Tokens can't be used here. Sign in instead" },
  "not-administrator": { status: 403, title: "Only the administrator can do this" },
  "rate-limited": { status: 429, title: "Too many requests" },
  "too-many-streams": { status: 429, title: "Too many live streams are open" },
  "idempotency-in-flight": { status: 409, title: "The same request is still running" },
  "idempotency-mismatch": { status: 422, title: "This Idempotency-Key was used for another request" },
  "internal-error": { status: 500, title: "Something broke on our side" },
  "storage-unavailable": { status: 503, title: "The database can't be used right now. Try again shortly." },
  "server-busy": { status: 503, title: "The server is busy. Try again shortly." },
  "shutting-down": { status: 503, title: "The server is stopping" },
  "client-gone": { status: 499, title: "The client closed the connection" },
  "request-timeout": { status: 503, title: "The request took too long" },
  // sign-in and sign-up: the error codes of the specification
  "invalid-credential": { status: 401, title: "Sign-in refused" },
  "user-not-found": { status: 401, title: "Sign-in refused" },
  "wrong-password": { status: 401, title: "Sign-in refused" },
  "user-disabled": { status: 401, title: "Account disabled" },
  "invalid-email": { status: 422, title: "Invalid e-mail address" },
  "too-many-requests": { status: 429, title: "Too many attempts" },
  "operation-not-allowed": { status: 403, title: "Not enabled on this server" },
  "email-already-in-use": { status: 409, title: "An account with this address already exists" },
  "weak-password": { status: 422, title: "Password refused" },
  "same-password": { status: 422, title: "The new password is the same as the current one" },
  "invalid-display-name": { status: 422, title: "Name refused" },
  "password-does-not-meet-requirements": { status: 422, title: "Password refused" },
  "user-not-able": { status: 409, title: "That account is disabled" },
  "requires-recent-login": { status: 403, title: "Sign in again first" },
  "id-token-refused": { status: 401, title: "This sign-in is invalid or has expired" },
  "sign-in-service-unreachable": { status: 503, title: "Couldn't reach the sign-in service" },
  "wrong-code": { status: 401, title: "That code isn't correct" },
  "sign-in-expired": { status: 401, title: "Start signing in again" },
  "code-required": { status: 401, title: "Enter a code from your second factor" },
  "second-factor-on": { status: 409, title: "The second factor is already on" },
  "second-factor-off": { status: 409, title: "The second factor is off" },
  "second-factor-not-begun": { status: 409, title: "Start the setup again" },
  "passkeys-need-host-name": { status: 409, title: "Passkeys don't work at this server's address" },
  "passkey-refused": { status: 401, title: "That passkey isn't accepted here" },
  "passkey-not-found": { status: 404, title: "No such passkey" },
  "too-many-passkeys": { status: 422, title: "Too many passkeys" },
  "only-way-in": { status: 409, title: "Add another way to sign in first" },
  "provider-not-set-up": { status: 409, title: "This server has no sign-in provider" },
  "provider-unreachable": { status: 503, title: "The sign-in provider isn't responding" },
  "provider-not-linked": { status: 409, title: "The sign-in provider isn't linked to this account" },
  "provider-email-not-verified": { status: 403, title: "The sign-in provider hasn't verified this e-mail address" },
  "photo-refused": { status: 422, title: "Choose a PNG, JPEG or WebP picture of at most 1 MiB" },
  "photo-not-found": { status: 404, title: "No picture" },
  "session-not-found": { status: 404, title: "No such session" },
  "email-mismatch": { status: 422, title: "That isn't the account's e-mail address" },
  "administrator-stays": { status: 409, title: "The administrator's account can't be deleted or disabled" },
  "user-not-listed": { status: 404, title: "No such account" },
  "invitation-not-found": { status: 404, title: "No such invitation" },
  "too-many-invitations": { status: 422, title: "Too many open invitations" },
  "link-not-good": { status: 404, title: "This link has expired" },
  "email-not-confirmed": { status: 409, title: "Confirm your e-mail address first" },
  // market
  "unknown-symbol": { status: 404, title: "Unknown symbol" },
  "bars-not-offered": { status: 422, title: "Not offered" },
  "stock-data-unavailable": { status: 503, title: "Market data unavailable" },
  "news-unavailable": { status: 503, title: "News unavailable" },
  "fundamentals-unavailable": { status: 503, title: "Company figures unavailable" },
  "unknown-indicator": { status: 422, title: "No such indicator" },
  "unknown-currency": { status: 404, title: "Unknown currency" },
  "invalid-range": { status: 422, title: "Invalid date range" },
  "invalid-cursor": { status: 422, title: "Invalid cursor" },
  "source-not-found": { status: 404, title: "No source with this name can be turned off" },
  "feed-not-found": { status: 404, title: "No such calendar link" },
  "too-many-feeds": { status: 422, title: "Too many calendar links" },
  // watchlists
  "watchlist-not-found": { status: 404, title: "No such watchlist" },
  "watchlist-full": { status: 422, title: "The watchlist is full" },
  "too-many-watchlists": { status: 422, title: "Too many watchlists" },
  "watchlist-name-taken": { status: 409, title: "A watchlist with that name already exists" },
  "default-watchlist": { status: 409, title: "The default watchlist can't be deleted" },
  // portfolio
  "account-not-found": { status: 404, title: "No such account" },
  "account-name-taken": { status: 409, title: "An account with that name already exists" },
  "too-many-accounts": { status: 422, title: "Too many accounts" },
  "transaction-not-found": { status: 404, title: "No such transaction" },
  oversell: { status: 422, title: "Not enough shares" },
  "unknown-instrument": { status: 422, title: "Unknown instrument" },
  "portfolio-full": { status: 422, title: "The portfolio is full" },
  "unreadable-file": { status: 422, title: "The file couldn't be read" },
  "import-not-found": { status: 404, title: "No such import" },
  "import-too-old": { status: 409, title: "The import is too old to undo" },
  "version-conflict": { status: 412, title: "This was changed in the meantime" },
  "version-required": { status: 428, title: "Send the version you read in If-Match" },
  // notes
  "note-not-found": { status: 404, title: "No such note" },
  "too-many-notes": { status: 422, title: "Too many notes" },
  // settings
  "too-many-indicator-sets": { status: 422, title: "Preset limit" },
  // drawings
  "too-many-drawn-symbols": { status: 422, title: "Drawing limit" },
  // assistant
  "conversation-not-found": { status: 404, title: "No such conversation" },
  "message-not-found": { status: 404, title: "No such message" },
  "proposal-not-found": { status: 404, title: "No such proposal" },
  "proposal-decided": { status: 409, title: "This proposal was already decided" },
  "answer-under-way": { status: 409, title: "An answer is in progress" },
  "scheduled-question-not-found": { status: 404, title: "No such scheduled question" },
  "too-many-scheduled-questions": { status: 422, title: "Too many scheduled questions" },
  "too-many-conversations": { status: 422, title: "Too many conversations" },
  "conversation-full": { status: 422, title: "The conversation is full" },
  "model-failed": { status: 503, title: "Failed to get AI response" },
  "model-not-available": { status: 422, title: "This model isn't available" },
  "report-not-found": { status: 404, title: "No such report" },
  // strategy lab
  "only-sample-data": { status: 503, title: "Only sample prices are available" },
  "mixed-currencies": { status: 422, title: "The instruments use several currencies" },
  "too-little-history": { status: 422, title: "Not enough history" },
  "run-not-found": { status: 404, title: "No such run" },
  "run-name-taken": { status: 409, title: "A run with that name already exists" },
  "too-many-runs": { status: 422, title: "Too many saved runs" },
  // jobs
  "job-not-found": { status: 404, title: "No such job" },
  // mail
  "mail-not-set-up": { status: 409, title: "This server doesn't send mail" },
  // newsletter
  "newsletter-link-not-found": { status: 404, title: "This link has expired" },
  "issue-not-found": { status: 404, title: "No such issue" },
  "nothing-to-report": { status: 409, title: "Nothing to report" },
  "only-samples": { status: 409, title: "Only sample data is available" },
  // alerts
  "share-not-found": { status: 404, title: "No such link" },
  "too-many-shares": { status: 422, title: "Too many links" },
  "token-not-found": { status: 404, title: "No such token" },
  "too-many-tokens": { status: 422, title: "Too many tokens" },
  "alert-not-found": { status: 404, title: "No such alert" },
  "too-many-alerts": { status: 422, title: "Too many alerts" },
  // push
  "push-address-refused": { status: 422, title: "This push service isn't supported" },
  "too-many-devices": { status: 422, title: "Too many devices" },
  "device-not-found": { status: 404, title: "No such device" },
  // settings
  "read-only-setting": { status: 422, title: "This setting is read-only" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemCatalogue;
