import { expect, it } from "vitest";
import { waitText } from "../text/wait-text.ts";
import { secondsLeft } from "./seconds-left.ts";

it("counts down in whole seconds and never below zero", () => {
  expect([secondsLeft(30_000, 0), secondsLeft(30_000, 29_001), secondsLeft(30_000, 31_000)]).toEqual([30, 1, 0]);
});

it("states the wait in seconds, a long one in minutes, and its end", () => {
  expect([1, 45, 900, 0].map(waitText.retryIn)).toEqual([
    "Try again in 1 second.",
    "Try again in 45 seconds.",
    "Try again in 15 minutes.",
    "You can try again now.",
  ]);
});
