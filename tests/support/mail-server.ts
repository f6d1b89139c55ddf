import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type MailServer = Awaited<ReturnType<typeof listen>>;

/** A received mail, parsed, with its envelope. */
export interface ArrivedMail extends Email {
  readonly raw: string;
  readonly envelopeTo: readonly string[];
  header(name: string): string | undefined;
}

interface Fault {
  readonly code: number;
  readonly message: string;
}

const running = new Map<string, MailServer>();

/** Returns this process's mail server at an address. */
export function mailServerAt(url: string): MailServer {
  const server = running.get(url);
  if (server === undefined) throw new Error(`no mail server of this process listens at ${url}`);
  return server;
}

/** Opens an account as its owner does, with the link in the mail. Removes the mail. */
export async function openFromMail(
  relayUrl: string,
  { email, password }: { email: string; password: string },
  post: (path: string, body: object) => Promise<{ status: number }>,
): Promise<void> {
  const mail = await mailServerAt(relayUrl).take(email, "#sign-up=");
  const token = /#sign-up=([\w-]{43})/.exec(mail)?.[1];
  const { status } = await post("/api/account/sign-up/confirm", { token, password });
  if (status !== 201) throw new Error(`the link in the mail answered ${status}`);
}

/** A real SMTP server on loopback that stores what it accepts. */
export async function startMailServer(): Promise<MailServer> {
  const server = await listen();
  running.set(server.url, server);
  return server;
}

async function listen() {
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
  // Killed senders leave broken connections.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => raws.length,
    /** Recipients, once per mail. */
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
    /** Returns and removes the first mail to a person with these words. */
    async take(email: string, words: string): Promise<string> {
      const until = Date.now() + 15_000;
      while (Date.now() < until) {
        for (const [index, { raw, envelopeTo }] of raws.entries()) {
          const text = (await PostalMime.parse(raw)).text ?? "";
          if (!envelopeTo.includes(email) || !text.includes(words)) continue;
          raws.splice(index, 1);
          return text;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`no mail with "${words}" came to ${email}`);
    },
    /** Sets the answer to every further mail; null accepts again. */
    setFault(next: Fault | null) {
      fault = next;
    },
    /** Sets the only accepted sign-in; null accepts everyone. */
    setPassword(next: string | null) {
      password = next;
    },
    /** The delay of the answer to an accepted mail. */
    setDelay(ms: number) {
      delayMs = ms;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
