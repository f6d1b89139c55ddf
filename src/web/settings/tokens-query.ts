import { query } from "../shell/query.ts";

/** The user's tokens, without their secrets. */
export const tokensQuery = query("GET /api/tokens", {});
