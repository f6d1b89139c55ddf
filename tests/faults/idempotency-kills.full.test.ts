import { describe, expect, it } from "vitest";
import { testEngines } from "../support/test-engines.ts";
import { idempotencyKills } from "./idempotency-kills.ts";

// The long form, with figures: npm run faults -- idempotency-kills --rounds 500
describe.each(testEngines())("a server killed during keyed requests on $name", (engine) => {
  it("loses none of them and repeats none", async () => {
    const { DATABASE_URL: databaseUrl = null } = await engine.environment();
    const { lost, doubled, differentReplies, cutOff } = await idempotencyKills({ databaseUrl, rounds: 3, seed: 3 });
    expect({ lost, doubled, differentReplies }).toEqual({ lost: 0, doubled: 0, differentReplies: 0 });
    expect(cutOff).toBeGreaterThan(0);
  });
});
