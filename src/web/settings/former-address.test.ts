import { expect, it } from "vitest";
import { newSettingsAddress } from "./former-address.ts";

it.each([
  ["?section=security", "", "/settings/security", "", ""],
  ["?section=copy", "", "/settings/import-export", "", ""],
  ["?section=answers&from=mail", "", "/settings/ai", "?from=mail", ""],
  ["?section=security", "#provider=linked", "/settings/security", "", "#provider=linked"],
  ["", "#connections", "/settings/connections", "", ""],
  ["?a=1", "#danger", "/settings/danger-zone", "?a=1", ""],
  ["?section=no/such", "", "/settings/no%2Fsuch", "", ""],
])("sends %s%s to its panel", (search, hash, pathname, rest, kept) => {
  expect(newSettingsAddress({ search, hash })).toEqual({ pathname, search: rest, hash: kept });
});

it.each([
  ["", ""],
  ["?from=mail", "#provider=linked"],
  ["", "#constructor"],
])("leaves %s%s alone", (search, hash) => {
  expect(newSettingsAddress({ search, hash })).toBeNull();
});
