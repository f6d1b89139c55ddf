import { describe, expect, it } from "vitest";
import { nextAuthState } from "./auth-state.ts";
import type { AuthState } from "./auth-state.ts";

const user = { id: "1", email: "ada@example.org", displayName: "Ada", photoURL: null };
const session = { user, expiresAt: "2026-12-01T00:00:00Z" };
const inside: AuthState = { kind: "signed-in", user };

describe("nextAuthState", () => {
  it("redirects a new visitor without a session", () => {
    const identity = { kind: "signed-out", reason: "none" } as const;
    expect(nextAuthState({ kind: "loading" }, { kind: "identified", identity })).toEqual({
      kind: "signed-out",
      reason: "none",
    });
  });

  it("keeps the page of a user whose session expired", () => {
    expect(nextAuthState(inside, { kind: "session-ended", reason: "expired" })).toEqual({ kind: "expired", user });
    const identity = { kind: "signed-out", reason: "none" } as const;
    expect(nextAuthState(inside, { kind: "identified", identity })).toEqual({ kind: "expired", user });
  });

  it("ends a disabled account's page at once, even after its session expired", () => {
    const disabled = { kind: "signed-out", reason: "disabled" };
    expect(nextAuthState(inside, { kind: "session-ended", reason: "disabled" })).toEqual(disabled);
    expect(nextAuthState({ kind: "expired", user }, { kind: "session-ended", reason: "disabled" })).toEqual(disabled);
  });

  it("reports a deleted account, even if its session was found to be over first", () => {
    const deleted = { kind: "signed-out", reason: "deleted" };
    expect(nextAuthState(inside, { kind: "session-ended", reason: "deleted" })).toEqual(deleted);
    expect(nextAuthState({ kind: "expired", user }, { kind: "session-ended", reason: "deleted" })).toEqual(deleted);
    expect(
      nextAuthState({ kind: "signed-out", reason: "deleted" }, { kind: "session-ended", reason: "expired" }),
    ).toEqual(deleted);
  });

  it("ignores late refusals after a sign-out", () => {
    const left: AuthState = { kind: "signed-out", reason: "left" };
    expect(nextAuthState(left, { kind: "session-ended", reason: "expired" })).toBe(left);
    expect(nextAuthState(left, { kind: "identified", identity: { kind: "signed-out", reason: "none" } })).toBe(left);
  });

  it("signs out users whom a hosted service rejects, and says so", () => {
    const identity = { kind: "signed-out", reason: "ended" } as const;
    const neverSignedIn: AuthState = { kind: "signed-out", reason: "none" };
    for (const state of [inside, { kind: "expired", user }, { kind: "loading" }, neverSignedIn] as const)
      expect(nextAuthState(state, { kind: "identified", identity })).toEqual(identity);
    const left: AuthState = { kind: "signed-out", reason: "left" };
    expect(nextAuthState(left, { kind: "identified", identity })).toBe(left);
  });

  it("doesn't sign anyone out because the server is unreachable", () => {
    expect(nextAuthState(inside, { kind: "identified", identity: { kind: "unreachable" } })).toBe(inside);
    expect(nextAuthState({ kind: "loading" }, { kind: "identified", identity: { kind: "unreachable" } })).toEqual({
      kind: "unreachable",
    });
  });

  it("continues after signing in again", () => {
    expect(nextAuthState({ kind: "expired", user }, { kind: "signed-in", session })).toEqual(inside);
  });
});
