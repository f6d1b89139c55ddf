import { describe, expect, it } from "vitest";
import { quoteStatus } from "./quote-status.ts";

// 2 March 2026 is a Monday; New York opens at 14:30 UTC and closes at 21:00 UTC.
const now = "2026-03-02T15:00:00Z";
const realTime = { asOf: "2026-03-02T14:59:30Z", fetchedAt: "2026-03-02T14:59:40Z", delayMinutes: 0, isSample: false };

describe("quoteStatus", () => {
  it("is live for a real-time value of the last minute while the market is open", () => {
    expect(quoteStatus(realTime, "XNYS", now)).toBe("live");
    expect(quoteStatus(realTime, "XNYS", "2026-03-02T15:00:30Z")).toBe("live");
  });

  it("is delayed if a delay is declared or unknown, or if a real-time value is slightly old", () => {
    expect(quoteStatus({ ...realTime, asOf: "2026-03-02T14:45:00Z", delayMinutes: 15 }, "XNYS", now)).toBe("delayed");
    expect(quoteStatus({ ...realTime, delayMinutes: null }, "XNYS", now)).toBe("delayed");
    expect(quoteStatus({ ...realTime, asOf: "2026-03-02T14:55:00Z" }, "XNYS", now)).toBe("delayed");
  });

  it("is cached once it was received more than a minute ago", () => {
    expect(quoteStatus(realTime, "XNYS", "2026-03-02T15:00:41Z")).toBe("cached");
    expect(quoteStatus(realTime, "XNYS", "2026-03-02T15:14:30Z")).toBe("cached");
  });

  it("is stale after 15 minutes of market time beyond the declared delay", () => {
    expect(quoteStatus(realTime, "XNYS", "2026-03-02T15:14:31Z")).toBe("stale");
    const delayed = { ...realTime, asOf: "2026-03-02T14:44:00Z", delayMinutes: 15 };
    expect(quoteStatus(delayed, "XNYS", "2026-03-02T15:14:00Z")).toBe("cached");
    expect(quoteStatus(delayed, "XNYS", "2026-03-02T15:14:01Z")).toBe("stale");
    expect(quoteStatus({ ...realTime, asOf: "2026-02-27T18:00:00Z" }, "XNYS", now)).toBe("stale");
  });

  it("counts market time only: Friday's close is good all weekend and before Monday's open", () => {
    const friday = { ...realTime, asOf: "2026-02-27T21:00:00Z" };
    expect(quoteStatus({ ...friday, fetchedAt: "2026-03-01T12:00:00Z" }, "XNYS", "2026-03-01T12:00:30Z")).toBe(
      "closed",
    );
    expect(quoteStatus({ ...friday, fetchedAt: "2026-02-28T12:00:00Z" }, "XNYS", "2026-03-01T12:00:30Z")).toBe(
      "cached",
    );
    expect(quoteStatus({ ...friday, fetchedAt: "2026-03-02T14:00:00Z" }, "XNYS", "2026-03-02T14:00:30Z")).toBe(
      "closed",
    );
  });

  it("calls an old value stale even if the market is closed", () => {
    const thursday = { ...realTime, asOf: "2026-02-26T21:00:00Z", fetchedAt: "2026-03-01T12:00:00Z" };
    expect(quoteStatus(thursday, "XNYS", "2026-03-01T12:00:30Z")).toBe("stale");
  });

  it("uses wall time if the schedule is unknown, and never reports closed", () => {
    const jakarta = { ...realTime, delayMinutes: 10 };
    expect(quoteStatus(jakarta, "XIDX", now)).toBe("delayed");
    expect(quoteStatus(jakarta, null, now)).toBe("delayed");
    expect(quoteStatus({ ...jakarta, asOf: "2026-03-02T08:00:00Z" }, "XIDX", now)).toBe("stale");
  });

  it("never closes crypto", () => {
    const sunday = { ...realTime, asOf: "2026-03-01T12:00:00Z", fetchedAt: "2026-03-01T12:00:10Z" };
    expect(quoteStatus(sunday, "CRYPTO", "2026-03-01T12:00:30Z")).toBe("live");
  });

  it("keeps sample whatever else applies", () => {
    expect(quoteStatus({ ...realTime, isSample: true }, "XNYS", now)).toBe("sample");
    expect(quoteStatus({ ...realTime, isSample: true, asOf: "2020-01-02T15:00:00Z" }, "XNYS", now)).toBe("sample");
  });

  it("rejects a time more than five minutes ahead", () => {
    expect(quoteStatus({ ...realTime, asOf: "2026-03-02T15:04:00Z" }, "XNYS", now)).toBe("live");
    expect(quoteStatus({ ...realTime, asOf: "2026-03-02T15:06:00Z" }, "XNYS", now)).toBe("stale");
    expect(quoteStatus({ ...realTime, fetchedAt: "2026-03-02T15:06:00Z" }, "XNYS", now)).toBe("stale");
  });
});
