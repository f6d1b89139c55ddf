import { describe, expect, it } from "vitest";
import { currentStatus } from "./current-status.ts";
import { spokenStatus, statusWords } from "./status-words.ts";

const nowMs = Date.parse("2026-03-02T15:00:00Z");
const provenance = {
  source: "yahoo",
  status: "delayed" as const,
  asOf: "2026-03-02T14:45:00Z",
  fetchedAt: "2026-03-02T14:56:00Z",
  delayMinutes: 15,
};

describe("the words of a status badge", () => {
  it("states the declared delay, an age, or the day of the close", () => {
    expect(statusWords("delayed", provenance, nowMs)).toBe("Delayed 15m");
    expect(statusWords("delayed", { ...provenance, delayMinutes: null }, nowMs)).toBe("Delayed");
    expect(statusWords("cached", provenance, nowMs)).toBe("Cached 4m");
    expect(statusWords("stale", { ...provenance, asOf: "2026-03-02T13:00:00Z" }, nowMs)).toBe("Stale 2h");
    expect(statusWords("closed", { ...provenance, asOf: "2026-02-28T02:00:00Z" }, nowMs, "America/New_York")).toBe(
      "At close 27 Feb",
    );
    expect(
      statusWords("closed", { ...provenance, asOf: "2026-03-01T12:00:00Z" }, nowMs, "America/New_York", "XNAS"),
    ).toBe("At close 27 Feb");
    expect(statusWords("sample", provenance, nowMs)).toBe("Sample");
    expect(spokenStatus("delayed", provenance)).toBe("delayed 15 minutes");
  });
});

describe("currentStatus", () => {
  it("ages between two answers, with half a minute of grace", () => {
    const fetched = { ...provenance, fetchedAt: "2026-03-02T14:58:45Z" };
    expect(currentStatus(fetched, "XNAS", nowMs)).toBe("delayed");
    expect(currentStatus(fetched, "XNAS", nowMs + 20_000)).toBe("cached");
    expect(currentStatus(fetched, "XNAS", nowMs + 16 * 60_000)).toBe("stale");
  });

  it("never turns a sample into anything else", () => {
    expect(currentStatus({ ...provenance, status: "sample" }, "XNAS", nowMs)).toBe("sample");
  });
});
