/**
 * The tables, the same on both engines: decimals, instants (RFC 3339 UTC) and JSON are TEXT, yes/no is INTEGER 0 or 1,
 * so that one query code reads and writes both.
 */
export interface Tables {
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
    /** Null while the first request runs. */
    status: number | null;
    body: string | null;
    created_at: string;
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
  };
}
