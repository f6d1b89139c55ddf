import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** read: read-only; write: may also change data. */
export const TokenScope = z.enum(["read", "write"]);
export type TokenScope = z.infer<typeof TokenScope>;

export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: TokenScope,
  /** The first characters, for recognition: "bwt_Q7xk2". */
  start: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Accurate to the hour. */
  lastUsedAt: z.string().nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

const TokenName = z
  .string()
  .trim()
  .min(1, "Enter a name, such as the program that will use the token")
  .max(60, "At most 60 characters")
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, "Remove the control characters from the name");

export const getTokens = endpoint("GET /api/tokens", {
  summary: "Your personal access tokens, without their secrets",
  input: z.object({}),
  output: z.object({ tokens: z.array(AccessToken), mcpUrl: z.string() }),
});

export const createToken = endpoint("POST /api/tokens", {
  summary: "Create a token for another program. Its secret is only shown now",
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
  summary: "Revoke a token. It stops working right away",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["token-not-found"],
});

export const tokenEndpoints = [getTokens, createToken, deleteToken] as const;
