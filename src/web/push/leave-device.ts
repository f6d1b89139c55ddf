import { keepPushOwner, pushOwner } from "./push-owner.ts";

/** Ends a session, and with it this browser's notifications: at the server while there is still a session to say so with, then in the browser. */
export async function leaveDevice(signOut: () => Promise<void>): Promise<void> {
  if (pushOwner() === null) {
    await signOut();
    return;
  }
  const { endSubscription, removeThisDevice } = await import("./this-device.ts");
  // Signing out is not held up by what can still be ended in the browser.
  await removeThisDevice().catch(() => undefined);
  await signOut();
  keepPushOwner(null);
  await endSubscription().catch(() => undefined);
}

/** Keeps this browser's notifications with who is signed in, and ends those for somebody else, whose session was over without a sign-out. */
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
  keepPushOwner(null);
}
