import { describe, expect, it } from "vitest";
import { ownAddress } from "./wanted-address.ts";

describe("ownAddress", () => {
  it("keeps path, query and fragment of the own site", () => {
    expect(ownAddress("/insights?symbol=BRK-B#chart")).toBe("/insights?symbol=BRK-B#chart");
  });

  it.each([
    null,
    "",
    "insights",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
  ])("leads nobody away: %j", (address) => {
    expect(ownAddress(address)).toBe("/");
  });

  it("does not send a signed-in person back to the sign-in", () => {
    expect(ownAddress("/login")).toBe("/");
    expect(ownAddress("/register?x=1")).toBe("/");
  });
});
