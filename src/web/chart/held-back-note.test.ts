import { describe, expect, it } from "vitest";
import { heldBackNote } from "./held-back-note.ts";

const provenance = { source: "x", status: "live", asOf: null, delayMinutes: null, fetchedAt: null } as const;
const held = (date: string) => ({ date, reason: "move", words: "The price fell by 60 %.", part: "bar" }) as const;

describe("the note of a chart", () => {
  it("counts the visible bars that were held back, and says why", () => {
    const history = { heldBack: [held("2025-01-02"), held("2026-03-02"), held("2026-03-03")], provenance };
    expect(heldBackNote(history, "2026-03-01")).toBe(
      "2 bars are hidden or partly shown, the first on 2 Mar 2026: The price fell by 60 %.",
    );
    expect(heldBackNote(history, "2026-03-04")).toBeNull();
  });

  it("is the source's own if nothing was held back", () => {
    expect(heldBackNote({ heldBack: [], provenance: { ...provenance, note: "Closes only." } }, null)).toBe(
      "Closes only.",
    );
    expect(heldBackNote({ heldBack: [], provenance }, null)).toBeNull();
  });
});
