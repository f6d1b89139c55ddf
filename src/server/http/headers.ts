/** The headers every reply carries; `nonce` is for the style elements of one HTML page. */
export function securityHeaders(options: {
  isSecure: boolean;
  /** Where pages may connect to besides this server. */
  connectsTo: readonly string[];
  nonce?: string;
}): Record<string, string> {
  const style = options.nonce === undefined ? "'self'" : `'self' 'nonce-${options.nonce}'`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...options.connectsTo].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "report-to csp",
    ...(options.isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "content-security-policy": policy,
    // Trusted types are only reported in this release; the next one enforces them.
    "content-security-policy-report-only":
      "require-trusted-types-for 'script'; trusted-types default dompurify backtest-worker push-worker; report-to csp",
    "reporting-endpoints": 'csp="/api/csp-report"',
    ...(options.isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store",
  };
}
