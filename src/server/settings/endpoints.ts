import {
  changeSettings,
  getSettings,
  putIndicatorSet,
  putKey,
  removeIndicatorSet,
  removeKey,
} from "#contract/settings.ts";
import { serve, type Served } from "../http/serve.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import type { Settings } from "./settings.ts";

export function settingsEndpoints(settings: Settings, keys: UserKeys): Served[] {
  return [
    serve(getSettings, (_input, context) => settings.read(context.userId())),
    serve(changeSettings, (input, context) => settings.change(context.userId(), input)),
    serve(putIndicatorSet, (set, context) => settings.saveSet(context.userId(), set)),
    serve(removeIndicatorSet, ({ name }, context) => settings.removeSet(context.userId(), name)),
    serve(putKey, ({ provider, key }, context) => keys.put(context.userId(), provider, key)),
    serve(removeKey, async ({ provider }, context) => {
      await keys.remove(context.userId(), provider);
      return {};
    }),
  ];
}
