import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { createVault } from "./vault.ts";

const vault = createVault("a".repeat(16) + "b".repeat(16));
const place = { userId: "ada", field: "rapidapi" };

describe("the vault", () => {
  it("gives back what was sealed, and shows nothing of it", () => {
    assert(
      property(string({ unit: "binary" }), (plain) => {
        const sealed = vault.seal(plain, place);
        expect(vault.open(sealed, place)).toBe(Buffer.from(plain, "utf8").toString("utf8"));
        if (plain.length > 3) expect(sealed).not.toContain(plain);
      }),
    );
  });

  it("seals the same secret differently each time, under one key's name", () => {
    const [first, second] = [vault.seal("secret", place), vault.seal("secret", place)];
    expect(first).not.toBe(second);
    expect(first.split(".")[0]).toBe(second.split(".")[0]);
  });

  it("opens for no other user, no other field and under no other key", () => {
    const sealed = vault.seal("secret", place);
    expect(vault.open(sealed, { ...place, userId: "bob" })).toBeNull();
    expect(vault.open(sealed, { ...place, field: "gemini" })).toBeNull();
    expect(vault.open(sealed, { userId: 'ada","rapidapi', field: "" })).toBeNull();
    expect(createVault("c".repeat(32)).open(sealed, place)).toBeNull();
  });

  it("opens nothing that was changed, cut short or made up", () => {
    const sealed = vault.seal("secret", place);
    const [id = "", body = ""] = sealed.split(".");
    const bytes = Buffer.from(body, "base64url");
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(vault.open(`${id}.${changed.toString("base64url")}`, place)).toBeNull();
      expect(vault.open(`${id}.${bytes.subarray(0, index).toString("base64url")}`, place)).toBeNull();
    }
    for (const made of ["", ".", id, `${id}.`, "plain text"]) expect(vault.open(made, place)).toBeNull();
  });
});
