import type { DataStatus } from "#core/market/provenance.ts";

export type DataLook = "amber" | "violet" | "grey";

/** The colour of a status that is not live. */
export const dataLooks: Readonly<Record<Exclude<DataStatus, "live">, DataLook>> = {
  delayed: "amber",
  cached: "amber",
  stale: "amber",
  closed: "grey",
  sample: "violet",
  manual: "grey",
  estimate: "grey",
  unavailable: "amber",
};
