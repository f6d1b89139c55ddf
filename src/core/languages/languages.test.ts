import { describe, expect, it } from "vitest";
import { languageOfCookie, languageOfHeader } from "./languages.ts";

describe("the language of a page", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de", "de"],
    ["de-CH,de;q=0.9,en;q=0.8", "de"],
    ["en-GB,en;q=0.9,de;q=0.8", "en"],
    ["pt-BR,pt;q=0.9,es;q=0.5,en;q=0.4", "es"],
    ["ja;q=0.1, fr ; q=0.7", "fr"],
    ["de;q=0, fr;q=0.2", "fr"],
    ["zh-CN,ko", "en"],
    ["*", "en"],
    ["de;q=x", "en"],
    [",;;q=1,de-", "de"],
  ])("for the header %j is %s", (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });

  it.each([
    ["fr", "fr"],
    ["en-XA", "en-XA"],
    ["pt", null],
    ["", null],
    [null, null],
  ])("for the cookie %j is %j", (cookie, language) => {
    expect(languageOfCookie(cookie)).toBe(language);
  });
});
