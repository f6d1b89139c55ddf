import { expect, it } from "vitest";
import { createTextSealer } from "./text-sealer.ts";

const sealer = createTextSealer({ secret: "0123456789abcdef".repeat(2), purpose: "test" });

it("opens what it sealed, for the same place alone", () => {
  const sealed = sealer.seal("a secret — ☂", "ada/1");
  expect(sealed).not.toContain("secret");
  expect(sealer.open(sealed, "ada/1")).toBe("a secret — ☂");
  expect(sealer.open(sealed, "ada/2")).toBeNull();
  expect(sealer.seal("a secret — ☂", "ada/1")).not.toBe(sealed);
});

it("does not open what another secret sealed, what was changed, or what was never sealed", () => {
  const sealed = sealer.seal("text", "place");
  const other = createTextSealer({ secret: "fedcba9876543210".repeat(2), purpose: "test" });
  const otherPurpose = createTextSealer({ secret: "0123456789abcdef".repeat(2), purpose: "another" });
  expect([other.open(sealed, "place"), otherPurpose.open(sealed, "place")]).toEqual([null, null]);
  expect(sealer.open(`${sealed.slice(0, -2)}AA`, "place")).toBeNull();
  expect([sealer.open("{}", "place"), sealer.open("", "place")]).toEqual([null, null]);
});
