import { afterEach, expect, it } from "vitest";
import { defaultPreferences } from "#contract/settings.ts";
import { chooseFormats } from "../format/choose-formats.ts";
import "../format/number-format.ts";
import { importText } from "./import-text.ts";

afterEach(() => chooseFormats(defaultPreferences));

it.each([
  ["comma-point", ["9.5 MB", "10 MB", "1,000 KB"]],
  ["point-comma", ["9,5 MB", "10 MB", "1.000 KB"]],
] as const)("says how large a file may be in the chosen number format %s", (numberFormat, sizes) => {
  chooseFormats({ ...defaultPreferences, numberFormat });
  expect([9.5 * 1_048_576, 10 * 1_048_576, 1000 * 1024].map(importText.size)).toEqual(sizes);
});
