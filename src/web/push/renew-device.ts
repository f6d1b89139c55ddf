import { call } from "../api/call.ts";
import { keptDeviceId, pushOwner } from "./push-owner.ts";
import { addThisDevice, pushObstacle, thisDeviceId } from "./this-device.ts";

/** Makes this browser a device again where it was one, after a new password has taken them all away. */
export async function renewDevice(): Promise<void> {
  if (pushOwner() === null || (await thisDeviceId()) === null) return;
  const { publicKey } = await call("GET /api/push", {});
  await addThisDevice(publicKey);
}

/**
 * Tells the account of the session and the address that its device has now: both may have changed while no page was open.
 * A device that its owner has removed elsewhere stays removed.
 */
export async function repairDevice(): Promise<void> {
  const id = await thisDeviceId();
  if (id === null || pushObstacle() !== null || Notification.permission !== "granted") return;
  const { publicKey, devices } = await call("GET /api/push", {});
  const kept = keptDeviceId();
  const isMoved = kept !== null && kept !== id;
  if (isMoved || devices.some((device) => device.id === id)) await addThisDevice(publicKey, isMoved ? kept : null);
}
