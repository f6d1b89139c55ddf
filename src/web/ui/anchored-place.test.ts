import { expect, it } from "vitest";
import { anchoredPlace } from "./anchored-place.ts";

const view = { width: 400, height: 800 };
const panel = { width: 200, height: 100 };
const button = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

it.each([
  ["bottom-end", { left: 140, top: 136 }],
  ["bottom-start", { left: 300 - 106, top: 136 }],
  ["bottom", { left: 194, top: 136 }],
] as const)("is below its button and within the page: %s", (position, place) => {
  expect(anchoredPlace(button(300, 100), panel, view, position)).toEqual(place);
});

it("is above if there is no room below, and below if there is none at all", () => {
  expect(anchoredPlace(button(300, 750), panel, view, "bottom-end")).toEqual({ left: 140, top: 644 });
  const tall = { width: 200, height: 790 };
  expect(anchoredPlace(button(300, 400), tall, view, "bottom-end").top).toBe(6);
});

it("is to the right of its button, or to the left", () => {
  expect(anchoredPlace(button(10, 100), panel, view, "right-start")).toEqual({ left: 56, top: 100 });
  expect(anchoredPlace(button(300, 100), panel, view, "right-start")).toEqual({ left: 94, top: 100 });
});
