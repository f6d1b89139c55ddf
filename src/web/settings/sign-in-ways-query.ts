import { query } from "../shell/query.ts";

/** The account's sign-in methods, for every card that shows some of them. */
export const signInWaysQuery = query("GET /api/account/sign-in-ways", {});
