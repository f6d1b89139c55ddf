import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getMailStatus = endpoint("GET /api/mail/status", {
  summary: "Whether this server sends mail, from which address, and what became of your last test",
  input: z.object({}),
  output: z.object({
    isSetUp: z.boolean(),
    /** "Bellwether <mail@example.org>". */
    from: z.string().nullable(),
    /** `error`: the relay's own words, for the administrator alone. */
    test: z
      .object({ state: z.enum(["waiting", "sent", "failed"]), error: z.string().nullable(), at: z.string() })
      .nullable(),
  }),
});

export const sendTestMail = endpoint("POST /api/mail/test", {
  summary: "Send a test mail to your own address",
  input: z.object({}),
  output: z.object({}),
  problems: ["mail-not-set-up", "email-not-confirmed", "rate-limited"],
});

export const mailEndpoints = [getMailStatus, sendTestMail] as const;
