import { describe, expect, it } from "vitest";
import { symbolIn } from "./not-found-screen.tsx";

describe("symbolIn", () => {
  it.each([
    ["/NVDA", "NVDA"],
    ["/nvda/", "NVDA"],
    ["/brk-b", "BRK-B"],
    ["/brk.b", "BRK-B"],
    ["/%5Egspc", "^GSPC"],
  ])("reads %s as %s", (path, symbol) => expect(symbolIn(path)).toBe(symbol));

  it.each(["/", "/a/b", "/some-long-page", "/%E0%A4%A", "/2026", "/hello world"])("reads no symbol from %s", (path) =>
    expect(symbolIn(path)).toBeNull(),
  );
});
