import type { Base } from "../base.ts";
import type { Room } from "../room.ts";
import { createAccountCopies } from "./account-copies.ts";
import { accountCopyEndpoints } from "./endpoints.ts";

/** A file with everything of an account, each room its own part. */
export function createAccountCopyRoom({ config, db, clock, limits, rooms }: Base & { rooms: readonly Room[] }) {
  const parts = rooms.flatMap(({ copy }) => copy ?? []);
  const copies = createAccountCopies({ db, rooms: parts, limits, sizes: config.limits, clock });
  return { endpoints: accountCopyEndpoints(copies) } satisfies Room;
}
