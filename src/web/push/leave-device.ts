import { mayDiscardWaiting } from "../api/offline.ts";
import { storePushOwner, pushOwner } from "./push-owner.ts";

/**
 * Ends a session and this browser's notifications: first at the server, while the session can still authorise it, then
 * in the browser. Asks first if changes wait for the connection.
 */
export async function leaveDevice(signOut: () => Promise<void>): Promise<void> {
  if (!(await mayDiscardWaiting())) return;
  if (pushOwner() === null) {
    await signOut();
    return;
  }
  const { endSubscription, removeThisDevice } = await import("./this-device.ts");
  // Errors while ending the subscription don't delay signing out.
  await removeThisDevice().catch(() => undefined);
  await signOut();
  storePushOwner(null);
  await endSubscription().catch(() => undefined);
}

/**
 * Keeps this browser's notifications for the same user. Ends them for a different one, after a session that ended
 * without signing out.
 */
export async function settleDevice(userId: string): Promise<void> {
  const owner = pushOwner();
  if (owner === null) return;
  if (owner === userId) {
    const { repairDevice } = await import("./renew-device.ts");
    await repairDevice().catch(() => undefined);
    return;
  }
  const { endSubscription } = await import("./this-device.ts");
  await endSubscription().catch(() => undefined);
  storePushOwner(null);
}
