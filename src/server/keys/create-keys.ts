import type { Base } from "../base.ts";
import { createUserKeyStore } from "./store.ts";
import { createUserKeys } from "./user-keys.ts";

/** Keys that users bring. The settings room serves them. */
export const createKeys = (base: Base) => createUserKeys({ ...base, store: createUserKeyStore(base) });
