import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

describe("the keys for copies and waiting changes", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const keysOf = async (visitor: Visitor) =>
    (await visitor.get("/api/account/offline-keys")).body as { userId: string; copies: string; changes: string };

  it("differ between accounts; a new session gets another key for copies and the same for changes", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const first = await keysOf(visitor);
    expect(await keysOf(visitor)).toEqual(first);
    expect(Buffer.from(first.copies, "base64url")).toHaveLength(32);
    expect(first.copies).not.toBe(first.changes);

    await visitor.post("/api/account/sign-out", {});
    expect(await visitor.get("/api/account/offline-keys")).toMatchObject({ status: 401 });
    await visitor.post("/api/account/sign-in", { email, password });
    const second = await keysOf(visitor);
    expect(second).toMatchObject({ userId: first.userId, changes: first.changes });
    expect(second.copies).not.toBe(first.copies);

    const other = server.visitor();
    await other.signUp();
    const third = await keysOf(other);
    expect(new Set([first.copies, first.changes, second.copies, third.copies, third.changes]).size).toBe(5);
  });
});
