import { createInternalApi } from "../assistant/internal-api.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Served } from "../http/serve.ts";
import type { Log } from "../log.ts";
import { newsletterEndpoints } from "./endpoints.ts";
import { newslettersJob } from "./due-issues.ts";
import { createNewsletterIssues } from "./issues.ts";
import { createNewsletterSettings } from "./settings.ts";
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
  const apiOf = createInternalApi({ served: others, log });
  const settings = createNewsletterSettings({ store, clock });
  return {
    served: newsletterEndpoints({
      issues: createNewsletterIssues({ store, apiOf, settingsOf: settings.read, clock }),
      settings,
    }),
    job: newslettersJob({ store, apiOf, clock, log }),
  };
}
