import { query } from "../shell/query.ts";

/** The state of the user's own keys. The keys themselves are never sent back. */
export const ownKeysQuery = query("GET /api/settings", {});
