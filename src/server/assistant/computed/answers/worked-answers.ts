import type { FigureUnit } from "#core/grounding/evidence.ts";
import { statementsFound } from "../../tools/company.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { type Answerers, type Asked, answerer } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";

const maxSymbols = 7;

/** A figure that lines of the newest yearly statements give. */
interface WorkedFigure {
  readonly unit: FigureUnit;
  readonly parts: readonly (readonly ["income" | "balance", string])[];
  readonly value: (of: (line: string) => number) => number;
}

const debt = ["balance", "totalDebt"] as const;
const cash = ["balance", "cashAndShortTermInvestments"] as const;
const netDebt = (of: (line: string) => number) => of("totalDebt") - of("cashAndShortTermInvestments");
const figures: Readonly<Record<"netDebt" | "netDebtToEbitda" | "roic", WorkedFigure>> = {
  netDebt: { unit: "money", parts: [debt, cash], value: netDebt },
  netDebtToEbitda: {
    unit: "number",
    parts: [debt, cash, ["income", "ebitda"]],
    value: (of) => netDebt(of) / of("ebitda"),
  },
  roic: {
    unit: "percent",
    parts: [
      ["income", "operatingIncome"],
      ["income", "taxProvision"],
      ["income", "pretaxIncome"],
      debt,
      cash,
      ["balance", "equity"],
    ],
    value: (of) =>
      ((of("operatingIncome") * (1 - of("taxProvision") / of("pretaxIncome"))) / (netDebt(of) + of("equity"))) * 100,
  },
};

/** Figures of companies that no source gives, worked out from lines of their statements. */
export const workedAnswers: Answerers = {
  worked: answerer("several", async (asked, draft) => {
    for (const symbol of asked.symbols.slice(0, maxSymbols))
      for (const what of asked.whats) await workedLines(symbol, what as "roic", asked, draft);
  }),
};

async function workedLines(
  symbol: string,
  what: keyof typeof figures,
  { context }: Asked,
  draft: AnswerDraft,
): Promise<void> {
  const { details, companies } = draft.words;
  const { unit, parts, value } = figures[what];
  const name = details[what];
  const statements = new Map<string, Cited>();
  for (const statement of new Set(parts.map(([kind]) => kind))) {
    const input = { symbol, statement, period: "annual" } as const;
    const [cited] = draft.take("get_financial_statements", input, await statementsFound(input, context));
    if (cited === undefined) return;
    statements.set(statement, cited);
  }
  const [first] = statements.values();
  if (first === undefined) return;
  const date = first.source.facts
    .flatMap(({ key }) => /^end\.(2\d{3}-\d\d-\d\d)$/.exec(key)?.[1] ?? [])
    .toSorted()
    .at(-1);
  const placeOf = ([statement, line]: (typeof parts)[number]) => ({
    cited: statements.get(statement),
    key: `${line}.${date ?? ""}`,
  });
  const valueOf = (line: string) => {
    const part = parts.find(([, name_]) => name_ === line);
    if (part === undefined) return null;
    const { cited, key } = placeOf(part);
    return cited?.value(key) ?? null;
  };
  const isKnown = parts.every(([, line]) => valueOf(line) !== null);
  const result = isKnown ? value((line) => valueOf(line) ?? 0) : null;
  const money = first.source.facts.find(({ unit: of }) => of === "money")?.currency ?? null;
  const title = details.workedTitle({ name, symbol });
  const [ratio] = draft.take(
    `work_out_${what.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`,
    { symbol },
    calculationSource(title, {
      asOf: first.source.asOf,
      status: first.source.status,
      symbol,
      values: [
        {
          key: "value",
          label: name,
          unit,
          currency: unit === "money" ? money : null,
          // A company that earns nothing before interest and depreciation has no multiple of it.
          value:
            result === null || !Number.isFinite(result) || (unit === "number" && (valueOf("ebitda") ?? 0) <= 0)
              ? null
              : result,
          formula: details.formulas[what],
        },
      ],
    }),
  );
  draft.line(
    say(details.worked, { name, symbol, value: ratio?.text("value") ?? null, source: ratio?.mark ?? "" }) ??
      details.workedUnknown({ name, symbol, source: first.mark }),
  );
  draft.list(
    parts.map((part) => {
      const { cited, key } = placeOf(part);
      const label = cited?.source.facts.find((fact) => fact.key === key)?.label ?? null;
      return say(companies.part, { name: label, value: cited?.text(key) ?? null, source: cited?.mark ?? "" });
    }),
  );
  draft.line(say(details.workedFor, { end: first.text(`end.${date ?? ""}`), source: first.mark }));
}
