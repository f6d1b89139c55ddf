import { join } from "node:path";

/** For the environment of servers that tests start: compiled modules are kept as `npm start` keeps them, so each after the first is there in a fraction of the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/compiled") };
