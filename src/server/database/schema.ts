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
    /** Null: for someone who hasn't identified themselves yet. */
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
    /** Time at which the owner confirmed the address. */
    email_confirmed_at: string | null;
  };
  account_links: {
    /** SHA-256 of the secret in the link. */
    token_hash: string;
    /** sign-up, invited-sign-up, invite, confirm, change-email, reset */
    purpose: string;
    /** Null: the account doesn't exist yet. */
    user_id: string | null;
    /** The address that the link was sent to. */
    email: string;
    email_key: string;
    /** For an account that doesn't exist yet. */
    display_name: string | null;
    password_hash: string | null;
    /** For an invitation: the person it is meant for, in the administrator's words. */
    note: string | null;
    expires_at: string;
  };
  sessions: {
    /** SHA-256 of the cookie's value. */
    token_hash: string;
    user_id: string;
    created_at: string;
    renewed_at: string;
    /** Set when the session was ended from outside, so that the browser can show why. */
    ended_reason: string | null;
    expires_at: string;
    /** "Firefox on Linux"; null on sessions older than the column. */
    device: string | null;
    /** Accurate to a few minutes. */
    seen_at: string | null;
    /** Time of the last authentication; null: when the session began. */
    proved_at: string | null;
  };
  /** Users' identities at other sign-in services. */
  user_identities: {
    issuer: string;
    subject: string;
    user_id: string;
    created_at: string;
  };
  /** Tokens that hosted sessions are checked with. */
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
    /** Null: the account no longer exists. */
    user_id: string | null;
  };
  sign_in_failures: {
    /** Keyed hash of the address tried, so that the table contains no addresses. */
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
  secret_check: {
    id: string;
    fingerprint: string;
    since: string;
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
  /** Events that calendar files have told of, of all users. */
  calendar_events: {
    uid: string;
    /** Type and name. */
    name: string;
    date: string;
    /** Null: all day. */
    starts_at: string | null;
    /** How often its date or time has changed. */
    sequence: number;
  };
  portfolio_ledgers: {
    user_id: string;
    /** Counts the changes. Results computed from an earlier revision are outdated. */
    revision: number;
  };
  portfolio_accounts: {
    id: string;
    user_id: string;
    name: string;
    name_key: string;
    currency: string;
    /** Others it keeps cash in, with a space between. */
    currencies: string;
    cost_method: string;
    cash: string;
    is_demo: number;
    version: number;
    created_at: string;
    /** The batch it arrived with; null: entered individually. */
    batch_id: string | null;
  };
  /** Rows that arrive in pieces. They are hidden until the batch has a revision. */
  portfolio_batches: {
    id: string;
    user_id: string;
    /** Last sign of life of the batch's writer. A dead writer can't publish it any more. */
    renewed_at: string;
    is_dropped: number;
    /** The ledger's revision when the batch was published. */
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
    price_currency: string | null;
    fee_currency: string | null;
    tax_currency: string | null;
    rate: string | null;
    received: string | null;
    received_currency: string | null;
    /** Named lots, as `namedLotsText` writes them. */
    lots: string | null;
    note: string | null;
    import_id: string | null;
    version: number;
    created_at: string;
    /** Set: removed from the ledger, but can be restored. */
    deleted_at: string | null;
    /** The ledger's revision when the line last changed. */
    revision: number;
    /** The batch it arrived with; null: entered individually. */
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
    /** Quantities already include splits up to this day. */
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
    /** 1: undone, and its hidden lines are still to be marked as deleted. */
    is_leaving: Generated<number>;
    /** The ledger's revision when the import was undone. */
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
    /** Identifies the header row of a file. */
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
    /** The account whose holding it is about; null: the symbol in general. */
    account_id: string | null;
    text: string;
    /** own, answer */
    origin: string;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    version: number;
  };
  chart_drawings: {
    user_id: string;
    symbol: string;
    /** JSON: the drawings of one chart, the lowest first. */
    drawings: string;
    version: number;
    updated_at: string;
  };
  scheduled_questions: {
    id: string;
    user_id: string;
    question: string;
    mode: string;
    /** JSON. */
    context: string;
    /** daily, weekdays, or a day of the week */
    days: string;
    /** "08:30" in the time zone. */
    time: string;
    time_zone: string;
    mail: number;
    push: number;
    /** The next turn; null: it is off. */
    due_at: string | null;
    conversation_id: string | null;
    /** The answer that is under way or not delivered yet. */
    pending_answer_id: string | null;
    last_due_at: string | null;
    problem: string | null;
    created_at: string;
  };
  conversations: {
    id: string;
    user_id: string;
    title: string;
    /** 1 when the user named it. */
    has_own_title: number;
    /** The last message of the branch shown. */
    head_id: string | null;
    /** A provider, or computed; null: the default model. */
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
    /** JSON: the other fields of a message. */
    details: string;
    /**
     * JSON while an answer is pending: the question's context and the completed steps, so that another process can
     * continue.
     */
    run: string | null;
    /** The process that makes the answer, and its last sign of life. */
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
    /** JSON: the fields shown in lists. */
    summary: string;
    /** JSON: the complete report. */
    report: string;
  };
  strategy_runs: {
    id: string;
    user_id: string;
    name: string;
    /** The name in its normalised form. */
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
    /** Per day. */
    sharpe: number | null;
    tried_at: string;
  };
  jobs: {
    id: string;
    next_run_at: string;
    /** The process that runs it, until its lease ends. */
    owner: string | null;
    owned_until: string | null;
    started_at: string | null;
    /** End of the last run, successful or not. */
    finished_at: string | null;
    succeeded_at: string | null;
    /** Result of the last successful run. */
    result: string | null;
    /** Error of the last run if it failed, else null. */
    error: string | null;
    /** Failed runs since the last successful one. */
    failures: number;
  };
  mail_outbox: {
    id: string;
    /** Null: the recipient has no account yet. */
    user_id: string | null;
    /** Unique per user and key. */
    key: string;
    /** 0: the recipient is waiting for it; 1: a newsletter or similar. */
    priority: Generated<number>;
    /** JSON; empty once sent or given up. */
    mail: string;
    /** waiting, sent, failed */
    state: string;
    attempts: number;
    next_attempt_at: string;
    /** The process that is sending it. */
    owner: string | null;
    owned_until: string | null;
    error: string | null;
    created_at: string;
    ended_at: string | null;
  };
  newsletter_issues: {
    id: string;
    user_id: string;
    /** Unique per user and key. */
    period_key: string;
    /** JSON: the complete issue. */
    issue: string;
    made_at: string;
    /** JSON: the fields shown in the archive. */
    head: string;
    read_at: string | null;
  };
  alerts: {
    id: string;
    user_id: string;
    /** Null: the whole portfolio. */
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
    /** Time of the reading that changed it last. Another process may still hold an older one. */
    read_as_of: string | null;
    /** The session whose prices the rule is in. Null: that of its creation. */
    priced_on: string | null;
    /** The reason why it couldn't be checked last time. */
    waits_for: string | null;
    created_at: string;
    /** Last change of terms, rule or state. Other processes poll it. */
    changed_at: string;
  };
  alert_events: {
    id: string;
    user_id: string;
    alert_id: string;
    /** Sequence number within its alert. It makes an alert fire once, whichever process sees it. */
    firing: number;
    symbol: string | null;
    /** As they were sent. */
    words: string;
    value_words: string;
    /** Its rule and value as JSON; null for events from before this column. */
    facts: string | null;
    source: string;
    status: string;
    as_of: string | null;
    fired_at: string;
    read_at: string | null;
  };
  push_keys: {
    /** One pair for all processes, in the only row. */
    id: string;
    public_key: string;
    /** Sealed. */
    private_key: string;
    created_at: string;
  };
  push_devices: {
    /** SHA-256 of the endpoint. */
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
    /** The session that registered it last; null: older than this column. */
    session_hash: string | null;
    /** The first failure since the last success. */
    failing_since: string | null;
  };
  push_outbox: {
    id: string;
    user_id: string;
    device_id: string;
    /** Unique per device and key. */
    key: string;
    /** JSON; empty once sent or given up. */
    notification: string;
    /** waiting, sent, failed */
    state: string;
    attempts: number;
    next_attempt_at: string;
    /** The process that is sending it. */
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
    /** Comma-separated. */
    sections: string;
    /** Null: no automatic issues. */
    due_at: string | null;
    /** Later than `due_at` while it waits. */
    look_at: string | null;
    /** Description of the missing data. */
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
    /** Sealed by the vault, bound to user and provider. */
    sealed: string;
    /** The last four characters. */
    ends_in: string;
    created_at: string;
    /** Time at which its service refused it; null: usable. */
    refused_at: string | null;
    /** Time at which its service first accepted it; null: not known yet. */
    taken_at: string | null;
  };
}
