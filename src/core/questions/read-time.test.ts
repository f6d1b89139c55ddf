import { describe, expect, it } from "vitest";
import type { Language } from "../languages/languages.ts";
import { folded } from "./features.ts";
import { readTime, readTimes } from "./read-time.ts";

const today = "2026-11-29";

const times: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ["over the last 12 months", "2025-11-29/2026-11-29"],
    ["this year", "2026-01-01/2026-11-29"],
    ["the whole year", "2026-01-01/2026-11-29"],
    ["year to date", "2026-01-01/2026-11-29"],
    ["since January", "2026-01-01/2026-11-29"],
    ["last week", "2026-11-16/2026-11-22"],
    ["on 3 May", "2026-05-03/2026-05-03"],
    ["March 3, 2024", "2024-03-03/2024-03-03"],
    ["in Q3 2025", "2025-07-01/2025-09-30"],
    ["at the end of last year", "2025-12-31/2025-12-31"],
    ["next week", "2026-11-30/2026-12-06"],
    ["last Friday", "2026-11-27/2026-11-27"],
    ["10 years ago", "2016-11-29/2016-11-29"],
    ["on 25/12/2024", "2024-12-25/2024-12-25"],
    ["in 2019", "2019-01-01/2019-12-31"],
  ],
  de: [
    ["letzte Woche", "2026-11-16/2026-11-22"],
    ["seit Jahresbeginn", "2026-01-01/2026-11-29"],
    ["in den letzten drei Monaten", "2026-08-29/2026-11-29"],
    ["am 3. Mai 2024", "2024-05-03/2024-05-03"],
    ["vor fünf Jahren", "2021-11-29/2021-11-29"],
    ["seit März", "2026-03-01/2026-11-29"],
    ["Ende letzten Jahres", "2025-12-31/2025-12-31"],
    ["übermorgen", "2026-12-01/2026-12-01"],
    ["am 3.5.2024", "2024-05-03/2024-05-03"],
    ["am 3.5.", "2026-05-03/2026-05-03"],
    ["in fünf Jahren", "2026-11-29/2031-11-29"],
  ],
  fr: [
    ["la semaine dernière", "2026-11-16/2026-11-22"],
    ["depuis le 1er janvier", "2026-01-01/2026-11-29"],
    ["les trois derniers mois", "2026-08-29/2026-11-29"],
    ["l’an dernier", "2025-01-01/2025-12-31"],
    ["il y a cinq ans", "2021-11-29/2021-11-29"],
    ["sur 5 ans", "2021-11-29/2026-11-29"],
    ["fin 2024", "2024-12-31/2024-12-31"],
    ["la semaine prochaine", "2026-11-30/2026-12-06"],
  ],
  es: [
    ["la semana pasada", "2026-11-16/2026-11-22"],
    ["comisiones del año pasado", "2025-01-01/2025-12-31"],
    ["desde enero de 2024", "2024-01-01/2026-11-29"],
    ["en lo que va de año", "2026-01-01/2026-11-29"],
    ["en los últimos tres meses", "2026-08-29/2026-11-29"],
    ["el 3 de mayo de 2024", "2024-05-03/2024-05-03"],
    ["hace cinco años", "2021-11-29/2021-11-29"],
    ["a finales de 2024", "2024-12-31/2024-12-31"],
    ["la próxima semana", "2026-11-30/2026-12-06"],
  ],
  ja: [
    ["先週の成績", "2026-11-16/2026-11-22"],
    ["年初来のリターン", "2026-01-01/2026-11-29"],
    ["過去3ヶ月", "2026-08-29/2026-11-29"],
    ["2024年5月3日の株価", "2024-05-03/2024-05-03"],
    ["5年前", "2021-11-29/2021-11-29"],
    ["昨年末の評価額", "2025-12-31/2025-12-31"],
    ["1月から", "2026-01-01/2026-11-29"],
    ["来週", "2026-11-30/2026-12-06"],
  ],
};

describe("times in questions", () => {
  it.each(
    Object.entries(times).flatMap(([language, rows]) => rows.map((row) => [language as Language, ...row] as const)),
  )("are read in %s: %s", (language, text, days) => {
    const read = readTime(folded(text), language, { today });
    expect(`${read?.from ?? ""}/${read?.to ?? ""}`).toBe(days);
  });

  it("of a month without a year are behind us or ahead, as the question asks", () => {
    expect(readTime("im dezember", "de", { today })).toMatchObject({ kind: "range", from: "2025-12-01" });
    expect(readTime("im dezember", "de", { today, isAhead: true })).toMatchObject({
      kind: "future",
      from: "2026-12-01",
    });
  });

  it("are no days where two can be meant, and none where there is none", () => {
    expect(readTime("on 03/04/2025", "en", { today })).toBeNull();
    expect(readTime("wie hoch ist das kgv", "de", { today })).toBeNull();
    expect(readTime("2025-02-31", "en", { today })).toBeNull();
  });

  it.each<[Language, string, string]>([
    ["en", "from march to june 2025", "2025-03-01/2025-06-30"],
    ["de", "von marz bis juni 2025", "2025-03-01/2025-06-30"],
    ["fr", "de mars a juin 2025", "2025-03-01/2025-06-30"],
    ["es", "de marzo a junio de 2025", "2025-03-01/2025-06-30"],
    ["ja", "2025年3月から6月まで", "2025-03-01/2025-06-30"],
  ])("may be joined in %s: %s", (language, text, days) => {
    const { time, hasMore } = readTimes(text, language, { today });
    expect(`${time?.from ?? ""}/${time?.to ?? ""}`).toBe(days);
    expect(hasMore).toBe(false);
  });

  it("may be more than one can use", () => {
    expect(readTimes("im marz und im april 2025", "de", { today }).hasMore).toBe(true);
  });

  it("know where they are in the text", () => {
    expect(readTime("price of nvda on 3 may 2024?", "en", { today })?.at).toEqual({ from: 14, to: 27 });
  });
});
