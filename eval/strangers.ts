import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Sentences with numbers that somebody else wrote. */
export interface StrangersText {
  readonly author: string;
  readonly language: "en" | "de" | "fr" | "es" | "ja" | "zh";
  readonly text: string;
}

const folder = resolve(import.meta.dirname, "../../shared/data");

/** Whether the recorded material is there. */
export const hasStrangersTexts = existsSync(folder);

const read = (path: string) => readFileSync(resolve(folder, path), "utf8");
const lines = <T>(path: string) =>
  read(path)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);

/** Financial prose, reports, questions and statements, by author. Every text has a digit in it. */
export function strangersTexts(): readonly StrangersText[] {
  if (!hasStrangersTexts) return [];
  const tenK = JSON.parse(read("questions/financial_qa_10k_600.json")) as
    | readonly { question: string; answer: string; context: string }[]
    | { data: readonly { question: string; answer: string; context: string }[] };
  const finqa = JSON.parse(read("questions/finqa_test_100.json")) as { data: readonly { context: string }[] };
  const jfinqa = JSON.parse(read("questions/jfinqa_v1.json")) as readonly {
    pre_text: readonly string[];
    post_text: readonly string[];
    qa: { question: string };
  }[];
  const statements = JSON.parse(read("broker-samples/index.json")) as
    | readonly BrokerFile[]
    | { files: readonly BrokerFile[] };
  const files = Array.isArray(statements)
    ? (statements as readonly BrokerFile[])
    : (statements as { files: readonly BrokerFile[] }).files;
  const texts: StrangersText[] = [
    ...("data" in tenK ? tenK.data : tenK).flatMap(({ answer, context }): StrangersText[] =>
      [answer, ...context.split(/(?<=[.!?])\s+(?=[A-Z])/)].map((text) => ({
        author: "10-K answers",
        language: "en",
        text,
      })),
    ),
    ...finqa.data.flatMap(({ context }): StrangersText[] =>
      context.split("\n").map((text) => ({ author: "FinQA", language: "en", text })),
    ),
    ...lines<{ text: string }>("sentences/de-10kgnad-wirtschaft.jsonl").map(({ text }): StrangersText => ({
      author: "10kGNAD",
      language: "de",
      text,
    })),
    ...lines<{ text: string }>("sentences/ja-chabsa-annual-reports.jsonl").map(({ text }): StrangersText => ({
      author: "chABSA",
      language: "ja",
      text,
    })),
    ...jfinqa.flatMap(({ pre_text: before, post_text: after, qa }): StrangersText[] =>
      [...before, ...after, qa.question].map((text) => ({ author: "jfinqa", language: "ja", text })),
    ),
    ...files
      .filter(({ language, format }) => format === "pdf-text" && (language === "fr" || language === "es"))
      .flatMap(({ file, language }): StrangersText[] =>
        read(`broker-samples/${file}`)
          .split("\n")
          .filter((line) => /\p{L}{3,}.*\d/u.test(line))
          .map((text) => ({ author: "statements", language: language === "fr" ? "fr" : "es", text: text.trim() })),
      ),
  ];
  return texts.filter(({ text }) => /\p{Nd}/u.test(text) && text.length < 600);
}

interface BrokerFile {
  readonly file: string;
  readonly format: string;
  readonly language: string | null;
}

/** Attacks that others wrote, in 19 languages. */
export function strangersAttacks(): readonly {
  readonly id: string;
  readonly text: string;
  readonly language: string;
}[] {
  if (!hasStrangersTexts) return [];
  return lines<{ text: string; kind: string; source: string; language: string }>("injections/injections.jsonl")
    .filter(({ kind }) => kind !== "benign")
    .map(({ text, source, language }, index) => ({ id: `${source} ${index + 1}`, text, language }));
}
