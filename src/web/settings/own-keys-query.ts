import { query } from "../shell/query.ts";

/** What is told of the keys of one's own; of a key itself nothing is ever read. */
export const ownKeysQuery = query("GET /api/settings", {});
