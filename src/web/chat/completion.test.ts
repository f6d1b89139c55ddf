import { describe, expect, it } from "vitest";
import { complete, completionAt } from "./completion.ts";

describe("completing while typing", () => {
  it("offers symbols after @ and commands at the beginning", () => {
    expect(completionAt("How is @nv", 10)).toEqual({ kind: "symbol", words: "nv", start: 7 });
    expect(completionAt("@", 1)).toEqual({ kind: "symbol", words: "", start: 0 });
    expect(completionAt("/com", 4)).toEqual({ kind: "command", words: "com", start: 0 });
  });

  it("offers questions for other text, at its end", () => {
    expect(completionAt("@NVDA and", 9)).toEqual({ kind: "question", words: "@NVDA and", start: 0 });
    expect(completionAt("my divid", 8)?.kind).toBe("question");
    expect(completionAt("my divid", 2)).toBeNull();
  });

  it("offers nothing after a command and in an empty box", () => {
    expect(completionAt("/compare NVDA", 13)).toBeNull();
    expect(completionAt(" ", 1)).toBeNull();
  });

  it("puts what was chosen in the place of what was typed", () => {
    expect(complete("How is @nv doing?", 10, 7, "@NVDA")).toEqual({ text: "How is @NVDA doing?", caret: 13 });
    expect(complete("/com", 4, 0, "/compare")).toEqual({ text: "/compare ", caret: 9 });
  });
});
