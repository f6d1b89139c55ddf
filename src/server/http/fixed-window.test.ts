import { expect, it } from "vitest";
import { createFixedWindow } from "./fixed-window.ts";

it("lets so many calls of a key pass until its window ends, and says how long that takes", () => {
  const window = createFixedWindow({ points: 2, durationSeconds: 60 });
  expect([window.take("a", 0), window.take("a", 10_000), window.take("a", 20_000)]).toEqual([null, null, 40_000]);
  expect(window.take("b", 20_000)).toBeNull();
  expect([window.take("a", 60_000), window.take("a", 60_001), window.take("a", 60_002)]).toEqual([null, null, 59_998]);
});
