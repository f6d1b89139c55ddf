import { z } from "zod";
import { Passkey } from "./passkeys.ts";
import { endpoint } from "./endpoint.ts";

export const getSignInWays = endpoint("GET /api/account/sign-in-ways", {
  summary: "Your sign-in methods: password, second factor, passkeys and a linked provider",
  input: z.object({}),
  output: z.object({
    hasPassword: z.boolean(),
    secondFactor: z.object({
      /** The time it was turned on. Null: it is off. */
      since: z.string().nullable(),
      recoveryCodesLeft: z.number().int(),
    }),
    passkeys: z.array(Passkey),
    /** Null: the host hasn't configured a sign-in provider. */
    provider: z.object({ name: z.string(), linkedAt: z.string().nullable() }).nullable(),
  }),
});

export const signInWayEndpoints = [getSignInWays] as const;
