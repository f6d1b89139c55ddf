import { createHash } from "node:crypto";
import type { PushAddress } from "./push-address.ts";
import type { PushKeys } from "./push-keys.ts";
import type { PushNotification } from "./push-notification.ts";
import type { PushService } from "./push-service.ts";

/** The outcome of a notification at its push service. */
export type PushDelivery =
  | { readonly kind: "accepted" }
  /** The browser has given its subscription up. */
  | { readonly kind: "gone" }
  /** Never to be tried again as it is. */
  | { readonly kind: "refused"; readonly reason: string }
  | {
      readonly kind: "try-later";
      readonly reason: string;
      readonly retryAfterMs: number | null;
      /** The push service said something: what is out of order is not all of it. */
      readonly isAnswered: boolean;
    };

/** Longer texts are cut: push services take 4096 bytes at most, encrypted (RFC 8030, section 7.2). */
const maxCharacters = 300;

export type PushSender = ReturnType<typeof createPushSender>;

/** Encrypts a notification for one browser (RFC 8291), signs who sends it (RFC 8292) and hands it to the push service (RFC 8030). */
export function createPushSender({
  keys,
  service,
  subject,
}: {
  keys: PushKeys;
  service: Pick<PushService, "post">;
  /** Contact for a push service: an https address or a mailto. */
  subject: string;
}) {
  return async (address: PushAddress, notification: PushNotification, lifeSeconds: number): Promise<PushDelivery> => {
    // Loaded with the first notification: start-up must be quick.
    const { default: webPush } = await import("web-push");
    const { title, body, path, tag, topic } = notification;
    const { endpoint, p256dh, auth } = address;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title: cut(title), body: cut(body), path, tag }),
      {
        TTL: lifeSeconds,
        urgency: "high",
        topic: createHash("sha256").update(topic).digest("base64url").slice(0, 32),
        vapidDetails: { subject, ...(await keys.pair()) },
      },
    );
    return deliveryOf(await service.post(endpoint, request.headers, request.body));
  };
}

function deliveryOf(reply: Awaited<ReturnType<PushService["post"]>>): PushDelivery {
  if (reply.status === null) return { kind: "try-later", reason: reply.reason, retryAfterMs: null, isAnswered: false };
  const { status, retryAfterMs } = reply;
  if (status >= 200 && status < 300) return { kind: "accepted" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const reason = `The push service answered ${status}`;
  const isPassing = status === 408 || status === 429 || status >= 500;
  return isPassing ? { kind: "try-later", reason, retryAfterMs, isAnswered: true } : { kind: "refused", reason };
}

function cut(text: string): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1)}…`;
}
