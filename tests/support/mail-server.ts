import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail as it arrived, parsed, with its envelope. */
export interface ArrivedMail extends Email {
  readonly raw: string;
  readonly envelopeTo: readonly string[];
  header(name: string): string | undefined;
}

interface Fault {
  readonly code: number;
  readonly message: string;
}

/** A real SMTP server on loopback that keeps what it accepts. */
export async function startMailServer() {
  const raws: { raw: string; envelopeTo: string[] }[] = [];
  let fault: Fault | null = null;
  let delayMs = 0;
  let password: string | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    onAuth(auth, _session, done) {
      if (password === null || auth.password === password) done(null, { user: auth.username });
      else done(Object.assign(new Error("Who are you?"), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (fault !== null) {
          done(Object.assign(new Error(fault.message), { responseCode: fault.code }));
          return;
        }
        raws.push({
          raw: Buffer.concat(chunks).toString("utf8"),
          envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
        });
        if (delayMs === 0) done();
        else setTimeout(() => done(), delayMs);
      });
    },
  });
  // Senders that are killed leave their connections broken.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => raws.length,
    /** Who got something, once for each mail. */
    recipients: () => raws.flatMap(({ envelopeTo }) => envelopeTo),
    raws: () => raws.map(({ raw }) => raw),
    mails: (): Promise<ArrivedMail[]> =>
      Promise.all(
        raws.map(async ({ raw, envelopeTo }) => {
          const email = await PostalMime.parse(raw);
          return {
            ...email,
            raw,
            envelopeTo,
            header: (name: string) => email.headers.find(({ key }) => key === name.toLowerCase())?.value,
          };
        }),
      ),
    /** From now on every mail is answered so; null: accepted again. */
    setFault(next: Fault | null) {
      fault = next;
    },
    /** From now on whoever gives another one is refused; null: anybody may come. */
    setPassword(next: string | null) {
      password = next;
    },
    /** How long the answer to an accepted mail takes. */
    setDelay(ms: number) {
      delayMs = ms;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
