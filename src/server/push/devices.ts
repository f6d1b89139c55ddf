import { createECDH, createHash, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { addPushDevice, PushDevice } from "#contract/push.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { refuse, type Refusal } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import { deviceLabel } from "./device-label.ts";
import { whyAddressRefused } from "./push-address.ts";
import type { PushKeys } from "./push-keys.ts";
import type { PushSender } from "./push-sender.ts";
import type { PushStore } from "./store.ts";

const testLifeSeconds = 60;

export type PushDevices = ReturnType<typeof createPushDevices>;

/** The browsers that receive a user's notifications. */
export function createPushDevices({
  store,
  keys,
  send,
  testWait,
  words,
  allowsLoopback,
  maxDevices,
}: {
  store: PushStore;
  keys: PushKeys;
  send: PushSender;
  /** Seconds until a user may test again; null: now. */
  testWait: RateLimits["connectionTest"];
  words: ReaderWords;
  allowsLoopback: boolean;
  maxDevices: number;
}) {
  return {
    async all(userId: string) {
      return {
        publicKey: (await keys.pair()).publicKey,
        devices: await store.devices(userId),
        mostDevices: maxDevices,
      };
    },

    async add(
      { userId, tokenHash }: Pick<SignedIn, "userId" | "tokenHash">,
      { endpoint, p256dh, auth, insteadOf }: z.output<typeof addPushDevice.input>,
      userAgent: string | null,
    ): Promise<PushDevice | Refusal> {
      const refused = whyAddressRefused(endpoint, { allowsLoopback });
      if (refused !== null) return refuse("push-address-refused", { detail: refused });
      const fault = faultOf({ p256dh, auth });
      if (fault !== null) return refuse("invalid-input", { errors: [fault] });
      const id = createHash("sha256").update(endpoint).digest("base64url");
      const device = { id, endpoint, p256dh, auth, label: deviceLabel(userAgent), sessionHash: tokenHash };
      const outcome = await store.add(userId, device, insteadOf ?? null, maxDevices);
      if (outcome === "session-ended") return refuse("not-signed-in");
      if (outcome === "too-many") return refuse("too-many-devices", { values: { maximum: maxDevices } });
      const added = (await store.devices(userId)).find((one) => one.id === id);
      // Somebody else has taken the same browser in the same moment.
      return added ?? refuse("device-not-found");
    },

    async remove(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      return (await store.remove(userId, id)) ? {} : refuse("device-not-found");
    },

    async test(userId: string, id: string) {
      const address = await store.address(userId, id);
      if (address === null) return refuse("device-not-found");
      const wait = await testWait(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const tag = `test ${randomUUID()}`;
      const delivery = await send(
        address,
        {
          ...(await words.ofUser(userId)).notices.pushTest,
          path: "/alerts",
          tag,
          topic: "test",
        },
        testLifeSeconds,
      );
      if (delivery.kind === "accepted") {
        await store.noteSuccess(userId, id);
        return { outcome: "accepted" as const, reason: null };
      }
      if (delivery.kind === "gone") {
        await store.remove(userId, id);
        return { outcome: "gone" as const, reason: null };
      }
      await store.noteFailure(userId, id, delivery.reason);
      return { outcome: "failed" as const, reason: delivery.reason };
    },
  };
}

/** Describes invalid keys of a browser: a point not on P-256, or a secret that isn't 16 bytes (RFC 8291, section 3). */
function faultOf({ p256dh, auth }: { p256dh: string; auth: string }): { path: string; message: string } | null {
  if (Buffer.from(auth, "base64url").length !== 16) return { path: "auth", message: "A secret of 16 bytes" };
  const point = Buffer.from(p256dh, "base64url");
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    if (point.length === 65) curve.computeSecret(point);
    else throw new Error("not an uncompressed point");
    return null;
  } catch {
    return { path: "p256dh", message: "A point of P-256, uncompressed" };
  }
}
