import { join } from "node:path";

/**
 * Keeps compiled modules of servers that tests start, as `npm start` does. Every server after the first starts in a
 * fraction of the time.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/compiled") };
