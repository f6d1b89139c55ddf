import { connections } from "./en/connections.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of Settings, Connections. */
export const connectionsText = /* @__PURE__ */ inPageLanguage("connections", connections);
