import { describe, expect, it } from "vitest";
import { createAnswerSources } from "./answer-sources.ts";
import { checkedText } from "./checked-text.ts";
import { sourceDraft } from "./tools/source-draft.ts";

const sources = createAnswerSources({ amounts: "full" });
const quote = (symbol: string, name: string, price: number, changePercent: number) => {
  const subject = { symbol, names: [name] };
  const draft = sourceDraft({ asOf: "2026-03-04T16:00:00Z", status: "live", subject });
  return draft.source({
    kind: "quote",
    title: `${symbol} quote`,
    provider: "yahoo",
    data: {
      price: draft.figure({ key: "price", label: "Price", unit: "money", currency: "USD", value: price }),
      change: draft.figure({ key: "change", label: "Day change", unit: "percent", period: "1d", value: changePercent }),
      pe: draft.figure({ key: "pe", label: "P/E", unit: "number", value: 52.4 }),
      analysts: draft.figure({ key: "analysts", label: "Analysts", unit: "count", value: 12 }),
      cash: draft.figure({
        key: "cash",
        label: "Your cash",
        unit: "money",
        currency: "USD",
        value: 900,
        isPrivate: true,
      }),
    },
  });
};
sources.add([quote("NVDA", "NVIDIA Corporation", 178.88, -2.07), quote("AAPL", "Apple Inc.", 231.59, 1.1)]);
sources.addSubjects([
  { symbol: "NVDA", names: ["NVIDIA Corporation"] },
  { symbol: "AAPL", names: ["Apple Inc."] },
  { symbol: "MSFT", names: ["Microsoft Corporation"] },
]);
const check = (text: string, writer: "code" | "model" = "model") => {
  const checked = checkedText(text, writer, sources, { question: "", today: "2026-03-04", defaultSubject: null });
  return {
    text: checked.text,
    states: checked.grounded.map(({ text, state, mismatch }) => [text, state, mismatch]),
    isPrivate: sources.figures(checked.grounded).map(({ isPrivate }) => isPrivate),
  };
};

describe("a model's text", () => {
  it.each([
    "NVDA trades at {{1.price}} [1].",
    "NVIDIA's shares {{1.change|direction}} today, to {{1.price}} [1].",
    "It is down {{1.change|size}} today, NVDA trades at {{1.price}} [1].",
    "NVDA, unlike Apple, trades at {{1.price}} [1].",
    "Its P/E is {{1.pe}}x, by {{1.analysts}} analysts of NVIDIA [1].",
    "NVDA is at {{1.price}}; AAPL is at {{2.price}}.",
    "NVDA and AAPL trade at {{1.price}} and {{2.price}}.",
    "Compared with Apple's {{2.price}}, NVIDIA is cheap at {{1.price}}.",
    "**NVIDIA**\n\n- Price: {{1.price}}\n- Peers: Microsoft, Apple\n- P/E: {{1.pe}}",
    "| Company | Price |\n|---|---|\n| NVIDIA | {{1.price}} |\n| Apple | {{2.price}} |",
    "| | NVDA | AAPL |\n|---|---|---|\n| Price | {{1.price}} | {{2.price}} |",
    "Prices: {{1.price}} (NVIDIA), {{2.price}} (Apple).",
    "{{1.price}} for NVIDIA and {{2.price}} for Apple.",
    "NVIDIA outperformed Apple by rising to {{1.price}}.",
    "NVIDIA, a supplier of Microsoft, trades at {{1.price}}.",
    "| # | Company | Price |\n|---|---|---|\n| a | NVIDIA | {{1.price}} |\n| b | Apple | {{2.price}} |",
    "NVDA rests. Its price is {{1.price}}, and Apple's {{2.price}}.",
  ])("has its values as data: %s", (text) => {
    expect(check(text).states.map(([, state]) => state)).not.toContain("not-found");
    expect(check(text).states.length).toBeGreaterThan(0);
  });

  it.each([
    ["MSFT trades at {{1.price}} [1].", "wrong-company"],
    ["Microsoft is worth more: it trades at {{2.price}}.", "wrong-company"],
    ["NVDA rose {{1.change|size}} today [1].", "wrong-direction"],
    ["NVDA trades at {{1.price}} billion [1].", "unknown"],
    ["NVDA trades at {{1.price}}k [1].", "unknown"],
    ["{{1.analysts}}5 analysts follow NVDA [1].", "unknown"],
    ["9{{1.analysts}} analysts follow NVDA [1].", "unknown"],
    ["NVDA has {{1.analysts}}% of them [1].", "unknown"],
    ["NVDA trades at {{7.price}} [1].", "unknown"],
    ["NVDA trades at −{{1.price}} [1].", "unknown"],
    ["NVDA changed by +{{1.change|size}} [1].", "unknown"],
    ["NVDA kostet {{1.price}} Milliarden [1].", "unknown"],
    ["Unlike NVIDIA, Microsoft costs {{1.price}} [1].", "unknown"],
    ["**Microsoft**\n\n- Price: {{1.price}}\n- P/E: {{1.pe}}", "unknown"],
    ["Microsoft had a good day. The price is {{1.price}} [1].", "unknown"],
    ["| | MSFT | NVDA |\n|---|---|---|\n| Price | {{1.price}} | {{1.price}} |", "wrong-company"],
    ["| MSFT | {{1.price}} |\n|---|---|", "wrong-company"],
    ["NVDA and AAPL trade at {{2.price}} and {{1.price}}.", "unknown"],
    ["Prices: {{2.price}} (NVIDIA), {{1.price}} (Apple).", "unknown"],
    ["At {{1.price}}, Apple is cheaper than NVIDIA.", "unknown"],
    ["Apple (and its rival NVIDIA) trades at {{1.price}}.", "unknown"],
    ["| # | Company | Price |\n|---|---|---|\n| a | Apple | {{1.price}} |", "wrong-company"],
    ["MSFT has a P/E of {{= 1.price / 1.pe}} [1].", "wrong-company"],
  ])("has no value where the words make another of it: %s", (text, mismatch) => {
    expect(check(text).states[0]?.slice(1)).toEqual(["not-found", mismatch]);
  });

  it("is readable where it has only marks, and no unknown one becomes data", () => {
    const { text, states } = check("{{1.price}} {{9.price}} {{1.pe}} {{someone.price}}");
    expect(text).not.toMatch(/[{}]/);
    expect(states.map(([, state]) => state)).toEqual(["data", "not-found", "data", "not-found"]);
    expect(check("{{1.price}} ".repeat(300)).states).toHaveLength(300);
  });

  it("has no data where it never uses a mark", () => {
    const { states } = check("NVDA rose by 7.77% to $999.99, and its P/E is 12.34 [1].");
    expect(states.map(([, state]) => state)).toEqual(["not-found", "not-found", "not-found"]);
  });

  it("has no beginning of a mark at its end", () => {
    expect(check("NVDA trades at {{1.pri").text).toBe("NVDA trades at");
  });

  it("keeps its words behind braces that begin no mark", () => {
    expect(check("NVDA {{ as they say, rose.").text).toBe("NVDA {{ as they say, rose.");
  });

  it("keeps every calculation private that uses a private amount", () => {
    const text = "{{1.cash}} {{= 1.cash / 2}} {{= 1.cash / 1.price}} {{= 1.cash / 2.cash}} {{= 1.price / 2.price}}";
    expect(check(text).isPrivate).toEqual([true, true, true, true, false]);
  });
});

it("takes digits that a model typed for an amount of the user's, unless they are a share or a date", () => {
  const { states, isPrivate } = check("You own 4711 shares, worth $12.50 or 3% on 4 March 2026.");
  expect(states.map(([text]) => text)).toEqual(["4711", "$12.50", "3%", "4 March 2026"]);
  expect(isPrivate).toEqual([true, true, false, false]);
});

it("leaves what code wrote as it is", () => {
  expect(check("A 50-day average. NVDA is at {{1.price}} billion.", "code").states).toEqual([
    ["$178.88", "data", null],
  ]);
});

describe("a symbol that a model gives the name of another company", () => {
  const toto = createAnswerSources({ amounts: "full" });
  toto.add([quote("TOTDY", "Toto Ltd.", 33.12, 0.4), quote("TTE", "TotalEnergies SE", 61.5, 1.2)]);
  toto.addSubjects([
    { symbol: "TOTDY", names: ["Toto Ltd."] },
    { symbol: "TTE", names: ["TotalEnergies SE"] },
  ]);
  const namesIn = (text: string) => (text.includes("Palantir") ? [{ symbol: "PLTR", names: ["Palantir"] }] : []);
  const statesOf = (text: string) =>
    checkedText(text, "model", toto, { question: "", today: "2026-03-04", defaultSubject: null, namesIn }).grounded.map(
      ({ state, mismatch, explanation }) => [state, mismatch, explanation],
    );

  it.each([
    ["TOTDY, that is TotalEnergies, trades at {{1.price}}.", "TotalEnergies"],
    ["TOTDY (TotalEnergies) trades at {{1.price}}.", "TotalEnergies"],
    ["TotalEnergies (TOTDY) trades at {{1.price}}.", "TotalEnergies"],
    ["TOTDY – TotalEnergies – trades at {{1.price}}.", "TotalEnergies"],
    ["TOTDY, TotalEnergies, trades at {{1.price}}.", "TotalEnergies"],
    ["TOTDY is TotalEnergies. It trades at {{1.price}}.", "TotalEnergies"],
    ["TOTDY, i.e. Palantir, trades at {{1.price}}.", "Palantir"],
    ["TOTDY, das ist TotalEnergies, kostet {{1.price}}.", "TotalEnergies"],
    ["## TotalEnergies (TOTDY)\n\nThe price is {{1.price}}.", "TotalEnergies"],
  ])("is no data, with the right name: %s", (text, given) => {
    expect(statesOf(text)).toEqual([["not-found", "wrong-company", `TOTDY is Toto Ltd., not ${given}.`]]);
  });

  it.each([
    "TOTDY, that is Toto, trades at {{1.price}}.",
    "Toto (TOTDY) trades at {{1.price}}.",
    "TOTDY (Toto Ltd.) trades at {{1.price}}, unlike TotalEnergies.",
    "TOTDY and TotalEnergies trade at {{1.price}} and {{2.price}}.",
    "TOTDY, TotalEnergies, and Palantir were compared: {{1.price}} for TOTDY.",
    "TOTDY trades at {{1.price}}, TotalEnergies at {{2.price}}.",
  ])("is data under its own name: %s", (text) => {
    for (const [state] of statesOf(text)) expect(state).toBe("data");
  });
});
