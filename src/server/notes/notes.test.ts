import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Api } from "#contract/index.ts";
import type { Note } from "#contract/notes.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

describe.each(testEngines())("notes on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      ...(await engine.environment()),
      LIMIT_NOTES: "4",
      LIMIT_WRITES_PER_MINUTE: "1000",
    });
  });
  afterAll(() => server.stop());

  const newVisitor = async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  };
  const add = (visitor: Visitor, more: Partial<Api["POST /api/notes"]["input"]> = {}) =>
    visitor.call("POST /api/notes", { symbol: "nvda", text: " Data centres grow. ", ...more });
  const list = async (visitor: Visitor, query = "") =>
    (await visitor.get(`/api/notes${query}`)).body as { notes: Note[]; nextCursor: string | null };
  const send = (visitor: Visitor, method: "PATCH" | "DELETE", id: string, body?: object, version?: number) =>
    visitor.request(method, `/api/notes/${id}`, body, version === undefined ? {} : { "if-match": `"${version}"` });

  it("keeps a note with its day, and lists it with its symbol alone", async () => {
    const visitor = await newVisitor();
    const note = await add(visitor);
    await add(visitor, { symbol: "MSFT", text: "Cloud", origin: "answer" });
    expect(note).toMatchObject({
      symbol: "NVDA",
      text: "Data centres grow.",
      origin: "own",
      accountId: null,
      version: 1,
      updatedAt: note.createdAt,
    });
    expect((await list(visitor, "?symbol=nvda")).notes).toEqual([note]);
    expect((await list(visitor)).notes.map(({ symbol, origin }) => [symbol, origin])).toEqual([
      ["MSFT", "answer"],
      ["NVDA", "own"],
    ]);
  });

  it("goes through a long list page by page", async () => {
    const visitor = await newVisitor();
    for (const text of ["1", "2", "3"]) await add(visitor, { text });
    const first = await list(visitor, "?limit=2");
    const rest = await list(visitor, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.notes, ...rest.notes].map(({ text }) => text)).toEqual(["3", "2", "1"]);
    expect(rest.nextCursor).toBeNull();
    expect((await visitor.get("/api/notes?cursor=x")).body["code"]).toBe("invalid-cursor");
  });

  it("changes what was read, and says so when it is something else by now", async () => {
    const visitor = await newVisitor();
    const { id, createdAt } = await add(visitor);
    expect((await send(visitor, "PATCH", id, { text: "Later" })).status).toBe(428);
    const changed = await send(visitor, "PATCH", id, { text: "Later" }, 1);
    expect(changed.body).toMatchObject({ text: "Later", version: 2, createdAt });
    expect(changed.headers.get("etag")).toContain('"2"');
    const stale = await send(visitor, "PATCH", id, { text: "Too late" }, 1);
    expect([stale.status, stale.body["current"]]).toEqual([412, changed.body]);
    expect((await send(visitor, "DELETE", id, undefined, 1)).status).toBe(412);
    expect((await list(visitor)).notes).toEqual([changed.body]);
  });

  it("brings a deleted note back as it was", async () => {
    const visitor = await newVisitor();
    const note = await add(visitor);
    expect((await send(visitor, "DELETE", note.id, undefined, 1)).status).toBe(200);
    expect((await list(visitor)).notes).toEqual([]);
    expect((await send(visitor, "PATCH", note.id, { text: "Gone" }, 2)).status).toBe(404);
    expect((await visitor.post(`/api/notes/${note.id}/restore`)).body).toEqual({ ...note, version: 3 });
    expect((await visitor.post(`/api/notes/${note.id}/restore`)).body).toEqual({ ...note, version: 3 });
    expect((await list(visitor)).notes).toEqual([{ ...note, version: 3 }]);
  });

  it("is kept once where the same request comes twice", async () => {
    const visitor = await newVisitor();
    const headers = { "idempotency-key": randomUUID() };
    const body = { symbol: "NVDA", text: "Once" };
    const replies = [
      await visitor.request("POST", "/api/notes", body, headers),
      await visitor.request("POST", "/api/notes", body, headers),
    ];
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect((await list(visitor)).notes).toHaveLength(1);
  });

  it("says where something is wrong", async () => {
    const visitor = await newVisitor();
    for (const [body, path, words] of [
      [{ text: " " }, "text", "Enter some text"],
      [{ text: "x".repeat(20_001) }, "text", "At most 20,000 characters"],
      [{ symbol: "no symbol" }, "symbol", "Use a ticker symbol"],
    ] as const) {
      const reply = await visitor.post("/api/notes", { symbol: "NVDA", text: "Fine", ...body });
      expect(reply.status).toBe(422);
      expect(reply.body["errors"]).toEqual([{ path, message: expect.stringContaining(words) }]);
    }
    expect((await visitor.post("/api/notes", { symbol: "NVDA", text: "x", accountId: "none" })).body["code"]).toBe(
      "account-not-found",
    );
  });

  it("stays when the account that it is about is deleted", async () => {
    const visitor = await newVisitor();
    const account = await visitor.call("POST /api/portfolio/accounts", { name: "Broker", currency: "USD" });
    const note = await add(visitor, { accountId: account.id });
    expect(note.accountId).toBe(account.id);
    expect((await visitor.delete(`/api/portfolio/accounts/${note.accountId}`)).status).toBe(200);
    expect((await list(visitor)).notes).toEqual([{ ...note, accountId: null }]);
  });

  it("has a limit that a deleted note does not count against until it comes back", async () => {
    const visitor = await newVisitor();
    const [first] = [await add(visitor), await add(visitor), await add(visitor), await add(visitor)];
    const refused = await visitor.post("/api/notes", { symbol: "NVDA", text: "One more" });
    expect([refused.status, refused.body["code"]]).toEqual([422, "too-many-notes"]);
    await send(visitor, "DELETE", first?.id ?? "", undefined, 1);
    await add(visitor);
    expect((await visitor.post(`/api/notes/${first?.id}/restore`)).body["code"]).toBe("too-many-notes");
  });
});
