import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getMailStatus = endpoint("GET /api/mail/status", {
  summary: "Mail settings of this server and the result of your last test",
  input: z.object({}),
  output: z.object({
    isSetUp: z.boolean(),
    /** "Bellwether <mail@example.org>". */
    from: z.string().nullable(),
    /** `error` is the relay's own text, for the administrator only. */
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
