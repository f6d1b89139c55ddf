import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { holds } from "../../../tests/support/holds.ts";

const text = "Datum;Stück;Währung €\r\n2024-01-02;1,5;EUR 🙂";
const utf16 = (given: string, order: "le" | "be") => {
  const bytes = Buffer.from(given, "utf16le");
  return new Uint8Array(order === "le" ? bytes : bytes.swap16());
};

describe("a file's bytes", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode(text), "utf-8"],
    ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${text}`), "utf-8"],
    ["UTF-16, little end first", utf16(`\ufeff${text}`, "le"), "utf-16le"],
    ["UTF-16, big end first", utf16(`\ufeff${text}`, "be"), "utf-16be"],
    ["UTF-16 without a mark", utf16(text, "le"), "utf-16le"],
  ] as const)("in %s are the text", (_name, bytes, encoding) => expect(decodeText(bytes)).toEqual({ text, encoding }));

  it("in Windows-1252 are the text", () => {
    const bytes = Uint8Array.from([0x53, 0x74, 0xfc, 0x63, 0x6b, 0x20, 0x80, 0x96]);
    expect(decodeText(bytes)).toEqual({ text: "Stück €–", encoding: "windows-1252" });
  });

  it("of any text in UTF-8 are that text", () => {
    holds(
      fc.property(fc.string({ unit: "binary" }), (any) => {
        fc.pre(any.isWellFormed() && !any.includes("\0") && !any.startsWith("\ufeff"));
        expect(decodeText(new TextEncoder().encode(any)).text).toBe(any);
      }),
    );
  });
});
