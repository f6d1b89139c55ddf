import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultPreferences } from "#contract/settings.ts";
import { createSettingsStore } from "./settings-store.ts";

type Body = Readonly<Record<string, unknown>>;

const start = "2026-03-02T10:00:00.000Z";
const dashboard = { cards: [], phone: [], hidden: ["news"] };

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.useFakeTimers({ now: Date.parse(start) });
  // The middle of the waits for a busy server.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Serves the settings of an account, and returns the changes it was sent. `refusal` returns null for a change that it takes. */
function serve(refusal: (body: Body, tries: number) => Response | null): Body[] {
  const changes: Body[] = [];
  const settings = { apiKeys: {}, preferences: defaultPreferences, watchlist: [], updatedAt: {} };
  vi.stubGlobal("fetch", (_url: string, { method, body }: { method: string; body: string }) => {
    if (method === "GET") return Promise.resolve(Response.json(settings));
    const change = JSON.parse(body) as Body;
    changes.push(change);
    const preferences = { ...defaultPreferences, ...(change["preferences"] as object) };
    return Promise.resolve(refusal(change, changes.length) ?? Response.json({ ...settings, preferences }));
  });
  return changes;
}

function refused(code: string, status: number): Response {
  return Response.json({ code, title: "Refused", status }, { status, headers: { "retry-after": "2" } });
}

describe("a change of the settings", () => {
  it("names the time of each try while the server is busy", async () => {
    const changes = serve((_, tries) => (tries < 3 ? refused("server-busy", 503) : null));
    const store = createSettingsStore("a");
    store.change({ density: "compact" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.saveState()).toBe("saved");
    const preferences = { density: "compact" };
    const changedAt = { "preferences.density": start };
    expect(changes).toEqual([
      // The server's own time is the best for a change that is sent as it is made.
      { preferences },
      { preferences, changedAt, sentAt: "2026-03-02T10:00:02.000Z" },
      { preferences, changedAt, sentAt: "2026-03-02T10:00:04.000Z" },
    ]);
  });

  it("reaches a server that doesn't know the version it builds on yet", async () => {
    const changes = serve(({ readAt }) => (readAt === undefined ? null : refused("invalid-input", 422)));
    const store = createSettingsStore("a");
    store.change({ dashboard });
    await vi.advanceTimersByTimeAsync(0);
    expect(changes.map(({ readAt }) => readAt)).toEqual([{ "preferences.dashboard": null }, undefined]);
    expect(changes[1]).toMatchObject({ preferences: { dashboard }, changedAt: { "preferences.dashboard": start } });
    expect(store.saveState()).toBe("saved");
    expect(store.current().preferences.dashboard).toEqual(dashboard);
    expect(store.current().unsent).toEqual({});
  });

  it("is dropped if the server refuses its value", async () => {
    serve(() => refused("invalid-input", 422));
    const store = createSettingsStore("a");
    store.change({ dashboard });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.saveState()).toBe("refused");
    expect(store.current().preferences.dashboard).toBeNull();
    expect(store.current().unsent).toEqual({});
  });
});
