import { changeAlert, createAlert, deleteAlert, getAlertEvents, getAlerts, readAlertEvents } from "#contract/alerts.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Alerts } from "./alerts.ts";

export function alertEndpoints(alerts: Alerts): Served[] {
  return [
    serve(getAlerts, (_input, context) => alerts.all(context.userId())),
    serve(createAlert, (input, context) => alerts.create(context.userId(), input)),
    serve(changeAlert, (input, context) => alerts.change(context.userId(), input)),
    serve(deleteAlert, ({ id }, context) => alerts.remove(context.userId(), id)),
    serve(getAlertEvents, (input, context) => alerts.events(context.userId(), input)),
    serve(readAlertEvents, ({ ids }, context) => alerts.markRead(context.userId(), ids ?? null)),
  ];
}
