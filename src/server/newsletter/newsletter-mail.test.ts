import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type EcbUpstream, startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startModelUpstream } from "../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const friday = "2026-03-06T12:00:00Z";
const saturday = "2026-03-07T16:00:00Z";
const account = { name: "Reader", email: "reader@example.org", password: "gleaming-otter-7" };

describe.each(testEngines())("issues by mail on $name", (engine) => {
  const clock = { now: () => Date.parse(saturday) };
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let relay: MailServer;
  let environment: Record<string, string>;
  let server: TestServer;
  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    relay = await startMailServer();
    environment = {
      ...(await engine.environment()),
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      SMTP_URL: relay.url,
      MAIL_FROM: "Bellwether <mail@example.org>",
    };
    server = await startTestServer({ ...environment, CLOCK: saturday });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close(), relay.close()]);
  });

  const arrived = async (to: string, count: number) => {
    const mine = async () => (await relay.mails()).filter(({ envelopeTo }) => envelopeTo.includes(to));
    await expect.poll(async () => (await mine()).length).toBe(count);
    return mine();
  };
  const stateOf = async (visitor: Visitor) =>
    ((await visitor.get("/api/newsletter/settings")).body["mail"] as { state: string }).state;
  const tokenIn = (mail: { text?: string | undefined } | undefined) =>
    /[?&#]token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
  const holder = async (of: TestServer) => {
    const visitor = of.visitor();
    const { email } = await visitor.signUp();
    for (const symbol of ["AAPL", "MSFT"])
      await visitor.post("/api/portfolio/transactions", {
        type: "buy",
        symbol,
        date: "2026-01-05",
        quantity: "10",
        price: "100",
      });
    return { visitor, email };
  };
  const confirmed = async () => {
    const { visitor, email } = await holder(server);
    await visitor.post("/api/newsletter/subscribe");
    const [mail] = await arrived(email, 1);
    await server.visitor().post("/api/newsletter/confirm", { token: tokenIn(mail) });
    return { visitor, email };
  };

  it("are asked for, and come only when the owner of the address has confirmed it", async () => {
    const { visitor, email } = await holder(server);
    const asked = await visitor.post("/api/newsletter/subscribe");
    expect(asked.body["mail"]).toEqual({ isSetUp: true, state: "pending" });
    const [mail] = await arrived(email, 1);
    const token = tokenIn(mail);
    expect(token).toHaveLength(43);
    expect(mail?.raw).not.toContain(`token=${email}`);
    const again = await visitor.post("/api/newsletter/subscribe");
    expect([again.status, Number(again.headers.get("retry-after")) > 60]).toEqual([429, true]);
    const anybody = server.visitor();
    // Looking at the page asks the server for nothing that changes something.
    await anybody.get(`/newsletter/confirm#token=${token}`);
    expect(await stateOf(visitor)).toBe("pending");
    expect((await anybody.post("/api/newsletter/confirm", { token: "A".repeat(43) })).status).toBe(404);
    expect((await anybody.post("/api/newsletter/confirm", { token })).status).toBe(200);
    expect((await anybody.post("/api/newsletter/confirm", { token })).status).toBe(200);
    expect(await stateOf(visitor)).toBe("on");
    expect((await visitor.delete("/api/newsletter/subscribe")).body["mail"]).toMatchObject({ state: "off" });
    // A link that was used does not bring back what was ended.
    expect((await anybody.post("/api/newsletter/confirm", { token })).status).toBe(404);
    expect(await stateOf(visitor)).toBe("off");
  });

  it("are asked for anew at another address, and of two that ask at once one is told to wait", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const both = await Promise.all([1, 2].map(() => visitor.post("/api/newsletter/subscribe")));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429]);
    await arrived(email, 1);
    const moveTo = async (address: string, count: number) => {
      await visitor.post("/api/account/email", { email: address, currentPassword: password });
      const token = tokenIn((await arrived(address, count)).at(-1));
      expect((await server.visitor().post("/api/account/address/confirm", { token })).status).toBe(200);
    };
    await moveTo(`new-${email}`, 1);
    expect((await visitor.post("/api/newsletter/subscribe")).body["mail"]).toMatchObject({ state: "pending" });
    const question = (await arrived(`new-${email}`, 2)).find(({ subject }) => subject?.includes("issues by email"));
    // The old address was mailed only recently, so another request is refused for a while.
    await moveTo(email, 3);
    expect((await visitor.post("/api/newsletter/subscribe")).status).toBe(429);
    expect((await server.visitor().post("/api/newsletter/confirm", { token: tokenIn(question) })).status).toBe(404);
    expect(await stateOf(visitor)).toBe("pending");
  });

  it("show with the confirmed link whose the address is", async () => {
    const { SMTP_URL: _relay, MAIL_FROM: _from, ...silent } = { ...environment, ...(await engine.environment()) };
    const before = await startTestServer({ ...silent, CLOCK: friday });
    const who = await before.visitor().signUp();
    await before.stop();
    const house = { ...silent, SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" };
    const after = await startTestServer({ ...house, CLOCK: friday });
    const reader = after.visitor();
    await reader.post("/api/account/sign-in", who);
    const isConfirmed = async () => (await reader.get("/api/account/address")).body["isConfirmed"];
    const tried = await reader.post("/api/newsletter/test", { issue: "some-id" });
    await reader.post("/api/newsletter/subscribe");
    const [question] = await arrived(who.email, 1);
    expect([tried.body["code"], await isConfirmed()]).toEqual(["issue-not-found", false]);
    await after.visitor().post("/api/newsletter/confirm", { token: tokenIn(question) });
    expect(await isConfirmed()).toBe(true);
    await after.stop();
  });

  it("are sent as a test on request, whole, with a way out that a GET does not take", async () => {
    const { visitor, email } = await confirmed();
    const { id } = (await visitor.post("/api/newsletter/issues")).body as { id: string };
    expect((await visitor.post("/api/newsletter/test", { issue: id })).status).toBe(200);
    const [, mail] = await arrived(email, 2);
    expect(mail?.from).toMatchObject({ name: "Bellwether", address: "mail@example.org" });
    expect(mail?.subject).toBe("Week to 7 March 2026: your Bellwether issue");
    expect(mail?.html).toContain("What moved your portfolio");
    expect(mail?.text).toContain("What moved your portfolio");
    expect(mail?.attachments).toMatchObject([{ mimeType: "image/png", disposition: "inline", contentId: "<chart>" }]);
    expect(mail?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const address = /^<(.*)>$/.exec(mail?.header("List-Unsubscribe") ?? "")?.[1] ?? "";
    const path = new URL(address).pathname;
    expect(path).toMatch(/^\/api\/newsletter\/unsubscribe\/[\w-]{43}$/);
    expect(address).not.toContain("example.org");

    const provider = server.visitor();
    const page = await fetch(server.origin + path, { redirect: "manual" });
    const location = `/newsletter/unsubscribe#token=${path.split("/").at(-1)}`;
    expect([page.status, page.headers.get("location")]).toEqual([303, location]);
    expect(await stateOf(visitor)).toBe("on");

    // As mail providers do: no cookie, their own origin, a form.
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const form = { "content-type": type, origin: "https://mail.example", "sec-fetch-site": "cross-site" };
      const reply = await provider.request("POST", path, "List-Unsubscribe=One-Click", form);
      expect(reply.status).toBe(200);
      expect(await stateOf(visitor)).toBe("off");
    }
    expect((await provider.post(`${path}x`)).status).toBe(404);
    expect(server.log()).not.toContain(path);
  });

  it("are written in the reader's language and stay in it, by mail, in the feed and as a file", async () => {
    const { visitor, email } = await confirmed();
    const texts = {
      de: ["Woche bis 7. März 2026: Ihre Bellwether-Ausgabe", "Was Ihr Depot bewegt hat", "In der App lesen"],
      fr: [
        "Semaine close le 7 mars 2026\u00a0: votre numéro Bellwether",
        "Ce qui a fait bouger",
        "Lire dans l’application",
      ],
      es: ["Semana cerrada el 7 de marzo de 2026: su boletín de Bellwether", "Qué ha movido su cartera", "Leer en la"],
      ja: ["2026年3月7日までの1週間：Bellwetherニュースレター", "ポートフォリオの損益要因", "アプリで読む"],
    };
    let id = "";
    for (const [index, [language, [subject = "", ...words]]] of Object.entries(texts).entries()) {
      await visitor.patch("/api/settings", { preferences: { language } });
      const made = (await visitor.post("/api/newsletter/issues")).body as { id: string; language?: string };
      expect(made.language).toBe(language);
      id = made.id;
      expect((await visitor.post("/api/newsletter/test", { issue: id })).status).toBe(200);
      const mail = (await arrived(email, index + 2)).at(-1);
      expect(mail?.subject).toBe(subject);
      expect(mail?.html).toContain(`<html lang="${language}">`);
      for (const text of words) expect([mail?.text, mail?.html]).toEqual(Array(2).fill(expect.stringContaining(text)));
      expect(mail?.text).not.toMatch(/Not advice|Your portfolio|undefined|\uE000/);
    }
    await visitor.patch("/api/settings", { preferences: { language: "en" } });
    const { url } = (await visitor.post("/api/newsletter/feed")).body as { url: string };
    const feed = await (await fetch(server.origin + new URL(url).pathname)).text();
    expect(feed).toContain("<title>Bellwether newsletter</title>");
    expect(feed).toContain("アプリで読む");
  });

  it("are sent once when they are due, to whoever confirmed, also where the model that should add to them fails", async () => {
    const model = await startModelUpstream();
    model.control({ fault: "500" });
    const house = {
      ...environment,
      ...(await engine.environment()),
      GEMINI_API_KEY: "nobodys-key",
      GEMINI_BASE_URL: model.url,
    };
    const before = await startTestServer({ ...house, CLOCK: friday });
    const visitor = before.visitor();
    await visitor.signUp(account);
    await visitor.patch("/api/newsletter/settings", { cadence: "weekly" });
    await visitor.post("/api/newsletter/subscribe");
    const [question] = await arrived(account.email, 1);
    await visitor.post("/api/newsletter/confirm", { token: tokenIn(question) });
    await before.stop();
    for (let time = 0; time < 2; time += 1) {
      const after = await startTestServer({ ...house, CLOCK: saturday });
      const reader = after.visitor();
      await reader.post("/api/account/sign-in", { email: account.email, password: account.password });
      await reader.post("/api/jobs/newsletters/run");
      await expect.poll(async () => (await reader.get("/api/newsletter/issues")).body["issues"]).toHaveLength(1);
      const mails = await arrived(account.email, 2);
      expect(mails[1]?.subject).toBe("Week to 6 March 2026: your Bellwether issue");
      expect(mails[1]?.text).not.toContain("written by");
      expect(model.requests.length).toBeGreaterThan(0);
      await after.stop();
    }
    await model.close();
  });

  it("are not offered where the host sends no mail", async () => {
    const silent = await startTestServer({ ...(await engine.environment()), CLOCK: saturday });
    const visitor = silent.visitor();
    await visitor.signUp();
    for (const [path, body] of [
      ["/api/newsletter/subscribe", {}],
      ["/api/newsletter/test", { issue: "some-id" }],
    ] as const)
      expect((await visitor.post(path, body)).body["code"]).toBe("mail-not-set-up");
    await silent.stop();
  });
});
