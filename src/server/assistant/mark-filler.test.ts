import { describe, expect, it } from "vitest";
import { createMarkFiller } from "./mark-filler.ts";

const fill = (pieces: readonly string[]) => {
  const delivered: string[] = [];
  const filler = createMarkFiller((text) => delivered.push(text));
  for (const piece of pieces) filler.push(piece);
  filler.end();
  return delivered;
};

describe("marks in a streamed text", () => {
  it("are delivered whole, wherever the stream is cut", () => {
    const text = "Worth {{3.value}} today {and} {{1.total-gain}}.";
    for (let cut = 0; cut <= text.length; cut += 1)
      for (let second = cut; second <= text.length; second += 1) {
        const delivered = fill([text.slice(0, cut), text.slice(cut, second), text.slice(second)]);
        expect(delivered.join("")).toBe(text);
        for (const mark of ["{{3.value}}", "{{1.total-gain}}"])
          expect(delivered.filter((piece) => piece.includes(mark))).toHaveLength(1);
      }
  });

  it("are delivered whole with marks inside them", () => {
    const text = "A ratio of {{= {{1.low}} / {{1.price}} | percent}}.";
    for (let cut = 0; cut <= text.length; cut += 1)
      expect(
        fill([text.slice(0, cut), text.slice(cut)]).filter((piece) =>
          piece.includes("{{= {{1.low}} / {{1.price}} | percent}}"),
        ),
      ).toHaveLength(1);
  });

  it("that never close are dropped at the end, and delivered where they are too long for a mark", () => {
    const long = `a {{${"x".repeat(300)}`;
    expect(fill([long.slice(0, 50), long.slice(50)]).join("")).toBe(long);
    expect(fill(["the end {{"]).join("")).toBe("the end ");
    expect(fill(["NVDA trades at {{3.pri"]).join("")).toBe("NVDA trades at ");
    expect(fill(["{{= {{1.low}} / "]).join("")).toBe("");
    expect(fill(["the end {"]).join("")).toBe("the end {");
  });
});
