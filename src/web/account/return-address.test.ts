import { describe, expect, it } from "vitest";
import { ownAddress } from "./return-address.ts";

describe("ownAddress", () => {
  it("keeps path, query and fragment of this site", () => {
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
  ])("never leaves this site: %j", (address) => {
    expect(ownAddress(address)).toBe("/");
  });

  it("doesn't send a signed-in user back to the sign-in", () => {
    expect(ownAddress("/login")).toBe("/");
    expect(ownAddress("/register?x=1")).toBe("/");
  });
});
