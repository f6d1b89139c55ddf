import type { Evidence, Fact, FigureUnit } from "#core/grounding/evidence.ts";
import { groundAnswer } from "#core/grounding/index.ts";
import { createAnswerSources } from "../src/server/assistant/answer-sources.ts";
import { checkedText } from "../src/server/assistant/checked-text.ts";
import { sourceDraft } from "../src/server/assistant/tools/source-draft.ts";
import type { Random } from "./random.ts";
import type { StrangersText } from "./strangers.ts";

export interface Share {
  hits: number;
  of: number;
  readonly misses: string[];
}

/** A number of a stranger's text, with the unit it is written with. Found by a pattern of its own, not by the one that is measured. */
const written =
  /(?<![\p{L}\p{Nd}.,/:-])(?<before>[$€£¥]\s?)?(?<digits>\p{Nd}{1,3}(?:[.,\s'’]\p{Nd}{3})*(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)?)(?<after>\s?(?:%|％|Prozent|percent|per cent|million|billion|thousand|trillion|Millionen|Milliarden|Mio\.?|Mrd\.?|百万円|億円|万円|千円|円|Euro|EUR|USD|€)(?:\s(?:Euro|EUR|Dollar|USD))?)?(?![\p{Script=Latin}\p{Nd}/:%％]|[-.,]\p{Nd})/gu;

const company = { symbol: "ZZQX", names: ["Zzqx Industries"] };
const today = "2026-03-04";

/** What came of strangers' sentences, by author and language. */
export function strangersNumbers(texts: readonly StrangersText[], random: Random) {
  const by = new Map<string, { marks: Share; planted: Share; company: Share; accused: Share }>();
  for (const { author, language, text } of texts) {
    const numbers = [...text.matchAll(written)]
      .filter(({ 0: whole, groups }) => !/^(?:19|20)\d\d$/.test(whole.trim()) && (groups?.["digits"] ?? "").length < 16)
      .slice(0, 6);
    if (numbers.length === 0) continue;
    const key = `${language}, ${author}`;
    const rates = by.get(key) ?? { marks: share(), planted: share(), company: share(), accused: share() };
    by.set(key, rates);
    countMarks(rates.marks, text, numbers);
    const [number] = [random.one(numbers)];
    const changed = otherDigit(number[0], random);
    const planted = text.slice(0, number.index) + changed + text.slice(number.index + number[0].length);
    const evidence = evidenceOf(text, numbers);
    count(rates.planted, !isGreen(planted, number.index, changed.length, evidence), planted);
    const elsewhere = `Palantir: ${text}`;
    count(rates.company, !isGreen(elsewhere, 10 + number.index, number[0].length, evidence), elsewhere);
    const { figures } = groundAnswer(`${company.names[0]}: ${text}`, evidence);
    count(
      rates.accused,
      figures.every(({ mismatch }) => mismatch === null || mismatch === "typed"),
      text,
    );
  }
  return by;
}

/** The sentence with each number as a mark: every one must be its fact. */
function countMarks(into: Share, text: string, numbers: readonly RegExpExecArray[]): void {
  const draft = sourceDraft({ asOf: `${today}T16:00:00Z`, status: "live", subject: null });
  for (const [index, { 0: whole }] of numbers.entries())
    draft.figure({ key: `n${index}`, label: `Number ${index}`, ...measured(whole), value: 12.5 + index });
  const sources = createAnswerSources({ amounts: "full" });
  sources.add([draft.source({ kind: "file", title: "Numbers", provider: "strangers", data: {} })]);
  const template = numbers.reduceRight(
    (rest, { index, 0: whole }, place) => `${rest.slice(0, index)}{{1.n${place}}}${rest.slice(index + whole.length)}`,
    text,
  );
  const { grounded } = checkedText(template, "model", sources, { question: "", today, defaultSubject: null });
  const found = grounded.filter((figure) => "usedFactIds" in figure);
  for (const index of numbers.keys()) {
    const figure = found[index];
    count(
      into,
      figure?.state === "data" && figure.factId === `1.n${index}`,
      `${figure?.text ?? "none"}, ${figure?.explanation ?? ""}: ${template}`,
    );
  }
}

/** The numbers of a text as facts of one company, each with the words before it as its name. */
function evidenceOf(text: string, numbers: readonly RegExpExecArray[]): Evidence {
  const facts = numbers.map(({ index, 0: whole, groups }, place): Fact => {
    const words = text.slice(0, index).match(/[\p{L}]+/gu) ?? [];
    return {
      id: `1.${place}`,
      kind: "data",
      label: words.slice(-2).join(" ") || "Value",
      subject: company,
      ...measured(whole),
      value: Number(
        (groups?.["digits"] ?? "0")
          .normalize("NFKC")
          .replaceAll(/[^\d.]/g, "")
          .replace(/\.(?=.*\.)/g, ""),
      ),
      period: null,
      source: 1,
      asOf: `${today}T16:00:00Z`,
      status: "live",
      formula: null,
      inputs: [],
    };
  });
  return { facts, articles: [], subjects: [company], question: "", today, defaultSubject: company.symbol };
}

function measured(whole: string): { unit: FigureUnit; currency: string | null } {
  if (/[%％]|Prozent|per\s?cent/.test(whole)) return { unit: "percent", currency: null };
  if (/[€]|Euro|EUR/.test(whole)) return { unit: "money", currency: "EUR" };
  if (/円/.test(whole)) return { unit: "money", currency: "JPY" };
  return /\$|USD/.test(whole) ? { unit: "money", currency: "USD" } : { unit: "number", currency: null };
}

function isGreen(text: string, start: number, length: number, evidence: Evidence): boolean {
  return groundAnswer(text, evidence).figures.some(
    (figure) =>
      figure.start < start + length && start < figure.end && (figure.state === "data" || figure.state === "computed"),
  );
}

function otherDigit(whole: string, random: Random): string {
  const places = [...whole.matchAll(/\p{Nd}/gu)].map(({ index }) => index);
  const place = random.one(places);
  const digit = random.one([..."123456789"].filter((one) => one !== (whole[place] ?? "").normalize("NFKC")));
  return whole.slice(0, place) + digit + whole.slice(place + 1);
}

function share(): Share {
  return { hits: 0, of: 0, misses: [] };
}

function count(into: Share, isHit: boolean, miss: string): void {
  into.of += 1;
  if (isHit) into.hits += 1;
  else if (into.misses.length < 12) into.misses.push(miss.slice(0, 240));
}
