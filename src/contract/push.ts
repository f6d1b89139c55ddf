import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** A browser that shows notifications even if no page of Bellwether is open. */
export const PushDevice = z.object({
  /** SHA-256 of the browser's push address, base64url. A browser identifies itself by it. */
  id: z.string(),
  /** "Firefox on Linux". */
  label: z.string(),
  createdAt: z.string(),
  /** Time the push service last accepted a notification. */
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
  /** The reason of the last failure. */
  lastFailure: z.string().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const base64Url = (words: string) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/, words);

export const getPush = endpoint("GET /api/push", {
  summary: "Your notification devices, and the key that a browser subscribes with",
  input: z.object({}),
  output: z.object({
    /** Uncompressed P-256 point, base64url (RFC 8292). */
    publicKey: z.string(),
    devices: z.array(PushDevice),
    mostDevices: z.number().int(),
  }),
});

export const addPushDevice = endpoint("POST /api/push/devices", {
  summary: "Register this browser for notifications, even while no page is open. Takes it over from a previous user",
  input: z.object({
    /** This browser's address at the push service. */
    endpoint: z.string().max(2_000),
    /** The browser's public key. */
    p256dh: base64Url("The browser's key, base64url"),
    auth: base64Url("The browser's secret, base64url"),
    /** The device this one replaces, if the browser's address has changed. */
    insteadOf: z.string().max(100).optional(),
  }),
  output: PushDevice,
  problems: ["push-address-refused", "too-many-devices"],
});

export const removePushDevice = endpoint("DELETE /api/push/devices/:id", {
  summary: "Stop notifications on a device",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["device-not-found"],
});

export const testPushDevice = endpoint("POST /api/push/devices/:id/test", {
  summary: "Send a test notification to a device and report the result",
  input: z.object({ id: z.string() }),
  output: z.object({
    /** gone: the browser has revoked notifications, and the device is removed. */
    outcome: z.enum(["accepted", "gone", "failed"]),
    reason: z.string().nullable(),
  }),
  problems: ["device-not-found", "rate-limited"],
});

export const pushEndpoints = [getPush, addPushDevice, removePushDevice, testPushDevice] as const;
