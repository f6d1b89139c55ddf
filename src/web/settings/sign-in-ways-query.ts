import { query } from "../shell/query.ts";

/** The ways into one's account, for every card that shows some of them. */
export const signInWaysQuery = query("GET /api/account/sign-in-ways", {});
