import { expect, it } from "vitest";
import { quotedSessionWords, sessionWords } from "./session-words.ts";

// A Monday in New York's session.
const mondayMs = Date.parse("2026-11-30T16:00:00Z");

it("says today of prices of today only", () => {
  expect(sessionWords("2026-11-30", "2026-11-30")).toBe("Today");
  expect(sessionWords("2026-11-28", "2026-11-30")).toBe("Last session, Sat 28 Nov");
  expect(quotedSessionWords("XNYS", Date.parse("2026-11-27T18:00:00Z"), mondayMs)).toBe("Last session, Fri 27 Nov");
  expect(quotedSessionWords("XNYS", Date.parse("2026-11-30T15:59:00Z"), mondayMs)).toBe("Today");
});

it("goes by the session that has begun last where there is no quote", () => {
  expect(quotedSessionWords("XNYS", null, mondayMs)).toBe("Today");
  expect(quotedSessionWords("XNYS", null, Date.parse("2026-11-29T16:00:00Z"))).toBe("Last session, Fri 27 Nov");
});
