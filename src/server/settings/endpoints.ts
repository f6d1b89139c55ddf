import { changeSettings, getSettings } from "#contract/settings.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Settings } from "./settings.ts";

export function settingsEndpoints(settings: Settings): Served[] {
  return [
    serve(getSettings, (_input, context) => settings.read(context.userId())),
    serve(changeSettings, (input, context) => settings.change(context.userId(), input)),
  ];
}
