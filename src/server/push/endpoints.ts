import { addPushDevice, getPush, removePushDevice, testPushDevice } from "#contract/push.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import type { PushDevices } from "./devices.ts";

export function pushEndpoints(devices: PushDevices): Served[] {
  return [
    serve(getPush, (_input, context) => devices.all(context.userId())),
    serve(addPushDevice, async (input, { signedIn, userAgent }) =>
      signedIn === null ? refuse("not-signed-in") : devices.add(signedIn, input, userAgent),
    ),
    serve(removePushDevice, ({ id }, context) => devices.remove(context.userId(), id)),
    serve(testPushDevice, ({ id }, context) => devices.test(context.userId(), id)),
  ];
}
