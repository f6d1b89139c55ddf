import { z } from "zod";

/** RFC 9457 problem; `instance` is the request id. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** version-conflict: what is there now. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Every refusal the API can answer with: stable code, HTTP status, title. */
export const problemCatalogue = {
  // any address
  "invalid-input": { status: 422, title: "Some fields need attention" },
  "malformed-json": { status: 400, title: "The body is not valid JSON" },
  "unsupported-media-type": { status: 415, title: "Send application/json" },
  "body-too-large": { status: 413, title: "The body is too large" },
  "url-too-long": { status: 414, title: "The address is too long" },
  "unknown-host": { status: 421, title: "This host name is not served here" },
  "foreign-origin": { status: 403, title: "Requests from other sites are refused" },
  "not-found": { status: 404, title: "Nothing is here" },
  "method-not-allowed": { status: 405, title: "This address does not take that method" },
  "not-signed-in": { status: 401, title: "Sign in first" },
  "invalid-token": { status: 401, title: "This token is not known, or its time is over" },
  "token-reads-only": { status: 403, title: "This token may only read" },
  "not-by-token": { status: 403, title: "No token opens this: sign in" },
  "not-administrator": { status: 403, title: "Only the administrator may do this" },
  "rate-limited": { status: 429, title: "Too many requests" },
  "too-many-streams": { status: 429, title: "Too many live streams are open" },
  "idempotency-in-flight": { status: 409, title: "The same request is still running" },
  "idempotency-mismatch": { status: 422, title: "This Idempotency-Key was used for another request" },
  "internal-error": { status: 500, title: "Something broke on our side" },
  "shutting-down": { status: 503, title: "The server is stopping" },
  "request-timeout": { status: 503, title: "The request took too long" },
  // sign-in and sign-up: the codes of the product's own catalogue
  "invalid-credential": { status: 401, title: "Sign-in refused" },
  "user-not-found": { status: 401, title: "Sign-in refused" },
  "wrong-password": { status: 401, title: "Sign-in refused" },
  "user-disabled": { status: 401, title: "Account disabled" },
  "invalid-email": { status: 422, title: "Invalid e-mail address" },
  "too-many-requests": { status: 429, title: "Too many attempts" },
  "operation-not-allowed": { status: 403, title: "Not enabled on this server" },
  "email-already-in-use": { status: 409, title: "Account exists" },
  "weak-password": { status: 422, title: "Password refused" },
  "invalid-display-name": { status: 422, title: "Name refused" },
  "password-does-not-meet-requirements": { status: 422, title: "Password refused" },
  "requires-recent-login": { status: 403, title: "Sign in again first" },
  "session-not-found": { status: 404, title: "No such session" },
  "email-mismatch": { status: 422, title: "That is not the address of the account" },
  "administrator-stays": { status: 409, title: "The account that administers the server stays" },
  "user-not-listed": { status: 404, title: "No such account" },
  "invitation-not-found": { status: 404, title: "No such invitation" },
  "too-many-invitations": { status: 422, title: "Too many open invitations" },
  "link-not-good": { status: 404, title: "This link is no longer good" },
  "email-not-confirmed": { status: 409, title: "Confirm your e-mail address first" },
  // market
  "unknown-symbol": { status: 404, title: "Unknown symbol" },
  "stock-data-unavailable": { status: 503, title: "Market data unavailable" },
  "news-unavailable": { status: 503, title: "News unavailable" },
  "fundamentals-unavailable": { status: 503, title: "Company figures unavailable" },
  "unknown-indicator": { status: 422, title: "No such indicator" },
  "unknown-currency": { status: 404, title: "Unknown currency" },
  "invalid-range": { status: 422, title: "The days do not make a range" },
  "invalid-cursor": { status: 422, title: "The cursor is not one of ours" },
  "feed-not-found": { status: 404, title: "No such calendar link" },
  "too-many-feeds": { status: 422, title: "Too many calendar links" },
  // watchlists
  "watchlist-not-found": { status: 404, title: "No such watchlist" },
  "watchlist-full": { status: 422, title: "The watchlist is full" },
  "too-many-watchlists": { status: 422, title: "Too many watchlists" },
  "watchlist-name-taken": { status: 409, title: "A watchlist of that name exists" },
  "default-watchlist": { status: 409, title: "The default watchlist stays" },
  // portfolio
  "account-not-found": { status: 404, title: "No such account" },
  "account-name-taken": { status: 409, title: "An account of that name exists" },
  "too-many-accounts": { status: 422, title: "Too many accounts" },
  "transaction-not-found": { status: 404, title: "No such transaction" },
  oversell: { status: 422, title: "More shares would leave than are held" },
  "unknown-instrument": { status: 422, title: "Unknown instrument" },
  "portfolio-full": { status: 422, title: "The portfolio is full" },
  "unreadable-file": { status: 422, title: "The file cannot be read" },
  "import-not-found": { status: 404, title: "No such import" },
  "import-too-old": { status: 409, title: "The import is too old to be undone" },
  "version-conflict": { status: 412, title: "Somebody else changed this in the meantime" },
  "version-required": { status: 428, title: "Say which version you change" },
  // assistant
  "conversation-not-found": { status: 404, title: "No such conversation" },
  "message-not-found": { status: 404, title: "No such message" },
  "proposal-not-found": { status: 404, title: "No such proposal" },
  "proposal-decided": { status: 409, title: "That was decided before" },
  "answer-under-way": { status: 409, title: "An answer is under way" },
  "too-many-conversations": { status: 422, title: "Too many conversations" },
  "conversation-full": { status: 422, title: "The conversation is full" },
  "model-failed": { status: 503, title: "Failed to get AI response" },
  "report-not-found": { status: 404, title: "No such report" },
  // strategy lab
  "only-sample-data": { status: 503, title: "Only sample prices are there" },
  "mixed-currencies": { status: 422, title: "Instruments of several currencies" },
  "too-little-history": { status: 422, title: "Too little history" },
  "run-not-found": { status: 404, title: "No such run" },
  "run-name-taken": { status: 409, title: "A run of that name exists" },
  "too-many-runs": { status: 422, title: "Too many saved runs" },
  // jobs
  "job-not-found": { status: 404, title: "No such job" },
  // mail
  "mail-not-set-up": { status: 409, title: "This server sends no mail" },
  // newsletter
  "newsletter-link-not-found": { status: 404, title: "This link is no longer good" },
  "issue-not-found": { status: 404, title: "No such issue" },
  "nothing-to-report": { status: 409, title: "There is nothing to report on" },
  "only-samples": { status: 409, title: "Nothing is reported from samples" },
  // alerts
  "share-not-found": { status: 404, title: "No such link" },
  "too-many-shares": { status: 422, title: "Too many links" },
  "token-not-found": { status: 404, title: "No such token" },
  "too-many-tokens": { status: 422, title: "Too many tokens" },
  "alert-not-found": { status: 404, title: "No such alert" },
  "too-many-alerts": { status: 422, title: "Too many alerts" },
  // push
  "push-address-refused": { status: 422, title: "This push service is not written to" },
  "too-many-devices": { status: 422, title: "Too many devices" },
  "device-not-found": { status: 404, title: "No such device" },
  // settings
  "read-only-setting": { status: 422, title: "This setting cannot be patched" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemCatalogue;
