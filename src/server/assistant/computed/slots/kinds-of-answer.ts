const dated =
  "earningsDate earnings nextReports exDate income dividendYield events economic ipos splits marketHours marketOpen purchases sales transactions record extremes yearRange spanExtreme drawdown ratingChanges insiders filings news surprise freshness finished fitting notes deposited withdrawn";
/** Words that ask for a kind of answer, with the measures that give it. Others would be answered with another kind. */
export const kindsOfAnswer: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /(?<!\p{L})when(?:'s)?(?= (?:is|are|was|were|do|does|did|will|has|have|can|\p{L}+'s)(?!\p{L}))/iu,
    new Set(dated.split(" ")),
  ],
  [
    /(?:^\W*|[.?!,;]\s*|(?<!\p{L})(?:and|but|so)\s+)where(?:'s)?(?!\p{L}| (?:do|does|did|is|are|was|were)(?!\p{L}).{1,60}(?:sit|stand|lie|rank|trade|trading|close)(?!\p{L}))/iu,
    new Set(
      "countryOf business price value allocation sectors countryMix regionMix assetMix accountMix currencyMix finished freshness benchmark analysis change performance doing total".split(
        " ",
      ),
    ),
  ],
  [
    /(?<!\p{L})(?:who(?:'s)?|whose|whom)(?!\p{L})/iu,
    new Set(
      "insiders heldByInsiders holders officers ceo cfo coo cto chair related views ratingChanges business earningsDate nextReports marketCap trailingPe gainers losers surprise".split(
        " ",
      ),
    ),
  ],
  [
    /(?<!\p{L})(?:what|which) (?:percentage|percent|fraction|proportion|portion) of(?!\p{L})/iu,
    new Set(
      "weight holdings shares allocation sectors currencyMix countryMix regionMix assetMix accountMix tagMix cash holders heldByInsiders shortInterest payoutRatio margins grossMargin operatingMargin profitMargin statementRatio gainShare fundHoldings count income surprise".split(
        " ",
      ),
    ),
  ],
  [/(?<!\p{L})how often(?!\p{L})/iu, new Set(["income", "dividendYield", "surprise", "transactions"])],
  [/(?<!\p{L})how (?:long|old|soon)(?!\p{L})/iu, new Set([...dated.split(" "), "holdings"])],
  [/(?<!\p{L})how (?:recent|current|fresh|new|accurate|reliable|late)(?!\p{L})/iu, new Set(["freshness"])],
];
