import type { Generated } from "kysely";

/**
 * The tables, the same on both engines: decimals, instants (RFC 3339 UTC) and JSON are TEXT, yes/no is INTEGER 0 or 1,
 * so that one query code reads and writes both.
 */
export interface Tables {
  user_totp: {
    user_id: string;
    sealed_secret: string;
    begun_at: string;
    /** Null: no code has been confirmed yet. */
    confirmed_at: string | null;
    /** The time step of the code taken last. */
    last_step: number;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    /** COSE, base64url. */
    public_key: string;
    counter: number;
    /** JSON. */
    transports: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  passkey_challenges: {
    challenge_hash: string;
    /** Null: of somebody who is still to say who they are. */
    user_id: string | null;
    purpose: string;
    expires_at: string;
  };
  recovery_codes: { user_id: string; code_hash: string };
  sign_in_challenges: { token_hash: string; user_id: string; tries_left: number; expires_at: string };
  users: {
    id: string;
    email: string;
    /** The address as it is compared: trimmed, lower case. */
    email_key: string;
    display_name: string;
    photo_url: string | null;
    password_hash: string;
    created_at: string;
    disabled_at: string | null;
    /** When its owner showed that the address is theirs. */
    email_confirmed_at: string | null;
  };
  account_links: {
    /** SHA-256 of the secret in the link. */
    token_hash: string;
    /** sign-up, invited-sign-up, invite, confirm, change-email, reset */
    purpose: string;
    /** Null: the account is still to be made. */
    user_id: string | null;
    /** Where the link was sent to. */
    email: string;
    email_key: string;
    /** Of the account that is to be made. */
    display_name: string | null;
    password_hash: string | null;
    /** Of an invitation: whom it is for, in the words of whoever made it. */
    note: string | null;
    expires_at: string;
  };
  sessions: {
    /** SHA-256 of the cookie's value. */
    token_hash: string;
    user_id: string;
    created_at: string;
    renewed_at: string;
    /** Set when the session was ended from outside, so that the browser can be told why. */
    ended_reason: string | null;
    expires_at: string;
    /** "Firefox on Linux"; null on sessions older than the column. */
    device: string | null;
    /** To a few minutes. */
    seen_at: string | null;
    /** When it was last shown whose it is; null: when it began. */
    proved_at: string | null;
  };
  /** Whom other sign-in services know a user as. */
  user_identities: {
    issuer: string;
    subject: string;
    user_id: string;
    created_at: string;
  };
  /** What sessions of hosted sign-in are checked by. */
  hosted_sessions: {
    token_hash: string;
    id_token_sealed: string;
    checked_at: string;
  };
  user_photos: {
    user_id: string;
    content_type: string;
    /** Base64. */
    image: string;
  };
  administrators: {
    /** Always "the one". */
    place: string;
    /** Null: that account is gone. */
    user_id: string | null;
  };
  sign_in_failures: {
    /** Keyed hash of the address somebody tried, so that the table names nobody. */
    account_key: string;
    failures: number;
    blocked_until: string | null;
    last_at: string;
  };
  watchlists: {
    id: string;
    user_id: string;
    name: string;
    name_key: string;
    is_default: number;
    created_at: string;
  };
  watchlist_symbols: {
    watchlist_id: string;
    symbol: string;
    position: number;
  };
  settings: {
    user_id: string;
    field: string;
    value: string;
    updated_at: string;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    status: number;
    body: string;
    created_at: string;
  };
  readiness: {
    id: string;
    checked_at: string;
  };
  last_good_quotes: {
    symbol: string;
    facts: string;
    origin: string;
  };
  last_good_histories: {
    symbol: string;
    series: string;
    history: string;
    /** Null on rows older than the column. */
    kept_at: string | null;
  };
  /** Any other market value that outlives its provider: news, calendars, company figures, rates. */
  last_good_values: {
    kind: string;
    key: string;
    value: string;
    kept_at: string;
  };
  news_stories: {
    id: string;
    published_at: string;
    story: string;
  };
  news_mentions: {
    /** A symbol; empty for the market as a whole. */
    symbol: string;
    story_id: string;
    published_at: string;
  };
  source_switches: {
    source: string;
    is_on: number;
  };
  market_moods: {
    date: string;
    score: string;
    has_news: number;
  };
  instruments: {
    symbol: string;
    name: string;
    type: string;
    exchange: string | null;
    currency: string | null;
    locale: string | null;
    /** Market capitalisation, a number as text. */
    size: string | null;
    source: string;
    seen_at: string;
  };
  calendar_feeds: {
    id: string;
    user_id: string;
    /** SHA-256 of the secret in the address. */
    token_hash: string;
    /** Comma list. */
    types: string;
    created_at: string;
    last_used_at: string | null;
  };
  portfolio_ledgers: {
    user_id: string;
    /** Counts the changes: whoever computed something from an earlier revision computes it anew. */
    revision: number;
  };
  portfolio_accounts: {
    id: string;
    user_id: string;
    name: string;
    name_key: string;
    currency: string;
    cost_method: string;
    cash: string;
    is_demo: number;
    version: number;
    created_at: string;
    /** The batch it arrived with; null: entered by itself. */
    batch_id: string | null;
  };
  /** Rows that arrive in pieces. Nobody sees them before the batch has a revision. */
  portfolio_batches: {
    id: string;
    user_id: string;
    /** When its writer was last heard of; one that died doesn't publish it any more. */
    renewed_at: string;
    is_dropped: number;
    /** Of the ledger when the batch was published. */
    revision: number | null;
  };
  portfolio_transactions: {
    id: string;
    user_id: string;
    account_id: string;
    /** Order of entry among the user's lines. */
    position: number;
    type: string;
    symbol: string | null;
    date: string;
    quantity: string | null;
    price: string | null;
    amount: string | null;
    fee: string;
    tax: string;
    currency: string;
    ratio: string | null;
    new_symbol: string | null;
    cash: string | null;
    cost_share: string | null;
    note: string | null;
    import_id: string | null;
    version: number;
    created_at: string;
    /** Set: no longer in the ledger, but can be restored. */
    deleted_at: string | null;
    /** Of the ledger when the line last changed. */
    revision: number;
    /** The batch it arrived with; null: entered by itself. */
    batch_id: string | null;
  };
  portfolio_instruments: {
    user_id: string;
    symbol: string;
    is_custom: number;
    name: string | null;
    currency: string | null;
    asset_class: string | null;
    sector: string | null;
    country: string | null;
    /** JSON list. */
    tags: string;
    note: string | null;
    /** Splits up to this day are in the quantities already. */
    splits_counted_until: string | null;
  };
  portfolio_prices: {
    user_id: string;
    symbol: string;
    date: string;
    price: string;
  };
  portfolio_imports: {
    id: string;
    user_id: string;
    file_name: string;
    broker: string | null;
    created_at: string;
    undone_at: string | null;
    batch_id: string | null;
    /** 1: undone, and its lines, which nobody sees any more, are still to be marked as deleted. */
    is_leaving: Generated<number>;
    /** Of the ledger when the import was undone. */
    left_revision: number | null;
  };
  portfolio_import_keys: {
    transaction_id: string;
    user_id: string;
    /** The transaction as its file had it, before corrections. */
    key: string;
  };
  portfolio_mappings: {
    user_id: string;
    /** Names the header row of a file. */
    fingerprint: string;
    /** JSON. */
    mapping: string;
    used_at: string;
  };
  portfolio_preferences: {
    user_id: string;
    /** JSON. */
    value: string;
  };
  notes: {
    id: string;
    user_id: string;
    symbol: string;
    /** The account whose holding it is about; null: about the symbol. */
    account_id: string | null;
    text: string;
    /** own, answer */
    origin: string;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    version: number;
  };
  conversations: {
    id: string;
    user_id: string;
    title: string;
    /** 1 when the user named it. */
    has_own_title: number;
    /** The last message of the branch shown. */
    head_id: string | null;
    /** A provider, or computed; null: whichever answers usually. */
    model: string | null;
    created_at: string;
    updated_at: string;
  };
  conversation_messages: {
    id: string;
    conversation_id: string;
    user_id: string;
    /** The message it follows; null at the beginning. */
    parent_id: string | null;
    /** Order of entry in the conversation. */
    position: number;
    type: string;
    content: string;
    state: string;
    created_at: string;
    /** JSON: everything of a message besides. */
    details: string;
    /** JSON while an answer is under way: the question's circumstances and the steps done, so that another process can go on. */
    run: string | null;
    /** The process that makes the answer, and when it last said so. */
    run_owner: string | null;
    run_seen_at: string | null;
  };
  ai_replies: {
    user_id: string;
    /** SHA-256 of model, prompt version and everything that was sent. */
    key: string;
    /** JSON: the parts that were streamed. */
    parts: string;
    created_at: string;
  };
  ai_usage: {
    user_id: string;
    /** In UTC. */
    day: string;
    questions: number;
    tokens: number;
    /** Millionths of a US dollar, as far as prices were known. */
    microdollars: number;
  };
  assistant_reports: {
    id: string;
    user_id: string;
    symbol: string;
    created_at: string;
    /** JSON, what lists show. */
    summary: string;
    /** JSON, whole. */
    report: string;
  };
  strategy_runs: {
    id: string;
    user_id: string;
    name: string;
    /** The name as it is compared. */
    name_key: string;
    /** JSON: strategy, symbols, period, assumptions. */
    run: string;
    summary: string;
    saved_at: string;
  };
  strategy_tries: {
    user_id: string;
    /** The symbols in alphabetical order, with commas. */
    symbols_key: string;
    variant_key: string;
    /** Of a day. */
    sharpe: number | null;
    tried_at: string;
  };
  jobs: {
    id: string;
    next_run_at: string;
    /** The process that has it in hand, until it says so again. */
    owner: string | null;
    owned_until: string | null;
    started_at: string | null;
    /** Of the last run that ended, well or not. */
    finished_at: string | null;
    succeeded_at: string | null;
    /** What the last run that ended well did. */
    result: string | null;
    /** Why the last run failed; null after one that did not. */
    error: string | null;
    /** Failed runs since the last good one. */
    failures: number;
  };
  mail_outbox: {
    id: string;
    /** Null: to somebody who has no account yet. */
    user_id: string | null;
    /** One mail a user and key. */
    key: string;
    /** 0: somebody waits for it; 1: a letter. */
    priority: Generated<number>;
    /** JSON; empty once it was sent or given up. */
    mail: string;
    /** waiting, sent, failed */
    state: string;
    attempts: number;
    next_attempt_at: string;
    /** The process that has it in hand. */
    owner: string | null;
    owned_until: string | null;
    error: string | null;
    created_at: string;
    ended_at: string | null;
  };
  newsletter_issues: {
    id: string;
    user_id: string;
    /** One issue a user and key. */
    period_key: string;
    /** JSON, whole. */
    issue: string;
    made_at: string;
    /** JSON: what the archive lists of it. */
    head: string;
    read_at: string | null;
  };
  alerts: {
    id: string;
    user_id: string;
    /** Null: about the whole portfolio. */
    symbol: string | null;
    kind: string;
    /** JSON. */
    rule: string;
    repeats: number;
    is_paused: number;
    snoozed_until: string | null;
    expires_at: string | null;
    mail: number;
    push: number;
    /** armed, fired, expired */
    status: string;
    firings: number;
    last_occasion: string | null;
    last_fired_at: string | null;
    /** Of the reading that changed it last: another process may still hold an older one. */
    read_as_of: string | null;
    /** Why it could not be looked at last. */
    waits_for: string | null;
    created_at: string;
    /** Of its terms, rule or state: other processes look for it. */
    changed_at: string;
  };
  alert_events: {
    id: string;
    user_id: string;
    alert_id: string;
    /** The how many-th of its alert, which fires it once whoever sees it. */
    firing: number;
    symbol: string | null;
    words: string;
    value_words: string;
    source: string;
    status: string;
    as_of: string | null;
    fired_at: string;
    read_at: string | null;
  };
  push_keys: {
    /** One pair for all processes: the only row. */
    id: string;
    public_key: string;
    /** Sealed. */
    private_key: string;
    created_at: string;
  };
  push_devices: {
    /** SHA-256 of the address. */
    id: string;
    user_id: string;
    /** The push service's address of a browser. */
    endpoint: string;
    p256dh: string;
    auth: string;
    label: string;
    created_at: string;
    last_success_at: string | null;
    last_failure_at: string | null;
    last_failure: string | null;
    /** The session it was added in last; null: before sessions were noted. */
    session_hash: string | null;
    /** The first failure since it was last reached. */
    failing_since: string | null;
  };
  push_outbox: {
    id: string;
    user_id: string;
    device_id: string;
    /** One notification a device and key. */
    key: string;
    /** JSON; empty once it was sent or given up. */
    notification: string;
    /** waiting, sent, failed */
    state: string;
    attempts: number;
    next_attempt_at: string;
    /** The process that has it in hand. */
    owner: string | null;
    owned_until: string | null;
    created_at: string;
    ended_at: string | null;
  };
  newsletter_settings: {
    user_id: string;
    /** off, daily, weekly, monthly */
    cadence: string;
    /** 0 is Sunday. */
    weekday: number;
    hour: number;
    time_zone: string;
    /** With commas. */
    sections: string;
    /** Null: none comes by itself. */
    due_at: string | null;
    /** Later than `due_at` while it waits. */
    look_at: string | null;
    /** What is missing, in words. */
    waits_for: string | null;
    /** off, pending, on */
    mail_state: string;
  };
  newsletter_links: {
    token_hash: string;
    user_id: string;
    purpose: string;
    created_at: string;
    last_used_at: string | null;
  };
  access_tokens: {
    id: string;
    user_id: string;
    token_hash: string;
    name: string;
    scope: string;
    start: string;
    created_at: string;
    expires_at: string;
    last_used_at: string | null;
  };
  portfolio_shares: {
    id: string;
    user_id: string;
    token_hash: string;
    title: string;
    /** Null: all real accounts. */
    account_id: string | null;
    shows_amounts: number;
    created_at: string;
    expires_at: string;
    last_opened_at: string | null;
  };
  user_keys: {
    user_id: string;
    /** rapidapi, gemini, openai, anthropic */
    provider: string;
    /** By the vault, bound to user and provider. */
    sealed: string;
    /** The last four characters. */
    ends_in: string;
    created_at: string;
    /** When its service did not take it; null: it may be used. */
    refused_at: string | null;
    /** When its service took it for the first time; null: nobody knows yet whether it does. */
    taken_at: string | null;
  };
}
