import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** read: whatever only reads; write: also what changes something. */
export const TokenScope = z.enum(["read", "write"]);
export type TokenScope = z.infer<typeof TokenScope>;

export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: TokenScope,
  /** The first characters, by which its owner knows it again: "bwt_Q7xk2". */
  start: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string().nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

const TokenName = z
  .string()
  .trim()
  .min(1, "A name, such as the program that will use it")
  .max(60, "At most 60 characters")
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, "A name without control characters");

export const getTokens = endpoint("GET /api/tokens", {
  summary: "Your personal access tokens, without their secrets",
  input: z.object({}),
  output: z.object({ tokens: z.array(AccessToken), mcpUrl: z.string() }),
});

export const createToken = endpoint("POST /api/tokens", {
  summary: "Make a token for another program; its secret is shown this once",
  input: z.object({
    name: TokenName,
    scope: TokenScope.default("read"),
    expiresInDays: z.number().int().min(1, "At least 1 day").max(366, "At most 366 days").default(90),
  }),
  output: AccessToken.extend({
    /** Send it as `Authorization: Bearer ...`. */
    token: z.string(),
  }),
  status: 201,
  creates: true,
  needsRecentSignIn: true,
  problems: ["too-many-tokens"],
});

export const deleteToken = endpoint("DELETE /api/tokens/:id", {
  summary: "Revoke a token; whoever has it is refused from now on",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["token-not-found"],
});

export const tokenEndpoints = [getTokens, createToken, deleteToken] as const;
