import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tables } from "../database/schema.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { openFromMail, startMailServer } from "../../../tests/support/mail-server.ts";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

interface Listed {
  readonly id: string;
  readonly email: string;
  readonly isDisabled: boolean;
  readonly isAdministrator: boolean;
}
interface Session {
  readonly id: string;
  readonly device: string | null;
  readonly isCurrent: boolean;
}
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe.each(testEngines())("users and their sessions on $name", (engine) => {
  let server: TestServer;
  let administrator: Visitor;
  let administratorEmail: string;
  beforeAll(async () => {
    server = await startTestServer(await engine.environment());
    administrator = server.visitor();
    administratorEmail = (await administrator.signUp()).email;
  });
  afterAll(() => server.stop());

  const users = async () => (await administrator.get("/api/users")).body["users"] as Listed[];
  const userOf = async (email: string) => {
    const found = (await users()).find((user) => user.email === email);
    if (found === undefined) throw new Error(`${email} is not listed`);
    return found;
  };
  const isIn = async (visitor: Visitor) => (await visitor.get("/api/account/session")).status === 200;
  const sessions = async (visitor: Visitor) =>
    (await visitor.get("/api/account/sessions")).body["sessions"] as Session[];
  const signedIn = async (who: { email: string; password: string }, userAgent = firefox) => {
    const visitor = server.visitor();
    await visitor.post("/api/account/sign-in", who, { "user-agent": userAgent });
    return visitor;
  };
  const json = { "content-type": "application/json" };

  it("lists where somebody is signed in, without a secret, and ends one session or all others", async () => {
    const here = server.visitor();
    const who = await here.signUp();
    const [phone, laptop, old] = [await signedIn(who), await signedIn(who), await signedIn(who)];
    const listed = await sessions(here);
    expect(listed).toHaveLength(4);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed.filter(({ device }) => device === "Firefox on Linux")).toHaveLength(3);
    const [own] = (await sessions(phone)).filter(({ isCurrent }) => isCurrent);
    const stranger = server.visitor();
    await stranger.signUp();
    const notTheirs = await stranger.delete(`/api/account/sessions/${own?.id}`);
    expect([notTheirs.status, notTheirs.body["code"]]).toEqual([404, "session-not-found"]);
    expect((await here.delete(`/api/account/sessions/${own?.id}`)).status).toBe(200);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
    const ending = laptop.events("/api/market/live", (all) => all.some(({ event }) => event === "session-end"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await here.delete("/api/account/sessions")).body).toEqual({ ended: 2 });
    expect((await ending).at(-1)).toMatchObject({ event: "session-end", data: { reason: "expired" } });
    expect([await isIn(here), await isIn(laptop), await isIn(old)]).toEqual([true, false, false]);
  });

  it("are listed for the administrator, who disables and enables them at once", async () => {
    const visitor = server.visitor();
    const who = await visitor.signUp();
    const { id } = await userOf(who.email);
    expect((await userOf(administratorEmail)).isAdministrator).toBe(true);
    const alert = { symbol: null, rule: { kind: "drawdown", percent: 5 } };
    expect((await visitor.post("/api/alerts", alert)).status).toBe(201);
    expect((await administrator.patch(`/api/users/${id}`, { isDisabled: true })).status).toBe(200);
    const refused = await visitor.get("/api/watchlist");
    expect([refused.status, refused.body["code"]]).toEqual([401, "user-disabled"]);
    expect((await userOf(who.email)).isDisabled).toBe(true);
    await administrator.patch(`/api/users/${id}`, { isDisabled: false });
    expect(await isIn(visitor)).toBe(false);
    expect(await isIn(await signedIn(who))).toBe(true);
    const unknown = await administrator.patch("/api/users/nobody", { isDisabled: true });
    expect([unknown.status, unknown.body["code"]]).toEqual([404, "user-not-listed"]);
  });

  it("are deleted only under their own address, and never the administrator", async () => {
    const visitor = server.visitor();
    const { email } = await visitor.signUp();
    const { id } = await userOf(email);
    const mistaken = await administrator.request("DELETE", `/api/users/${id}`, { email: "other@example.org" }, json);
    expect([mistaken.status, mistaken.body["code"]]).toEqual([422, "email-mismatch"]);
    expect((await administrator.request("DELETE", `/api/users/${id}`, { email }, json)).status).toBe(200);
    expect(await isIn(visitor)).toBe(false);
    const own = await userOf(administratorEmail);
    for (const reply of [
      await administrator.patch(`/api/users/${own.id}`, { isDisabled: true }),
      await administrator.request("DELETE", `/api/users/${own.id}`, { email: own.email }, json),
      await administrator.request("DELETE", "/api/account", { email: own.email }, json),
    ])
      expect([reply.status, reply.body["code"]]).toEqual([409, "administrator-stays"]);
  });

  it("get the administration from whoever has it, under their own address and while they are not disabled", async () => {
    const house = await startTestServer(await engine.environment());
    const [first, second, third] = [house.visitor(), house.visitor(), house.visitor()];
    await first.signUp();
    const { email } = await second.signUp();
    await third.signUp();
    const listed = (await first.get("/api/users")).body["users"] as Listed[];
    const id = listed.find((user) => user.email === email)?.id ?? "";
    const handOver = (who: Visitor, typed: string) => who.post(`/api/users/${id}/administrator`, { email: typed });
    const code = async (reply: Promise<{ status: number; body: { readonly [field: string]: unknown } }>) => {
      const { status, body } = await reply;
      return [status, body["code"]];
    };
    expect(await code(handOver(first, "other@example.org"))).toEqual([422, "email-mismatch"]);
    expect(await code(first.post("/api/users/nobody/administrator", { email }))).toEqual([404, "user-not-listed"]);
    expect(await code(handOver(second, email))).toEqual([403, "not-administrator"]);
    await first.patch(`/api/users/${id}`, { isDisabled: true });
    expect(await code(handOver(first, email))).toEqual([409, "user-not-able"]);
    await first.patch(`/api/users/${id}`, { isDisabled: false });
    await second.post("/api/account/sign-in", { email, password: "gleaming-otter-7" });
    expect((await handOver(first, email)).status).toBe(200);
    expect((await first.get("/api/users")).status).toBe(403);
    expect((await second.get("/api/users")).status).toBe(200);
    await house.stop();
  });

  it("keep the first account as administrator though it is disabled, and nobody moves up", async () => {
    const house = await startTestServer(await engine.environment());
    const [first, second] = [house.visitor(), house.visitor()];
    const { email } = await first.signUp();
    await second.signUp();
    await house.account.disableUser(email);
    await house.visitor().signUp();
    expect((await second.get("/api/account/rights")).body).toEqual({ isAdministrator: false });
    expect((await second.get("/api/users")).status).toBe(403);
    await house.stop();
  });

  it("make one administrator of several that sign up first at the same moment", async () => {
    const house = await startTestServer(await engine.environment());
    const visitors = [1, 2, 3, 4].map(() => house.visitor());
    await Promise.all(visitors.map((visitor) => visitor.signUp()));
    const rights = await Promise.all(visitors.map((visitor) => visitor.get("/api/account/rights")));
    expect(rights.filter(({ body }) => body["isAdministrator"] === true)).toHaveLength(1);
    await house.stop();
  });

  it("delete their account for good with the password and the address, and the last one leaves an empty house", async () => {
    const house = await startTestServer(await engine.environment());
    const visitor = house.visitor();
    const { email, password } = await visitor.signUp();
    const remove = (body: object) => visitor.request("DELETE", "/api/account", body, json);
    expect((await remove({ email, currentPassword: "not it" })).body["code"]).toBe("wrong-password");
    expect((await remove({ email: "x@example.org", currentPassword: password })).body["code"]).toBe("email-mismatch");
    expect(await isIn(visitor)).toBe(true);
    const gone = await remove({ email: ` ${email.toUpperCase()} `, currentPassword: password });
    expect(gone.status).toBe(200);
    expect(gone.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await house.visitor().post("/api/account/sign-in", { email, password })).body["code"]).toBe(
      "invalid-credential",
    );
    const next = house.visitor();
    await next.signUp({ name: "Next", email, password });
    expect((await next.get("/api/account/rights")).body).toEqual({ isAdministrator: true });
    await house.stop();
  });
});

describe.each(testEngines())("an account that is deleted on $name", (engine) => {
  it("leaves nothing behind in any table that names users", async () => {
    const environment = await engine.environment();
    const house: Record<string, string> = { ...environment, DATA_DIR: environment["DATA_DIR"] ?? temporaryFolder() };
    const server = await startTestServer(house);
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const { id } = (await visitor.get("/api/account/session")).body["user"] as { id: string };
    await server.visitor().signUp();
    await server.stop();

    const opened = await openDatabase({
      databaseUrl: house["DATABASE_URL"] ?? null,
      dataDirectory: house["DATA_DIR"] ?? "",
      log: createLog("silent"),
    });
    const tables = (await opened.db.introspection.getTables()).filter(
      // Positions of writes, the deletion's own among them, are deleted after an hour.
      ({ name: table, columns }) => columns.some(({ name }) => name === "user_id") && table !== "user_writes",
    );
    expect(tables.length).toBeGreaterThan(20);
    // Inserts a row with all required columns into each table that the account hasn't filled.
    const count = async (name: string) => {
      const rows = await opened.db
        .selectFrom(name as keyof Tables)
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id" as never, "=", id as never)
        .executeTakeFirstOrThrow();
      return Number(rows.count);
    };
    const valueOf = (column: string, dataType: string) => {
      if (column === "user_id") return id;
      // One id for all, so that references match.
      return /int/i.test(dataType) ? 1 : /(^|_)id$/.test(column) ? "any id" : `any ${column}`;
    };
    let missing = tables.filter(({ name }) => name !== "administrators");
    for (let pass = 0; missing.length > 0; pass += 1) {
      const left: typeof missing = [];
      for (const table of missing) {
        if ((await count(table.name)) > 0) continue;
        const wanted = table.columns.filter(
          ({ name, isNullable, hasDefaultValue }) =>
            name === "user_id" || name === "id" || (!isNullable && !hasDefaultValue),
        );
        const row = Object.fromEntries(wanted.map(({ name, dataType }) => [name, valueOf(name, dataType)]));
        try {
          await opened.db
            .insertInto(table.name as keyof Tables)
            .values(row)
            .execute();
        } catch (error) {
          // Its parent may come later in the list.
          if (pass > 4) throw error;
          left.push(table);
        }
      }
      missing = left;
    }
    for (const { name } of tables) if (name !== "administrators") expect([name, await count(name)]).not.toContain(0);
    await opened.close();

    const again = await startTestServer(house);
    const owner = again.visitor();
    await owner.post("/api/account/sign-in", { email, password });
    await again.account.deleteUser(id);
    expect((await owner.get("/api/account/session")).status).toBe(401);
    await again.stop();
    const after = await openDatabase({
      databaseUrl: house["DATABASE_URL"] ?? null,
      dataDirectory: house["DATA_DIR"] ?? "",
      log: createLog("silent"),
    });
    for (const { name } of tables) {
      const left = await after.db
        .selectFrom(name as keyof Tables)
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id" as never, "=", id as never)
        .executeTakeFirstOrThrow();
      expect([name, Number(left.count)]).toEqual([name, 0]);
    }
    await after.close();
  });
});

describe.each(testEngines())("sign-up by invitation on $name", (engine) => {
  const who = (name: string) => ({ name: "Ada", email: `${name}@example.org`, password: "gleaming-otter-7" });
  const tokenOf = (url: unknown) => /\/register#invitation=([\w-]{43})$/.exec(String(url))?.[1] ?? "";

  it("takes the first account, and then one for each link, which is good once and can be taken back", async () => {
    const server = await startTestServer({ ...(await engine.environment()), SIGN_UP: "invite" });
    const signUp = (name: string, invitation?: string) =>
      server.visitor().post("/api/account/sign-up", { ...who(name), invitation });
    const mode = async () => (await server.visitor().get("/api/account/rules")).body["signUp"];
    expect(await mode()).toBe("open");
    const administrator = server.visitor();
    await administrator.signUp();
    expect(await mode()).toBe("invite");
    for (const refused of [await signUp("none"), await signUp("made-up", "A".repeat(43))])
      expect([refused.status, refused.body["code"]]).toEqual([403, "operation-not-allowed"]);

    const isGood = async (invitation: string) =>
      (await server.visitor().post("/api/account/invitation", { invitation })).body["isGood"];
    const made = await administrator.post("/api/users/invitations", { note: " for Grace " });
    const token = tokenOf(made.body["url"]);
    expect((await administrator.get("/api/users/invitations")).body["invitations"]).toMatchObject([
      { note: "for Grace" },
    ]);
    expect([await isGood(token), await isGood("A".repeat(43))]).toEqual([true, false]);
    expect((await signUp("weak", token)).status).toBe(201);
    expect(await isGood(token)).toBe(false);
    expect((await signUp("again", token)).status).toBe(403);

    const raced = tokenOf((await administrator.post("/api/users/invitations")).body["url"]);
    const replies = await Promise.all(["r1", "r2", "r3"].map((name) => signUp(name, raced)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);

    const taken = tokenOf((await administrator.post("/api/users/invitations")).body["url"]);
    const { invitations } = (await administrator.get("/api/users/invitations")).body as {
      invitations: { id: string }[];
    };
    expect(invitations).toHaveLength(1);
    expect((await administrator.delete("/api/users/invitations/%25")).status).toBe(404);
    expect((await administrator.delete(`/api/users/invitations/${invitations[0]?.id}`)).status).toBe(200);
    expect((await signUp("late", taken)).status).toBe(403);
    await server.stop();
  });

  it("asks by mail as well where mail is sent, and lets nobody in who only asked while the house was empty", async () => {
    const relay = await startMailServer();
    const mail = { SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" };
    const server = await startTestServer({ ...(await engine.environment()), ...mail, SIGN_UP: "invite" });
    const open = async (name: string) =>
      openFromMail(relay.url, who(name), (path, body) => server.visitor().post(path, body));
    await server.visitor().post("/api/account/sign-up", who("stranger"));
    const administrator = server.visitor();
    await administrator.signUp();
    await expect(open("stranger")).rejects.toThrow("403");
    const token = tokenOf((await administrator.post("/api/users/invitations")).body["url"]);
    const asked = await server.visitor().post("/api/account/sign-up", { ...who("guest"), invitation: token });
    expect(asked.status).toBe(202);
    await open("guest");
    expect((await server.visitor().post("/api/account/sign-in", who("guest"))).status).toBe(200);
    await server.stop();
    await relay.close();
  });
});
