import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type BindingPattern, type Comment, type ParamPattern } from "oxc-parser";

/* Counts wording habits to avoid in comments, names and docs, per floor. Prints figures and never fails.
   Only files that git tracks are read, so that installed packages don't count. */

const root = join(import.meta.dirname, "..");
const floors: Readonly<Record<string, readonly string[]>> = {
  core: ["src/core"],
  contract: ["src/contract"],
  server: ["src/server"],
  web: ["src/web"],
  "tests and tools": ["tests", "scripts", "bench", "eval"],
};
const questionOpening = /^(?:what|whether|who|of)\b/iu;
const stiffWord = /\b(?:told|said|stands|nobody|reckon\w*)\b/iu;
const startsWithMost = /^most[A-Z]/u;

interface Counts {
  comments: number;
  questionOpenings: number;
  stiffWords: number;
  namesWithMost: number;
}

const total: Counts = { comments: 0, questionOpenings: 0, stiffWords: 0, namesWithMost: 0 };
for (const [floor, folders] of Object.entries(floors)) {
  const counts: Counts = { comments: 0, questionOpenings: 0, stiffWords: 0, namesWithMost: 0 };
  for (const file of trackedFiles(folders)) if (/\.tsx?$/u.test(file)) addFile(file, counts);
  report(floor, counts);
  for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += counts[key];
}
report("all code", total);
for (const name of ["README.md", "docs/*.md"]) {
  const lengths = trackedFiles([`:(glob)${name}`]).flatMap((file) => sentenceLengths(textOf(file)));
  process.stdout.write(`${name.padEnd(16)} ${lengths.length} sentences, median ${median(lengths)} words\n`);
}

/** Includes new files that aren't ignored, and leaves out deleted ones. */
function trackedFiles(paths: readonly string[]): string[] {
  const options = ["--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", ["ls-files", ...options, "--", ...paths], { cwd: root, encoding: "utf8" });
  return files.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

function addFile(file: string, counts: Counts): void {
  const text = textOf(file);
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  for (const comment of commentTexts(text, comments)) {
    counts.comments++;
    if (questionOpening.test(comment)) counts.questionOpenings++;
    if (stiffWord.test(comment)) counts.stiffWords++;
  }
  const add = (name: string) => {
    if (startsWithMost.test(name)) counts.namesWithMost++;
  };
  const addAll = (patterns: readonly (ParamPattern | BindingPattern)[]) => patterns.flatMap(boundNames).forEach(add);
  new Visitor({
    VariableDeclarator: ({ id }) => addAll([id]),
    FunctionDeclaration: ({ id, params }) => addAll(id === null ? params : [id, ...params]),
    FunctionExpression: ({ params }) => addAll(params),
    ArrowFunctionExpression: ({ params }) => addAll(params),
    TSFunctionType: ({ params }) => addAll(params),
    TSMethodSignature: ({ params }) => addAll(params),
    TSPropertySignature: ({ key }) => key.type === "Identifier" && add(key.name),
  }).visit(program);
}

function boundNames(pattern: ParamPattern | BindingPattern): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "AssignmentPattern") return boundNames(pattern.left);
  if (pattern.type === "RestElement") return boundNames(pattern.argument);
  if (pattern.type === "TSParameterProperty") return boundNames(pattern.parameter);
  if (pattern.type === "ArrayPattern")
    return pattern.elements.flatMap((part) => (part === null ? [] : boundNames(part)));
  return pattern.properties.flatMap((part) => boundNames(part.type === "Property" ? part.value : part.argument));
}

/** Returns the comments' words. Consecutive line comments count as one comment. */
function commentTexts(text: string, comments: readonly Comment[]): string[] {
  const texts: string[] = [];
  let previous: Comment | undefined;
  for (const comment of comments) {
    const words = comment.value.replaceAll(/^[\s*]+/gmu, "").trim();
    const continues =
      previous?.type === "Line" &&
      comment.type === "Line" &&
      /^\n[ \t]*$/u.test(text.slice(previous.end, comment.start));
    if (continues) texts.push(`${texts.pop() ?? ""} ${words}`);
    else texts.push(words);
    previous = comment;
  }
  return texts;
}

/** Ignores headings, code, pictures and tables. A list item or a paragraph also ends a sentence. */
function sentenceLengths(markdown: string): number[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, "").replaceAll(/^(?:#|\||!\[).*$/gmu, "");
  return prose
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|(?<=[.!?:]["”)*]*)\s/u)
    .map((sentence) => sentence.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word)).length)
    .filter((words) => words > 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function report(name: string, { comments, questionOpenings, stiffWords, namesWithMost }: Counts): void {
  const share = (count: number) => `${((100 * count) / Math.max(comments, 1)).toFixed(1)} %`;
  process.stdout.write(
    `${name.padEnd(16)} ${comments} comments, ${share(questionOpenings)} begin with What/Whether/Who/Of, ` +
      `${share(stiffWords)} with told/said/stands/nobody/reckon, ${namesWithMost} names most...\n`,
  );
}
