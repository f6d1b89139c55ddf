import { call } from "../api/call.ts";
import { storedDeviceId, pushOwner } from "./push-owner.ts";
import { addThisDevice, pushObstacle, thisDeviceId } from "./this-device.ts";

/** Registers this browser again after a new password has removed all devices. */
export async function renewDevice(): Promise<void> {
  if (pushOwner() === null || (await thisDeviceId()) === null) return;
  const { publicKey } = await call("GET /api/push", {});
  await addThisDevice(publicKey);
}

/**
 * Updates the session and address of this browser's device. Both may have changed while no page was open. A device that
 * was removed elsewhere stays removed.
 */
export async function repairDevice(): Promise<void> {
  const id = await thisDeviceId();
  if (id === null || pushObstacle() !== null || Notification.permission !== "granted") return;
  const { publicKey, devices } = await call("GET /api/push", {});
  const kept = storedDeviceId();
  const isMoved = kept !== null && kept !== id;
  if (isMoved || devices.some((device) => device.id === id)) await addThisDevice(publicKey, isMoved ? kept : null);
}
