import { addPushDevice, getPush, removePushDevice, testPushDevice } from "#contract/push.ts";
import { serve, type Served } from "../http/serve.ts";
import type { PushDevices } from "./devices.ts";

export function pushEndpoints(devices: PushDevices): Served[] {
  return [
    serve(getPush, (_input, context) => devices.all(context.userId())),
    serve(addPushDevice, (input, context) => devices.add(context.userId(), input, context.userAgent)),
    serve(removePushDevice, ({ id }, context) => devices.remove(context.userId(), id)),
    serve(testPushDevice, ({ id }, context) => devices.test(context.userId(), id)),
  ];
}
