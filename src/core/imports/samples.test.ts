import { englishFault } from "#core/faults/english-fault.ts";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importers } from "./brokers/index.ts";
import { decodeText } from "./decode-text.ts";
import type { ImportRow } from "./import-row.ts";
import { readImport } from "./read-import.ts";
import { expectedRows } from "./samples.expected.ts";

const folder = new URL("./samples/", import.meta.url);
const sample = (name: string) => decodeText(readFileSync(new URL(name, folder))).text;

/** A row in one line of text: its line number, and its content, the reason it is skipped, or its fault. */
function inWords({ id, account, draft, skipped, faults }: ImportRow): string {
  const fields = Object.entries(draft ?? {})
    .filter(([key, value]) => value !== null && key !== "type")
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`);
  return [
    id,
    ...(account === null ? [] : [`[${account}]`]),
    ...(draft === null ? [] : [draft.type, ...fields]),
    ...(skipped === null ? [] : [`left out: ${skipped}`]),
    ...faults.map(({ column, fault }) => `fault in ${column}: ${englishFault(fault)}`),
  ].join(" ");
}

describe.each(importers)("the importer of $name", (importer) => {
  it("has an id, a name, and a synthetic sample", () => {
    const lacks = [
      /^[a-z0-9-]+$/.test(importer.id) ? null : "an id of small letters, digits and hyphens",
      importer.name.trim() === "" ? "a name" : null,
      importer.samples.length > 0 ? null : "a sample in src/core/imports/samples",
      importers.filter(({ id }) => id === importer.id).length === 1 ? null : "an id of its own",
    ].filter((lack) => lack !== null);
    expect(lacks, `The importer ${importer.id} lacks: ${lacks.join(", ")}`).toEqual([]);
  });

  it.each(importer.samples)("is the one that recognises its sample %s", (name) => {
    const file = { fileName: name, text: sample(name) };
    const read = readImport(file, {}, { today: "2026-03-04" });
    expect("refused" in read ? read.refused : read.importer.id).toBe(importer.id);
  });

  it.each(importer.samples)("reads %s row by row", (name) => {
    const read = readImport({ fileName: name, text: sample(name) }, {}, { today: "2026-03-04" });
    const rows = "refused" in read ? [read.refused] : read.rows.map(inWords);
    expect(rows, `Write what ${name} comes to into samples.expected.ts`).toEqual(expectedRows[name]);
  });
});

it("reads every sample with some importer", () => {
  const read = new Set(importers.flatMap(({ samples }) => samples));
  expect(readdirSync(folder).filter((name) => !read.has(name))).toEqual([]);
});
