import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Texts that aren't for people who use Bellwether, or that aren't sentences. */
const exceptions = [
  // Read by models.
  "src/server/assistant/prompts.ts",
  "src/server/assistant/tools/",
  // Patterns and word lists, in which outside text, questions and files are searched.
  "src/core/glossary/term-words.ts",
  "src/core/imports/action-words.ts",
  "src/core/imports/brokers/",
  "src/core/outside-text/",
  "src/core/sentiment/",
  "src/server/assistant/computed/grammar/",
  // What tests expect.
  "src/core/imports/samples.expected.ts",
  // Read by whoever runs the server.
  "src/server/backup/",
  "src/server/config.ts",
  "src/server/database/",
  "src/server/metrics/declare-metrics.ts",
  "src/server/secrets/secret-check.ts",
];

/** English sentences that are still to move into src/core/words, by folder. A number may only go down. */
const remaining: Readonly<Record<string, number>> = {
  "src/contract": 364,
  "src/core/assistant": 1,
  "src/core/backtest": 132,
  "src/core/calendar": 94,
  "src/core/computation": 10,
  "src/core/grounding": 1,
  "src/core/imports": 71,
  "src/core/indicators": 42,
  "src/core/market": 75,
  "src/core/portfolio": 13,
  "src/core/portfolio-analysis": 9,
  "src/core/references": 2,
  "src/core/research": 4,
  "src/server/account": 54,
  "src/server/account-copy": 5,
  "src/server/alerts": 9,
  "src/server/assistant": 198,
  "src/server/calendar": 1,
  "src/server/directory": 22,
  "src/server/health": 1,
  "src/server/http": 23,
  "src/server/jobs": 1,
  "src/server/keys": 3,
  "src/server/mail": 1,
  "src/server/main.ts": 13,
  "src/server/market": 74,
  "src/server/mcp": 5,
  "src/server/newsletter": 16,
  "src/server/notes": 3,
  "src/server/opening": 1,
  "src/server/portfolio": 36,
  "src/server/push": 10,
  "src/server/secrets": 2,
  "src/server/serve-rooms.ts": 1,
  "src/server/settings": 3,
  "src/server/shared": 8,
  "src/server/strategy": 11,
  "src/server/tokens": 8,
  "src/server/upkeep": 10,
  "src/server/upstream": 13,
};

/** Arguments of these are read in logs. */
const forLogs = /^(?:log|logger|console)$|Error$/;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The name of a called function or class; of its object for log.warn(). */
function calledName(node: Node): string {
  const callee = node["callee"];
  if (!isNode(callee)) return "";
  const named = callee.type === "MemberExpression" ? callee["object"] : callee;
  return isNode(named) && typeof named["name"] === "string" ? named["name"] : "";
}

/** The texts of string literals and templates below a node. */
function textsIn(node: Node): string[] {
  if ((node.type === "CallExpression" || node.type === "NewExpression") && forLogs.test(calledName(node))) return [];
  if (node.type.startsWith("Import") || node.type.startsWith("TS")) return innerTexts(node, ["expression"]);
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "TemplateLiteral") {
    const quasis = node["quasis"] as readonly { readonly value: { readonly cooked: string | null } }[];
    return [quasis.map(({ value }) => value.cooked ?? "").join("…"), ...innerTexts(node, ["expressions"])];
  }
  return innerTexts(node, Object.keys(node));
}

function innerTexts(node: Node, fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => node[field])
    .filter(isNode)
    .flatMap(textsIn);
}

/** Three words in a row make a sentence here. */
const isSentence = (text: string): boolean => /\p{L}{2,}[\s,]+\p{L}+[\s,]+\p{L}{2,}/u.test(text);

function folderOf(file: string): string {
  return file
    .split("/")
    .slice(0, file.startsWith("src/contract") ? 2 : 3)
    .join("/");
}

it("keeps sentences for people in the catalogues", () => {
  const counts: Record<string, number> = {};
  const files = globSync("src/{core,contract,server}/**/*.ts", { cwd: root }).filter(
    (file) =>
      !file.includes(".test.") &&
      !file.startsWith("src/core/words/") &&
      !exceptions.some((exception) => file.startsWith(exception)),
  );
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
    const found = textsIn(program as unknown as Node).filter(isSentence).length;
    if (found > 0) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + found;
  }
  const more = Object.entries(counts).filter(([folder, count]) => count > (remaining[folder] ?? 0));
  expect(Object.fromEntries(more)).toEqual({});
});
