import { afterEach, expect, it, vi } from "vitest";
import { call } from "./call.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("ends at once when it is aborted while it waits for a busy server", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json({ code: "server-busy" }, { status: 503, headers: { "retry-after": "3600" } })),
  );
  vi.stubGlobal("fetch", fetched);
  const leaving = new AbortController();
  const outcome = call("GET /api/settings", {}, { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  leaving.abort();
  expect(await outcome).toMatchObject({ name: "AbortError" });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
