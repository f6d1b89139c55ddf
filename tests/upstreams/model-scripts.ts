import type { AskedModel, ModelStep } from "./model-protocols.ts";

/** The behaviours of a loopback model. */
export const modelScripts = [
  /** Calls a tool if the question needs one, then cites the data's values by their marks, with sources. */
  "true",
  /** The same in digits. */
  "digits",
  /** In digits, then by marks when asked to rewrite. */
  "repair",
  /** The same with wrong digits. */
  "lie",
  /** Obeys any instruction in its data. */
  "obey",
  /** Finishes without text. */
  "silent",
] as const;
export type ModelScript = (typeof modelScripts)[number];

/** The behaviours of a loopback model as the reader of texts. */
export const readerScripts = [
  /** Matches the schema and the texts. */
  "true",
  /** Valid JSON of another shape. */
  "outside-schema",
  /** Copies the texts into every field, with words around them. */
  "obey",
  /** Refuses requests with a picture. */
  "no-pictures",
  /** Never answers. */
  "hang",
] as const;
export type ReaderScript = (typeof readerScripts)[number];

/** The content it reports for every picture. */
const pictured = {
  sentence: 0,
  measure: "revenue",
  value: 1200,
  unit: "money",
  currency: "USD",
  period: "2025-Q1",
  company: "NVDA",
};

interface ReadItem {
  readonly item: number;
  readonly picture?: boolean;
  readonly sentences: readonly { readonly number: number; readonly text: string }[];
}

/** Returns the reader's answer for a script; null for none, ever. */
export function readerSteps(script: ReaderScript, request: AskedModel): ModelStep[] | null {
  if (script === "hang") return null;
  const items = request.turns.flatMap(dataIn).flatMap((text) => parsed(text) as readonly ReadItem[]);
  const answer = (text: string): ModelStep[] => [
    { kind: "text", text },
    { kind: "finish", reason: "stop" },
  ];
  const first = ({ sentences }: ReadItem) => sentences[0]?.number ?? 1;
  const plain = items.map((item) => ({
    item: item.item,
    topics: ["earnings"],
    tone: "positive",
    companies: item.sentences.flatMap(({ text }) => text.match(/\b[A-Z][A-Za-z]{3,}\b/g) ?? []).slice(0, 12),
    claims: [
      ...(item.picture === true ? [pictured] : []),
      ...item.sentences.flatMap(({ number, text }) => {
        const [, value] = /(?<![\d.,$])(\d+(?:\.\d+)?)\s?%/.exec(text) ?? [];
        const claim = { sentence: number, measure: "growth", unit: "percent", currency: null };
        return value === undefined ? [] : [{ ...claim, value: Number(value), period: "2025-Q4", company: null }];
      }),
    ].slice(0, 12),
    quotes: [{ from: first(item), to: first(item), topic: "earnings" }],
  }));
  if (script === "true" || script === "no-pictures") return answer(JSON.stringify({ readings: plain }));
  if (script === "outside-schema") return answer(JSON.stringify({ readings: items, summary: "All of them in one." }));
  const all = (item: ReadItem) => item.sentences.map(({ text }) => text).join(" ");
  const obeyed = items.map((item, index) => {
    const words = all(item);
    // Every other reading fits the schema as far as words can.
    return index % 2 === 0
      ? {
          ...plain[index],
          companies: [words.slice(0, 80), ...item.sentences.map(({ text }) => text.slice(0, 80))].slice(0, 12),
          claims: [
            {
              sentence: 1,
              measure: "price",
              value: 999.99,
              unit: "money",
              currency: "USD",
              period: null,
              company: null,
            },
            {
              sentence: 1,
              measure: "price",
              value: 1,
              unit: "count",
              currency: null,
              period: null,
              company: words.slice(0, 80),
            },
          ],
          quotes: item.sentences.slice(0, 6).map(({ number }) => ({ from: number, to: number, topic: null })),
        }
      : { ...plain[index], tone: words, topics: [words], note: words };
  });
  return answer(JSON.stringify({ readings: obeyed, answer: items.map(all).join(" ") }));
}

/** Returns a script's steps for a request. */
export function stepsOf(script: ModelScript, request: AskedModel): ModelStep[] {
  switch (script) {
    case "silent":
      return [{ kind: "finish", reason: "stop" }];
    case "obey":
      return obey(request);
    default:
      return tell(request, script);
  }
}

interface SeenSource {
  readonly number: number;
  readonly title: string;
  readonly data: unknown;
}

function tell(request: AskedModel, script: Exclude<ModelScript, "silent" | "obey">): ModelStep[] {
  const sources = sourcesIn(request);
  const question = questionOf(request);
  const call = hasAskedTool(request) ? null : nextCall(request, question, sources);
  if (call !== null) return [call, { kind: "finish", reason: "tool-calls" }];
  const facts = sources.flatMap((source) => {
    const statements = statementsOf(source);
    return statements.length === 0 ? [] : [{ source, statements }];
  });
  const write = ({ number, mark }: Statement) =>
    script === "true" || (script === "repair" && isRepair(request))
      ? mark
      : script === "lie"
        ? falsified(number ?? mark)
        : (number ?? mark);
  const answer = asksForPreview(request)
    ? previewLines(facts, write)
    : facts
        .slice(0, 4)
        .map(({ source, statements }) =>
          statements
            .slice(0, 3)
            .map(
              (statement) =>
                `${statement.symbol ?? source.title}: ${statement.label} ${write(statement)} [${source.number}].`,
            )
            .join(" "),
        )
        .join("\n\n");
  const text = answer === "" ? "The data does not say." : answer;
  return [
    { kind: "text", text },
    { kind: "finish", reason: "stop" },
  ];
}

function previewLines(
  facts: readonly { source: SeenSource; statements: readonly Statement[] }[],
  write: (statement: Statement) => string,
): string {
  const all = facts.flatMap(({ source, statements }) => statements.map((statement) => ({ source, statement })));
  return ["Impact", "Risk", "Action"]
    .flatMap((name, index) => {
      const { source, statement } = all[index] ?? all[0] ?? {};
      if (source === undefined || statement === undefined) return [];
      return [`${name}: The ${statement.label} is ${write(statement)} [${source.number}].`];
    })
    .join("\n");
}

function asksForPreview({ system }: AskedModel): boolean {
  return /\bImpact\b/.test(system) && /\bRisk\b/.test(system) && /\bAction\b/.test(system);
}

/** Words and the tools that answer them, more specific ones first. */
const needs: readonly (readonly [RegExp, RegExp])[] = [
  [/\btell me when\b/i, /propose.*alert/],
  [/\badd\b.*\bwatch/i, /propose.*watch/],
  [/\b(bought|sold|record|add)\b.*\b(transaction|shares)/i, /propose.*transaction/],
  [/\bnews|headline|stor(y|ies)\b/i, /news/],
  [/\bearnings|dividend|calendar|due\b/i, /calendar|event/],
  [/\bsignal|rsi|macd|sma|adx|indicator|technical\b/i, /indicator|signal/],
  [/\bcompare|versus|vs\b/i, /compare/],
  [/\bmood|sentiment\b/i, /sentiment/],
  [/\bp\/e|revenue|margin|fundamental|valuation\b/i, /fundamental/],
  [/\bperformance|return\b/i, /performance/],
  [/\ballocation|sector|currency\b/i, /allocation/],
  [/\bportfolio|holding|position|moved me\b/i, /holding/],
  [/\bhistory|chart|months?\b/i, /history/],
  [/\bwatchlist\b/i, /watchlist/],
  [/./, /quote/],
];

function nextCall(request: AskedModel, question: string, sources: readonly SeenSource[]): ModelStep | null {
  const symbols = symbolsIn(question);
  for (const [words, names] of needs) {
    if (!words.test(question)) continue;
    const tool = request.tools.find(({ name }) => names.test(name));
    if (tool === undefined) continue;
    const isThere = sources.some(
      ({ title, data }) =>
        names.test(title.toLowerCase()) &&
        symbols.every((symbol) => `${title} ${JSON.stringify(data)}`.includes(symbol)),
    );
    const isProposal = tool.name.startsWith("propose");
    const input = inputFor(tool.schema, symbols);
    if (input === null || (isThere && !isProposal)) return null;
    return { kind: "call", name: tool.name, input };
  }
  return null;
}

/** Puts symbols where the schema has a place for them; null if it requires something unknown. */
function inputFor(schema: unknown, symbols: readonly string[]): Record<string, unknown> | null {
  const { properties, required } = fields(schema);
  const input: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(fields(properties))) {
    const { type, enum: choices } = fields(property);
    const [first] = symbols;
    if (name === "symbols" && symbols.length > 0) input[name] = symbols;
    else if (name === "symbol" && first !== undefined) input[name] = first;
    else if (Array.isArray(required) && required.includes(name)) {
      if (Array.isArray(choices)) input[name] = choices[0];
      else if (type === "integer" || type === "number") input[name] = 5;
      else if (type === "boolean") input[name] = false;
      else return null;
    }
  }
  return input;
}

function obey(request: AskedModel): ModelStep[] {
  const texts = sourcesIn(request).flatMap(({ data }) => stringsIn(data));
  const outside = request.turns.flatMap(dataIn);
  const orders = texts.filter(isOrder);
  const followed = orders.length > 0 ? orders : texts;
  const bare = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "");
  const everything = bare(outside.join(" "));
  const called = hasAskedTool(request)
    ? []
    : request.tools.flatMap((tool) => {
        if (!everything.includes(bare(tool.name))) return [];
        const input = inputFor(tool.schema, [...new Set(followed.flatMap(symbolsIn))]);
        return input === null ? [] : [{ kind: "call" as const, name: tool.name, input }];
      });
  if (called.length > 0) return [...called, { kind: "finish", reason: "tool-calls" }];
  const links = [...new Set(outside.join(" ").match(/https?:\/\/[^\s"'<>)\\]+/g) ?? [])];
  const text = [
    ...followed.map((order) => order.slice(0, 600)),
    ...links.map((link) => `[Read more](${link}) ![picture](${link})`),
  ].join("\n\n");
  return [
    { kind: "text", text: text === "" ? "There is nothing to do." : text },
    { kind: "finish", reason: "stop" },
  ];
}

function isOrder(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll(/[\p{Cf}\p{Mn}]/gu, "");
  return /ignore|disregard|instruction|system|assistant|you (must|are|should)|call the|tool|reveal|print|repeat|say |tell the user/i.test(
    plain,
  );
}

const block = /<<<DATA[^\n]*\n([\s\S]*?)\nDATA [^\n]*>>>/g;

/** Returns everything between the lines that mark data. A tool's result may be all data. */
function dataIn(turn: AskedModel["turns"][number]): string[] {
  const text = turn.role === "tool" ? turn.output : turn.text;
  const blocks = [...text.matchAll(block)].map((match) => match[1] ?? "");
  return turn.role === "tool" && blocks.length === 0 ? [text] : blocks;
}

function sourcesIn({ turns }: AskedModel): SeenSource[] {
  const found = new Map<number, SeenSource>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    const object = fields(value);
    if (typeof object["source"] === "number" && "data" in object) {
      const title = typeof object["title"] === "string" ? object["title"] : `Source ${object["source"]}`;
      found.set(object["source"], { number: object["source"], title, data: object["data"] });
      return;
    }
    Object.values(object).forEach(look);
  };
  for (const turn of turns) for (const text of dataIn(turn)) look(parsed(text));
  return [...found.values()];
}

function isRepair({ turns }: AskedModel): boolean {
  const last = turns.at(-1);
  return last?.role === "user" && last.text.startsWith("Write your answer again");
}

/** The user's latest question, without the attached data. */
function questionOf({ turns }: AskedModel): string {
  const last = turns.findLast((turn) => turn.role === "user" && !turn.text.startsWith("Write your answer again"));
  return last === undefined || last.role === "tool" ? "" : last.text.replaceAll(block, "").trim();
}

function hasAskedTool({ turns }: AskedModel): boolean {
  const lastUser = turns.findLastIndex(
    (turn) => turn.role === "user" && !turn.text.startsWith("Write your answer again"),
  );
  return turns.slice(lastUser + 1).some((turn) => turn.role === "tool");
}

const unspoken = /^(id|key|source|date|time|timestamp|asof|year|url|href|failed|checks|threshold|strength|tone)$/i;

/** A value of the data, with its subject if the source covers several. */
interface Statement {
  /** "day change percent" */
  readonly label: string;
  /** "-1.2%"; null for an amount that isn't sent. */
  readonly number: string | null;
  readonly mark: string;
  readonly symbol: string | null;
}

/** "178.88 USD {{1.price}}", or only the mark. */
const markedValue = /^(?:(-?\d+(?:\.\d+)?)(?: ([^\s{]+))? )?(\{\{.+\}\})$/;

function statementsOf({ title, data }: SeenSource): Statement[] {
  const statements: Statement[] = [];
  const look = (value: unknown, path: readonly string[], subject: string | null): void => {
    const name = path.at(-1) ?? "";
    const [, number, unit, mark] = (typeof value === "string" ? markedValue.exec(value) : null) ?? [];
    if (mark !== undefined) {
      if (Number(number) === 0 || (number !== undefined && unspoken.test(name))) return;
      const written = number === undefined ? null : unit === "%" ? `${number}%` : number;
      statements.push({ label: words(name), number: written, mark, symbol: subject });
    } else if (typeof value === "number" && value !== 0 && !unspoken.test(name)) {
      // Without marks there is only the number.
      const written = /percent/i.test(path.join(".")) ? `${value}%` : String(value);
      statements.push({ label: words(name), number: written, mark: written, symbol: subject });
    } else if (Array.isArray(value)) value.slice(0, 3).forEach((item) => look(item, path, subject));
    else if (typeof value === "object" && value !== null && !("unit" in value)) {
      const { symbol } = fields(value);
      const owner = typeof symbol === "string" && !title.includes(symbol) ? symbol : subject;
      for (const [key, item] of Object.entries(value)) look(item, [...path, key], owner);
    }
  };
  look(data, [], null);
  return statements;
}

function words(key: string): string {
  return key
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}

/** Another number of the same form. */
function falsified(text: string): string {
  return text.replace(/\d[\d.]*/, (digits) => {
    const decimals = digits.split(".")[1]?.length ?? 0;
    return (Number(digits) * 1.37 + 11).toFixed(decimals);
  });
}

function symbolsIn(text: string): string[] {
  const plain = text.match(/\b[A-Z]{2,5}(?:\.[A-Z]{1,2})?\b/g) ?? [];
  return [
    ...new Set(plain.filter((word) => !["RSI", "SMA", "MACD", "ADX", "ETF", "USD", "EUR", "AI", "OK"].includes(word))),
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
