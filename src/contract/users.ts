import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** An account as the administrator sees it: nothing of what it holds. */
const ListedUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: z.string(),
  /** To a few minutes; null: it has no session. */
  lastSeenAt: z.string().nullable(),
  isDisabled: z.boolean(),
  isConfirmed: z.boolean(),
  isAdministrator: z.boolean(),
});

export const getUsers = endpoint("GET /api/users", {
  summary: "Everybody who has an account here, the oldest first",
  access: "administrator",
  input: z.object({
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(100),
    /** Id of the last user that is known: those after it. */
    after: z.string().max(100).optional(),
  }),
  output: z.object({ users: z.array(ListedUser), hasMore: z.boolean() }),
});

export const changeUser = endpoint("PATCH /api/users/:id", {
  summary: "Disable an account, which ends its sessions at once, or enable it again",
  access: "administrator",
  input: z.object({ id: z.string(), isDisabled: z.boolean() }),
  output: z.object({}),
  problems: ["user-not-listed", "administrator-stays"],
});

export const deleteUser = endpoint("DELETE /api/users/:id", {
  summary: "Delete an account and everything in it for good",
  access: "administrator",
  needsRecentSignIn: true,
  input: z.object({
    id: z.string(),
    /** That account's address, so that nobody does it by mistake. */
    email: z.string().max(320),
  }),
  output: z.object({}),
  problems: ["user-not-listed", "email-mismatch", "administrator-stays"],
});

export const handOver = endpoint("POST /api/users/:id/administrator", {
  summary: "Hand the administration of this server to another account, which takes it from yours",
  access: "administrator",
  needsRecentSignIn: true,
  input: z.object({
    id: z.string(),
    /** That account's address, so that nobody does it by mistake. */
    email: z.string().max(320),
  }),
  output: z.object({}),
  problems: ["user-not-listed", "email-mismatch", "user-not-able"],
});

const Invitation = z.object({
  id: z.string(),
  expiresAt: z.string(),
  /** Whom it is for, in the words of whoever made it. */
  note: z.string().nullable(),
});

export const getInvitations = endpoint("GET /api/users/invitations", {
  summary: "Invitations that nobody has used yet",
  access: "administrator",
  input: z.object({}),
  output: z.object({ invitations: z.array(Invitation) }),
});

export const createInvitation = endpoint("POST /api/users/invitations", {
  summary: "Make a link with which one person may sign up; it is shown this once",
  access: "administrator",
  input: z.object({
    /** Whom it is for: seen in the list of invitations alone. */
    note: z.string().trim().max(60).nullable().default(null),
  }),
  output: z.object({ url: z.string(), expiresAt: z.string() }),
  status: 201,
  creates: true,
  problems: ["too-many-invitations"],
});

export const deleteInvitation = endpoint("DELETE /api/users/invitations/:id", {
  summary: "Take an invitation back",
  access: "administrator",
  input: z.object({ id: z.string().max(100) }),
  output: z.object({}),
  problems: ["invitation-not-found"],
});

export const userEndpoints = [
  getInvitations,
  createInvitation,
  deleteInvitation,
  getUsers,
  changeUser,
  deleteUser,
  handOver,
] as const;
