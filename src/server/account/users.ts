import { changeUser, deleteUser, getUsers } from "#contract/users.ts";
import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import { keyOf } from "./email-address.ts";
import type { AccountStore, UserRecord } from "./store.ts";

/** What the administrator may do with accounts: never look into them. */
export function userEndpoints({
  store,
  wake,
}: {
  store: AccountStore;
  /** Wakes what slept while a user was disabled. */
  wake: (queries: Queries, userId: string) => Promise<void>;
}): Served[] {
  async function otherThanAdministrator(id: string): Promise<UserRecord | Refusal> {
    const user = await store.userById(id);
    if (user === undefined) return refuse("user-not-listed");
    return (await store.isAdministrator(id)) ? refuse("administrator-stays") : user;
  }

  return [
    serve(getUsers, async ({ limit, after }) => {
      const users = await store.users(limit + 1, after ?? null);
      return { users: users.slice(0, limit), hasMore: users.length > limit };
    }),
    serve(changeUser, async ({ id, isDisabled }) => {
      const user = await otherThanAdministrator(id);
      if (!("emailKey" in user)) return user;
      if (isDisabled) await store.disableUser(user.emailKey);
      else await store.enableUser(user.emailKey, wake);
      return {};
    }),
    serve(deleteUser, async ({ id, email }) => {
      const user = await otherThanAdministrator(id);
      if (!("emailKey" in user)) return user;
      if (keyOf(email) !== user.emailKey) return refuse("email-mismatch");
      await store.deleteUser(id);
      return {};
    }),
  ];
}
