import { describe, expect, it } from "vitest";
import { sourceOffsets } from "./source-offsets.ts";

/** What the source has where the value has `part`. */
function found(value: string, source: string, part: string): string | null {
  const offsets = sourceOffsets(value, source, 0, source.length);
  const at = value.indexOf(part);
  return offsets === null ? null : source.slice(offsets[at], offsets[at + part.length]);
}

describe("where a parsed text stands in its Markdown", () => {
  it("is found in plain words", () => {
    expect(found("up 4.2% today", "up 4.2% today", "4.2%")).toBe("4.2%");
  });

  it("is found after an escape and after an entity", () => {
    expect(found("5 * 3 is 4.2%", String.raw`5 \* 3 is 4.2%`, "4.2%")).toBe("4.2%");
    expect(found("S&P rose 4.2%", "S&amp;P rose 4.2%", "4.2%")).toBe("4.2%");
    expect(found("A & B: 7", "A & B: 7", "7")).toBe("7");
  });

  it("is found on the next line of a list or a quotation", () => {
    expect(found("worth\n$23,075.52", "worth\n  $23,075.52", "$23,075.52")).toBe("$23,075.52");
    expect(found("worth\n$23,075.52", "worth\n> $23,075.52", "$23,075.52")).toBe("$23,075.52");
  });

  it("is found in a span of code, and nowhere where it is not", () => {
    expect(found("$5.00", "`$5.00`", "$5.00")).toBe("$5.00");
    expect(found("other", "words", "other")).toBeNull();
  });
});
