import type { Migration } from "kysely/migration";
import { foundation } from "./0001-foundation.ts";

/** In the order they are carried out; a name once released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-foundation": foundation,
};
