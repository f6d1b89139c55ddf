import type { SessionEndReason } from "../api/session-problem.ts";

export type AuthMessage =
  | { readonly kind: "signed-in" }
  | { readonly kind: "session-ended"; readonly reason: SessionEndReason };

/** Sends sign-in news between the tabs of one browser. */
export function createAuthChannel(onMessage: (message: AuthMessage) => void) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("bellwether-auth");
  channel?.addEventListener("message", (event: MessageEvent<AuthMessage>) => onMessage(event.data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    tell: (message: AuthMessage) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
