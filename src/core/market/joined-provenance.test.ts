import { expect, it } from "vitest";
import { joinedProvenance } from "./joined-provenance.ts";
import type { DataStatus } from "./provenance.ts";

const part = (status: DataStatus, asOf: string, more = {}) => ({
  source: "yahoo",
  status,
  asOf,
  delayMinutes: null,
  fetchedAt: asOf,
  ...more,
});

it("gives a total the time of its oldest part with the worst status", () => {
  const rows = [
    part("stale", "2026-03-03T21:00:00Z"),
    part("stale", "2026-03-04T15:59:36Z"),
    part("live", "2026-03-04T16:00:00Z", { delayMinutes: 15, note: "A note." }),
    // A price set by hand years ago doesn't make the total stale.
    part("manual", "2024-01-02", { source: "manual" }),
  ];
  expect(joinedProvenance(rows)).toEqual({
    source: "yahoo, manual",
    status: "stale",
    asOf: "2026-03-03T21:00:00Z",
    delayMinutes: 15,
    fetchedAt: "2026-03-03T21:00:00Z",
    note: "A note.",
  });
  expect(joinedProvenance([])).toBeNull();
});

it("calls a total closed if a part is, with the closed part's time", () => {
  const closed = part("closed", "2026-03-02T16:30:00Z");
  const live = part("live", "2026-03-02T17:30:00Z");
  expect(joinedProvenance([closed, live])).toMatchObject({ status: "closed", asOf: "2026-03-02T16:30:00Z" });
  expect(joinedProvenance([closed, part("stale", "2026-03-01T16:30:00Z")])?.status).toBe("stale");
});
