import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { createRowHash, type Row, rowText, type TableHash } from "./row-hash.ts";
import { SecretInBackup } from "./sealed-secret.ts";
import type { TableAccess, TableShape } from "./table-access.ts";

export const formatVersion = 1;
const batchRows = 500;
const maxLineLength = 64 * 1024 * 1024;

/** The first line of a backup. */
export const BackupHead = z.object({
  format: z.literal("bellwether-backup"),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  application: z.string(),
  engine: z.enum(["sqlite", "postgresql"]),
  migrations: z.array(z.string()),
  secret: SecretInBackup.nullable(),
});
export type BackupHead = z.output<typeof BackupHead>;

const TableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const Hash = z.strictObject({ rows: z.number().int().nonnegative(), hash: z.string().length(64) });
const EndLine = z.strictObject({
  end: z.literal(true),
  tables: z.record(z.string(), Hash),
  sha256: z.string().length(64),
});
const Line = z.union([TableLine, EndLine]);
const RowLine = z.array(z.union([z.string(), z.number(), z.null()]));

/** Follows a backup while it is made. */
export interface BackupRun {
  readonly signal?: AbortSignal;
  /** Called before each table and after the last. */
  readonly onTable?: (done: number, all: number) => void;
}

export type TableHashes = Readonly<Record<string, TableHash>>;

/**
 * Writes all rows of a database as compressed lines: the head, each table with its rows, and an end with a hash for each table and for
 * the whole. The file is on disk when this resolves.
 */
export async function writeBackup(
  file: string,
  source: TableAccess,
  head: BackupHead,
  { signal, onTable }: BackupRun = {},
): Promise<TableHashes> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600, flags: "wx" }));
  const sum = createHash("sha256");
  const put = async (text: string) => {
    sum.update(`${text}\n`);
    if (!gzip.write(`${text}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  const hashes: Record<string, TableHash> = {};
  try {
    await put(JSON.stringify(head));
    for (const [done, table] of source.tables.entries()) {
      onTable?.(done, source.tables.length);
      await put(JSON.stringify({ table: table.name, columns: table.columns }));
      const hash = createRowHash();
      for await (const rows of source.rows(table)) {
        signal?.throwIfAborted();
        const texts = rows.map(rowText);
        for (const text of texts) hash.add(text);
        await put(texts.join("\n"));
      }
      hashes[table.name] = hash.result();
    }
    onTable?.(source.tables.length, source.tables.length);
    gzip.end(`${JSON.stringify({ end: true, tables: hashes, sha256: sum.digest("hex") })}\n`);
    await written;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    throw error;
  }
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hashes;
}

/**
 * Reads a backup from its head to its end. Throws a BackupError that says where it is damaged, cut off or of a newer format; rows that
 * were handed over before count only once this resolves.
 */
export async function readBackup(
  file: string,
  handlers: {
    readonly head?: (head: BackupHead) => Promise<void>;
    readonly rows?: (table: TableShape, rows: readonly Row[]) => Promise<void>;
  } = {},
): Promise<{ readonly head: BackupHead; readonly tables: TableHashes }> {
  const sum = createHash("sha256");
  const hashes: Record<string, TableHash> = {};
  let head: BackupHead | null = null;
  let table: TableShape | null = null;
  let hash = createRowHash();
  let batch: Row[] = [];
  let end: z.output<typeof EndLine> | null = null;
  let number = 0;
  const flush = async () => {
    if (table !== null && batch.length > 0) await handlers.rows?.(table, batch);
    batch = [];
  };
  const closeTable = async () => {
    await flush();
    if (table !== null) hashes[table.name] = hash.result();
  };
  const fault = (what: string) => new BackupError(`${file}: line ${number}: ${what}`);

  for await (const text of linesOf(file)) {
    number += 1;
    if (end !== null) throw fault("there is more after the end");
    if (head === null) {
      head = headOf(text, file);
      await handlers.head?.(head);
    } else if (text.startsWith("[")) {
      if (table === null) throw fault("a row before the first table");
      const row = RowLine.safeParse(parsed(text));
      if (!row.success || row.data.length !== table.columns.length) throw fault(`not a row of ${table.name}`);
      hash.add(text);
      batch.push(row.data);
      if (batch.length >= batchRows) await flush();
    } else {
      const line = Line.safeParse(parsed(text));
      if (!line.success) throw fault("neither a row, a table nor the end");
      await closeTable();
      if ("end" in line.data) end = line.data;
      else {
        table = { name: line.data.table, columns: line.data.columns };
        hash = createRowHash();
      }
    }
    if (end === null) sum.update(`${text}\n`);
  }
  if (head === null) throw new BackupError(`${file}: empty, not a backup of Bellwether`);
  if (end === null) throw new BackupError(`${file}: cut off after line ${number}`);
  if (sum.digest("hex") !== end.sha256 || !sameHashes(hashes, end.tables))
    throw new BackupError(`${file}: damaged: its checksum does not match`);
  return { head, tables: end.tables };
}

/** True if both have the same tables with the same rows. */
export function sameHashes(one: TableHashes, other: TableHashes): boolean {
  return differences(one, other).length === 0;
}

/** Names of tables whose rows differ. */
export function differences(one: TableHashes, other: TableHashes): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.hash !== other[name]?.hash || one[name]?.rows !== other[name]?.rows,
  );
}

/** The hash of each table as it is now. */
export async function hashesOf(access: TableAccess, wanted = access.tables): Promise<TableHashes> {
  const hashes: Record<string, TableHash> = {};
  for (const table of wanted) {
    const hash = createRowHash();
    for await (const rows of access.rows(table)) for (const row of rows) hash.add(rowText(row));
    hashes[table.name] = hash.result();
  }
  return hashes;
}

/** Lines end with a line feed alone: JSON has none inside, but may have other separators. */
async function* linesOf(file: string): AsyncIterable<string> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  gunzip.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of gunzip as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > maxLineLength)
        throw new BackupError(`${file}: a line is longer than ${maxLineLength} characters`);
      yield* lines;
    }
    if (rest !== "") yield rest;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "ENOENT") throw new BackupError(`${file}: there is no such file`, { cause: error });
    if (code.startsWith("Z_")) throw new BackupError(`${file}: damaged or cut off (${code})`, { cause: error });
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function headOf(text: string, file: string): BackupHead {
  const value = parsed(text);
  const isBackup =
    typeof value === "object" && value !== null && "format" in value && value.format === "bellwether-backup";
  if (!isBackup) throw new BackupError(`${file}: not a backup of Bellwether`);
  const version = (value as { readonly version?: unknown }).version;
  if (typeof version === "number" && version > formatVersion)
    throw new BackupError(`${file}: made by a newer Bellwether (format ${version}). Update this one first.`);
  const head = BackupHead.safeParse(value);
  if (!head.success) throw new BackupError(`${file}: its first line is damaged`);
  return head.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
