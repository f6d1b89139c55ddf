/** Topics of a story, with the words that indicate them. Matched as word beginnings. */
const topics = {
  earnings:
    "earnings results profit loss eps quarter guidance outlook beat miss gewinn ergebnis bénéfice résultat beneficio 決算",
  revenue: "revenue sales turnover umsatz chiffre ingresos 売上",
  dividend: "dividend payout ausschüttung dividende dividendo 配当",
  buyback: "buyback repurchase aktienrückkauf rachat recompra 自社株買い",
  analysts: "analyst upgrade downgrade rating target overweight underweight kursziel objectif",
  deals: "merger acquisition acquire takeover deal buyout stake übernahme fusion adquisición 買収",
  products: "launch unveil product chip model patent approval trial produkt produit producto 新製品",
  legal: "lawsuit court antitrust probe investigation settlement fine sue klage procès demanda 訴訟",
  regulation: "regulator tariff export sanction ban rule law zoll douane arancel 規制",
  management: "ceo cfo chief executive resign appoint board vorstand directeur director 社長",
  jobs: "layoff job hiring strike union worker stellenabbau licenciement despido",
  rates: "fed ecb rate inflation yield central cpi zins taux tasa 金利",
  credit: "debt bond default credit loan bankruptcy anleihe dette deuda",
  offering: "ipo offering listing split spin börsengang introduction",
  insiders: "insider",
  markets: "market stocks index rally selloff shares futures börse bourse bolsa 株価",
} as const;
export type Topic = keyof typeof topics;
export const topicNames = Object.keys(topics) as [Topic, ...Topic[]];

const patterns = Object.entries(topics).map(
  ([topic, words]) =>
    [
      topic as Topic,
      new RegExp(`(?:(?<![\\p{L}\\p{N}])|(?<=\\p{Script=Han}))(?:${words.replaceAll(" ", "|")})`, "iu"),
    ] as const,
);

/** Returns the topics of a text. The result contains no words of the text. */
export function topicsOf(text: string): readonly Topic[] {
  return patterns.flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []));
}
