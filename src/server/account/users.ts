import {
  changeUser,
  createInvitation,
  deleteInvitation,
  deleteUser,
  getInvitations,
  getUsers,
  handOver,
} from "#contract/users.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import { keyOf } from "./email-address.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { AccountStore, UserRecord } from "./store.ts";

/** An invitation is valid for a week. */
const invitationMs = 7 * 86_400_000;
const maxInvitations = 100;

/** The administrator's actions on accounts. None gives access to their data. */
export function userEndpoints({
  store,
  links,
  appUrl,
  clock,
  wake,
}: {
  store: AccountStore;
  links: AccountLinkStore;
  appUrl: URL;
  clock: Clock;
  /** Resumes what was paused while a user was disabled. */
  wake: (queries: Queries, userId: string) => Promise<void>;
}): Served[] {
  async function otherThanAdministrator(id: string): Promise<UserRecord | Refusal> {
    const user = await store.userById(id);
    if (user === undefined) return refuse("user-not-listed");
    return (await store.isAdministrator(id)) ? refuse("administrator-stays") : user;
  }

  return [
    serve(getInvitations, async () => ({ invitations: await links.open("invite") })),
    serve(createInvitation, async ({ note }) => {
      if ((await links.open("invite")).length >= maxInvitations) return refuse("too-many-invitations");
      const expiresAt = isoTime(clock.now() + invitationMs);
      const anybody = { userId: null, email: "", emailKey: "", displayName: null, passwordHash: null };
      const token = await links.add({ purpose: "invite", ...anybody, note: note === "" ? null : note }, invitationMs);
      return { url: new URL(`/register#invitation=${token}`, appUrl).href, expiresAt };
    }),
    serve(deleteInvitation, async ({ id }) =>
      /^[0-9a-f]{24}$/.test(id) && (await links.removeById("invite", id)) ? {} : refuse("invitation-not-found"),
    ),
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
    serve(handOver, async ({ id, email }, context) => {
      const user = await store.userById(id);
      if (user === undefined) return refuse("user-not-listed");
      if (keyOf(email) !== user.emailKey) return refuse("email-mismatch");
      if (user.disabledAt !== null) return refuse("user-not-able");
      return (await store.handOver(context.userId(), id)) ? {} : refuse("not-administrator");
    }),
  ];
}
