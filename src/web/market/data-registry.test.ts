import { describe, expect, it } from "vitest";
import { pageDataStatus } from "./data-registry.tsx";
import type { DataEntry } from "./data-registry.tsx";

const entry = (id: string, status: DataEntry["status"], fetchedAt: string): DataEntry => ({
  id,
  label: id,
  source: `source of ${id}`,
  status,
  asOf: fetchedAt,
  fetchedAt,
  delayMinutes: null,
});

describe("pageDataStatus", () => {
  it("is the page's worst, with the age of its oldest value", () => {
    const entries = [
      entry("a", "live", "2026-03-02T09:00:00Z"),
      entry("b", "stale", "2026-03-02T11:00:00Z"),
      entry("c", "stale", "2026-03-02T10:00:00Z"),
    ];
    expect(pageDataStatus(entries)).toMatchObject({
      status: "stale",
      source: "source of c",
      fetchedAt: "2026-03-02T10:00:00Z",
    });
  });

  it("is null for a page without market data", () => {
    expect(pageDataStatus([])).toMatchObject({ status: null, source: null, fetchedAt: null });
  });
});
