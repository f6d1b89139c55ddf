import { call } from "../api/call.ts";
import { pushOwner } from "./push-owner.ts";
import { addThisDevice, thisDeviceId } from "./this-device.ts";

/** Makes this browser a device again where it was one, after a new password has taken them all away. */
export async function renewDevice(): Promise<void> {
  if (pushOwner() === null || (await thisDeviceId()) === null) return;
  const { publicKey } = await call("GET /api/push", {});
  await addThisDevice(publicKey);
}
