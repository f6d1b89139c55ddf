import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** An account as the administrator sees it, without its content. */
const ListedUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: z.string(),
  /** Accurate to a few minutes. Null: it has no session. */
  lastSeenAt: z.string().nullable(),
  isDisabled: z.boolean(),
  isConfirmed: z.boolean(),
  isAdministrator: z.boolean(),
});

export const getUsers = endpoint("GET /api/users", {
  summary: "All accounts on this server, oldest first",
  access: "administrator",
  input: z.object({
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(100),
    /** Id of the last known user. Returns the users after it. */
    after: z.string().max(100).optional(),
  }),
  output: z.object({ users: z.array(ListedUser), hasMore: z.boolean() }),
});

export const changeUser = endpoint("PATCH /api/users/:id", {
  summary: "Disable an account and end its sessions, or enable it again",
  access: "administrator",
  input: z.object({ id: z.string(), isDisabled: z.boolean() }),
  output: z.object({}),
  problems: ["user-not-listed", "administrator-stays"],
});

export const deleteUser = endpoint("DELETE /api/users/:id", {
  summary: "Permanently delete an account and everything in it",
  access: "administrator",
  needsRecentSignIn: true,
  input: z.object({
    id: z.string(),
    /** That account's address, required as a safeguard against mistakes. */
    email: z.string().max(320),
  }),
  output: z.object({}),
  problems: ["user-not-listed", "email-mismatch", "administrator-stays"],
});

export const handOver = endpoint("POST /api/users/:id/administrator", {
  summary: "Transfer the administrator role from your account to another",
  access: "administrator",
  needsRecentSignIn: true,
  input: z.object({
    id: z.string(),
    /** That account's address, required as a safeguard against mistakes. */
    email: z.string().max(320),
  }),
  output: z.object({}),
  problems: ["user-not-listed", "email-mismatch", "user-not-able"],
});

const Invitation = z.object({
  id: z.string(),
  expiresAt: z.string(),
  /** The administrator's note about the invited person. */
  note: z.string().nullable(),
});

export const getInvitations = endpoint("GET /api/users/invitations", {
  summary: "Unused invitations",
  access: "administrator",
  input: z.object({}),
  output: z.object({ invitations: z.array(Invitation) }),
});

export const createInvitation = endpoint("POST /api/users/invitations", {
  summary: "Create a sign-up link for one person. It's only shown now",
  access: "administrator",
  input: z.object({
    /** A note about the invited person. Only shown in the list of invitations. */
    note: z.string().trim().max(60).nullable().default(null),
  }),
  output: z.object({ url: z.string(), expiresAt: z.string() }),
  status: 201,
  creates: true,
  problems: ["too-many-invitations"],
});

export const deleteInvitation = endpoint("DELETE /api/users/invitations/:id", {
  summary: "Revoke an invitation",
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
