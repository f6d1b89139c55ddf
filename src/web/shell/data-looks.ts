import type { DataStatus } from "#core/market/provenance.ts";

export type DataLook = "amber" | "violet" | "grey";

/** The colours of statuses other than live. */
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
