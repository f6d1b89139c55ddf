/** Moods of the market and of symbols. */
export const mood = {
  words: {
    positive: "ポジティブ",
    slightlyPositive: "ややポジティブ",
    neutral: "中立",
    slightlyNegative: "ややネガティブ",
    negative: "ネガティブ",
  },
  /** The method behind each part of the score. */
  rules: {
    breadth: "上昇または下落した銘柄に占める上昇銘柄の割合",
    price: "価格スコアの平均：5%超は0.9、2%超は0.7、0%超は0.6、−2%超は0.4、−5%超は0.3、それ以外は0.1",
    news: "ニュースの論調の平均：ポジティブな語とネガティブな語に占めるポジティブな語の割合（どちらもなければ0.5）",
  },
  lacking: {
    names: (have: number, needed: number) => `価格のある銘柄が${have}件（${needed}件以上必要）`,
    stories: (have: number, needed: number) => `ニュースが${have}件（${needed}件以上必要）`,
    days: (have: number, needed: number) => `ニュースのある日が${have}日（${needed}日以上必要）`,
  },
  notEnough: (parts: readonly string[]) => `市場心理を算出するデータが足りません：${parts.join("、")}。`,
  divergences: {
    "price-up-news-negative": "価格は上昇、ニュースはネガティブ",
    "price-down-news-positive": "価格は下落、ニュースはポジティブ",
  },
};
