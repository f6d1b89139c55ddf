import { createTransport, type SendMailOptions } from "nodemailer";
import { mailDomain } from "./mail-domain.ts";
import type { Mail } from "./mail.ts";

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://host */
  readonly url: string;
  /** "Bellwether <mail@example.org>" */
  readonly from: string;
  /** A key of our own; null: the relay signs. */
  readonly dkim: { readonly domain: string; readonly selector: string; readonly privateKey: string } | null;
}

/** The relay's answer to a mail. */
export type Delivery =
  | { readonly kind: "accepted" }
  /** Never to be tried again as it is: an unknown address, a refused sender. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "try-later"; readonly reason: string };

/** How many mails are under way at once, each on a connection of its own. */
export const mailsAtOnce = 4;
const connectMs = 10_000;
const answerMs = 20_000;

/** RFC 8058, section 3.1: a one-click unsubscription counts only where both of its fields are signed. */
const signedFields =
  "from:sender:reply-to:to:cc:subject:date:message-id:in-reply-to:references:mime-version:content-type:" +
  "content-transfer-encoding:list-id:list-unsubscribe:list-unsubscribe-post";

export type Smtp = ReturnType<typeof createSmtp>;

/** The host's mail relay. */
export function createSmtp({ url, from, dkim }: MailSettings) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    // A mail's content is ours: it names no file and no address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === null
      ? {}
      : {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: signedFields,
          },
        }),
  });

  return {
    async send(mail: Mail, messageId: string): Promise<Delivery> {
      try {
        await transport.sendMail(mailOptions(mail, { from, messageId }));
        return { kind: "accepted" };
      } catch (error) {
        const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
        const reason = (message ?? String(error)).slice(0, 300);
        // A relay that knows us not, or has had enough of us today, says 5xx as well: that is about us and not about the mail.
        const isAboutMail =
          (code === "EENVELOPE" || code === "EMESSAGE") && !/\b5\.(?:4\.5|7\.\d+)\b|quota|limit/i.test(reason);
        return isAboutMail && typeof responseCode === "number" && responseCode >= 500
          ? { kind: "refused", reason }
          : { kind: "try-later", reason };
      }
    },
    close: () => transport.close(),
  };
}

/** The mail as a file that mail programs open. */
export async function mailFile(mail: Mail, { from, messageId }: { from: string; messageId: string }): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail(mailOptions(mail, { from, messageId }));
  return message as Buffer;
}

function mailOptions(mail: Mail, { from, messageId }: { from: string; messageId: string }): SendMailOptions {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId,
    attachments: mail.images.map(({ id, contentType, base64 }) => ({
      cid: id,
      filename: `${id}.png`,
      contentType,
      content: Buffer.from(base64, "base64"),
      contentDisposition: "inline",
    })),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl === null
        ? {}
        : {
            // RFC 2919: one list, so that mail programs can file its letters.
            "List-Id": `Bellwether newsletter <newsletter.${mailDomain(from)}>`,
            "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
  };
}
