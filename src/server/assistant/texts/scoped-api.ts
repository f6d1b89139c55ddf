import type { InternalApi } from "../internal-api.ts";

/** The same addresses, those of the portfolio for one account. */
export function scopedApi(api: InternalApi, account: string | undefined): InternalApi {
  if (account === undefined) return api;
  return (route, input) => api(route, route.startsWith("GET /api/portfolio/") ? { ...input, account } : input);
}
