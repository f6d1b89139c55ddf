import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** A browser that shows notifications while no page of Bellwether is open. */
export const PushDevice = z.object({
  /** SHA-256 of the address its browser gave, base64url: a browser finds itself by it. */
  id: z.string(),
  /** "Firefox on Linux". */
  label: z.string(),
  createdAt: z.string(),
  /** When its push service last took a notification. */
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
  /** Why it did not. */
  lastFailure: z.string().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const base64Url = (words: string) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/, words);

export const getPush = endpoint("GET /api/push", {
  summary: "The devices you are told on, and the key that a browser subscribes with",
  input: z.object({}),
  output: z.object({
    /** Uncompressed P-256 point, base64url (RFC 8292). */
    publicKey: z.string(),
    devices: z.array(PushDevice),
    mostDevices: z.number().int(),
  }),
});

export const addPushDevice = endpoint("POST /api/push/devices", {
  summary: "Be told on this browser, also while no page is open; one that told somebody else tells you from now on",
  input: z.object({
    /** The push service's address of this browser. */
    endpoint: z.string().max(2_000),
    /** The browser's public key. */
    p256dh: base64Url("The browser's key, base64url"),
    auth: base64Url("The browser's secret, base64url"),
    /** The device that this one stands in for, where a browser has changed its address. */
    insteadOf: z.string().max(100).optional(),
  }),
  output: PushDevice,
  problems: ["push-address-refused", "too-many-devices"],
});

export const removePushDevice = endpoint("DELETE /api/push/devices/:id", {
  summary: "Be told on a device no more",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["device-not-found"],
});

export const testPushDevice = endpoint("POST /api/push/devices/:id/test", {
  summary: "Send a test notification to a device, and say what became of it",
  input: z.object({ id: z.string() }),
  output: z.object({
    /** gone: its browser has given the notifications up, and it is no device of yours any more. */
    outcome: z.enum(["accepted", "gone", "failed"]),
    reason: z.string().nullable(),
  }),
  problems: ["device-not-found", "rate-limited"],
});

export const pushEndpoints = [getPush, addPushDevice, removePushDevice, testPushDevice] as const;
