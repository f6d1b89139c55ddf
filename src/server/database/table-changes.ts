import type { CompiledQuery, OperationNode } from "kysely";

/** The effect of one statement. */
export interface TableChange {
  /** Null: unknown, possibly any. */
  readonly table: string | null;
  /** The columns an update sets; null: rows came or went. */
  readonly columns: readonly string[] | null;
}

/** Tables that a reader depends on, each with the columns whose updates matter. */
export type WatchedTables = Readonly<Record<string, readonly string[]>>;

export type TableChanges = ReturnType<typeof createTableChanges>;

/** Publishes this process's writes once they are committed. Other processes' writes aren't seen. */
export function createTableChanges() {
  const watchers = new Set<{ tables: WatchedTables; listener: () => void }>();
  return {
    watch(tables: WatchedTables, listener: () => void): void {
      watchers.add({ tables, listener });
    },
    publish(changes: readonly TableChange[]): void {
      for (const { tables, listener } of watchers) if (changes.some((change) => concerns(change, tables))) listener();
    },
  };
}

/** Returns the change a statement makes; null: it only reads. */
export function changeOf({ query, sql }: CompiledQuery): TableChange | null {
  switch (query.kind) {
    case "SelectQueryNode":
      return null;
    case "InsertQueryNode":
      return { table: nameOf(query.into), columns: null };
    case "UpdateQueryNode":
      return {
        table: nameOf(query.table),
        columns: (query.updates ?? []).flatMap(({ column }) => identifierOf(column) ?? []),
      };
    case "DeleteQueryNode":
      return { table: query.from.froms.length === 1 ? nameOf(query.from.froms[0]) : null, columns: null };
    default:
      return /^\s*(?:select|pragma|show)\b/i.test(sql) ? null : { table: null, columns: null };
  }
}

function concerns({ table, columns }: TableChange, tables: WatchedTables): boolean {
  if (table === null) return true;
  const watched = tables[table];
  return watched !== undefined && (columns === null || columns.some((column) => watched.includes(column)));
}

function nameOf(node: OperationNode | undefined): string | null {
  if (node === undefined) return null;
  if (node.kind === "AliasNode" && "node" in node) return nameOf(node.node as OperationNode);
  return node.kind === "TableNode" && "table" in node ? identifierOf(node.table) : null;
}

/** The innermost name: a table without its schema, a column without its table. */
function identifierOf(node: unknown): string | null {
  if (typeof node !== "object" || node === null) return null;
  if ("name" in node && typeof node.name === "string") return node.name;
  if ("identifier" in node) return identifierOf(node.identifier);
  return "column" in node ? identifierOf(node.column) : null;
}
