import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["Profit &amp; loss", "Profit & loss"],
  ["a &lt;br/&gt;b&lt;BR/&gt;&lt;BR/&gt;c", "a b c"],
  ["<p>It&#39;s &#x20AC;5</p>", "It's €5"],
  ["one\r\n two\u202Ethree", "one two three"],
  ["<script>alert(1)</script>safe<style>x</style>", "safe"],
  ["&lt;img src=x onerror=alert(1)&gt;safe", "safe"],
  ["S&P 500 & AT&T; R&D", "S&P 500 & AT&T; R&D"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["&#0;&#55296;x", "x"],
])("reads %s", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

it.each([null, "", " <br/> ", "&nbsp;"])("has nothing to say of %s", (html) => {
  expect(plainText(html)).toBeNull();
});

it("reads the beginning of a text without end, however many tags it opens", () => {
  expect(plainText(`Beginning ${"<script>".repeat(250_000)}`)).toMatch(/^Beginning/);
  expect(plainText(`Beginning ${"&lt;!--".repeat(250_000)}`)).toMatch(/^Beginning/);
});
