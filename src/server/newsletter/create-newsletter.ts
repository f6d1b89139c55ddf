import { createInternalApi } from "../assistant/internal-api.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Served } from "../http/serve.ts";
import type { Log } from "../log.ts";
import { newsletterEndpoints } from "./endpoints.ts";
import { createNewsletterIssues } from "./issues.ts";
import { createNewsletterStore } from "./store.ts";

/** The newsletter, over the addresses that everything else is served at. */
export function createNewsletter({
  db,
  clock,
  log,
  served: others,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  served: readonly Served[];
}) {
  const store = createNewsletterStore({ db });
  const issues = createNewsletterIssues({ store, apiOf: createInternalApi({ served: others, log }), clock });
  return { served: newsletterEndpoints({ issues }) };
}
