import { jobs } from "./en/jobs.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the server's own work: apart from the rest, so that only Settings loads them. */
export const jobsText = /* @__PURE__ */ inPageLanguage("jobs", jobs);
