import { expect, it } from "vitest";
import { settings as german } from "./de/settings.ts";
import { settings as english } from "./en/settings.ts";
import { settings as spanish } from "./es/settings.ts";
import { settings as french } from "./fr/settings.ts";
import { settings as japanese } from "./ja/settings.ts";

it.each([
  ["en", english, "Emails"],
  ["de", german, "E-Mails"],
  ["fr", french, "e-mails"],
  ["es", spanish, "correos"],
  ["ja", japanese, "メール"],
])("the number format is said to apply to mails in %s only if it is chosen", (_language, { numbers }, mails) => {
  expect(numbers.hint("1,234.56", true)).toContain(mails);
  const ofBrowser = numbers.hint("1,234.56", false);
  expect(ofBrowser).not.toContain(mails);
  expect(ofBrowser).not.toMatch(/undefined|false| {2}/);
});
