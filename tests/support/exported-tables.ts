/** Tables with something of a user's that the file has. A test holds both lists against the tables there are. */
export const exportedTables = [
  "settings",
  "watchlists",
  "user_photos",
  "portfolio_accounts",
  "portfolio_transactions",
  "portfolio_imports",
  "portfolio_import_keys",
  "portfolio_instruments",
  "portfolio_prices",
  "portfolio_mappings",
  "portfolio_preferences",
  "notes",
  "chart_drawings",
  "alerts",
  "alert_events",
  "newsletter_settings",
  "newsletter_issues",
  "strategy_runs",
  "strategy_tries",
  "conversations",
  "conversation_messages",
  "assistant_reports",
  "scheduled_questions",
] as const;

/** Tables that stay out of the file, and why. */
export const leftOutTables: Readonly<Record<string, string>> = {
  sessions: "secret: whoever has it is signed in",
  account_links: "secret: links of mails",
  user_identities: "ways to sign in, which hold for this server alone",
  user_totp: "secret: the second factor",
  recovery_codes: "secret: the second factor",
  sign_in_challenges: "secret: sign-ins under way",
  passkeys: "ways to sign in, which hold for this server alone",
  passkey_challenges: "secret: sign-ins under way",
  access_tokens: "secret: tokens of programs",
  user_keys: "secret: keys of services",
  calendar_feeds: "secret: private links; a new server makes its own",
  newsletter_links: "secret: private links; a new server makes its own",
  portfolio_shares: "secret: private links; a new server makes its own",
  push_devices: "secret: addresses of browsers that asked this server for notifications",
  push_outbox: "notifications under way",
  mail_outbox: "mails under way",
  idempotency_keys: "replies kept for a day against doubled requests",
  ai_replies: "a cache: a question asked anew is answered anew",
  ai_usage: "the budget of this server",
  portfolio_ledgers: "a counter that computations compare",
  portfolio_batches: "which rows are still arriving; those of an export have arrived",
  administrators: "a right on this server",
};

/** The same for tables that only PostgreSQL has. */
export const leftOutOnPostgres: Readonly<Record<string, string>> = {
  user_writes: "a position in this server's log, deleted after an hour",
};
