/** Origins that pages may reach besides this server. */
export interface OutsideOrigins {
  readonly connects: readonly string[];
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Pop-up windows of other sites that have to send their result back. */
  readonly opensWindows: boolean;
}

const nothingOutside: OutsideOrigins = { connects: [], scripts: [], frames: [], opensWindows: false };

/** The headers every reply carries; `nonce` is for the style elements of one HTML page, `scriptHashes` for its own scripts. */
export function securityHeaders(options: {
  isSecure: boolean;
  outside: OutsideOrigins | null;
  nonce?: string;
  scriptHashes?: readonly string[];
}): Record<string, string> {
  const style = options.nonce === undefined ? "'self'" : `'self' 'nonce-${options.nonce}'`;
  const script = ["'self'", ...(options.scriptHashes ?? []).map((hash) => `'${hash}'`)].join(" ");
  const { connects, scripts, frames, opensWindows } = options.outside ?? nothingOutside;
  const policy = [
    "default-src 'none'",
    [`script-src ${script}`, ...scripts].join(" "),
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connects].join(" "),
    ...(frames.length === 0 ? [] : [["frame-src", ...frames].join(" ")]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Google's sign-in window needs policies of its own.
    [
      "trusted-types default dompurify backtest-worker push-worker",
      ...(scripts.length === 0 ? [] : ["goog#html gapi#gapi"]),
    ].join(" "),
    "report-to csp",
    ...(options.isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "content-security-policy": policy,
    "reporting-endpoints": 'csp="/api/csp-report"',
    ...(options.isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": opensWindows ? "same-origin-allow-popups" : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store",
  };
}
