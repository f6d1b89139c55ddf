import { expect, it } from "vitest";
import { passkeyPlace } from "./passkey-place.ts";

it.each([
  ["https://money.example.org", "money.example.org", "https://money.example.org"],
  ["https://money.example.org:8443/x", "money.example.org", "https://money.example.org:8443"],
  ["http://localhost:4600", "localhost", "http://localhost:4600"],
  ["http://127.0.0.1:4600", "localhost", "http://localhost:4600"],
  ["http://[::1]:4600", "localhost", "http://localhost:4600"],
])("passkeys of %s are bound to %s", (appUrl, host, origin) => {
  expect(passkeyPlace(new URL(appUrl))).toEqual({ host, origin });
});

it.each(["http://192.168.1.20:4600", "https://192.168.1.20", "https://[fd00::1]", "http://nas.local:4600"])(
  "no passkey works at %s",
  (appUrl) => {
    expect(passkeyPlace(new URL(appUrl))).toBe(null);
  },
);
