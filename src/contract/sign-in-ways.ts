import { z } from "zod";
import { Passkey } from "./passkeys.ts";
import { endpoint } from "./endpoint.ts";

export const getSignInWays = endpoint("GET /api/account/sign-in-ways", {
  summary: "The ways into your account: password, second factor, passkeys, a linked provider",
  input: z.object({}),
  output: z.object({
    hasPassword: z.boolean(),
    secondFactor: z.object({
      /** When it was turned on; null: it is off. */
      since: z.string().nullable(),
      recoveryCodesLeft: z.number().int(),
    }),
    passkeys: z.array(Passkey),
    /** Null: the host has set no sign-in provider. */
    provider: z.object({ name: z.string(), linkedAt: z.string().nullable() }).nullable(),
  }),
});

export const signInWayEndpoints = [getSignInWays] as const;
