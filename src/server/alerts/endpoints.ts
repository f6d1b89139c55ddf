import { changeAlert, createAlert, deleteAlert, getAlertEvents, getAlerts, readAlertEvents } from "#contract/alerts.ts";
import { type RequestContext, serve, type Served } from "../http/serve.ts";
import type { Alerts } from "./alerts.ts";

export function alertEndpoints(alerts: Alerts): Served[] {
  return [
    serve(getAlerts, (_input, context) => alerts.all(readerOf(context))),
    serve(createAlert, (input, context) => alerts.create(readerOf(context), input)),
    serve(changeAlert, (input, context) => alerts.change(readerOf(context), input)),
    serve(deleteAlert, ({ id }, context) => alerts.remove(context.userId(), id)),
    serve(getAlertEvents, (input, context) => alerts.events(readerOf(context), input)),
    serve(readAlertEvents, ({ ids }, context) => alerts.markRead(context.userId(), ids ?? null)),
  ];
}

function readerOf(context: RequestContext) {
  return { userId: context.userId(), language: context.language };
}
