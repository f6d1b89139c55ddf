const quote = (text: string): string => `「${text}」`;
const list = (items: readonly string[]): string => items.join("、");

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list,
  help: {
    title: "次の質問は日本語でも理解できます。銘柄コードは自由に変えられます：",
    line: (lead: string, items: string) => `**${lead}**：${items}`,
    portfolio: "ポートフォリオ",
    symbol: "銘柄",
    whatIf: "仮定の計算",
    rule: "売買ルール",
    market: "市場",
    commands: "コマンド",
  },
  noCommand: (command: string, commands: string) => `${command}というコマンドはありません。コマンド：${commands}。`,
  leftOut:
    "質問と一緒に送信するデータに、ポートフォリオが含まれていません。ポートフォリオについて質問するには、データに追加してください。",
  notComputed: {
    advice: (rated: string) =>
      `この質問は計算の対象外です。投資助言は行っていません。価格にルールを当てはめた判定は、${rated}で質問できます。`,
    howTo: (term: string, task: string) =>
      `この質問にはお答えできません。お答えできるのは、数値、ニュース、ご自身の記録、Bellwetherの使い方です。数値、${term}のような用語、または${task}のような操作について質問してください。`,
    tax: (gains: string, sale: string) =>
      `この質問は計算の対象外です。税金はお住まいの国や状況によって異なります。売却による損益は${gains}、売却した場合の損益は${sale}で質問できます。`,
    forecast: (target: string) =>
      `この質問は計算の対象外です。予測は行っていません。アナリストの予想は${target}で質問できます。`,
  },
  notGiven: (names: readonly string[]) => `次の情報は提供していません：${list(names)}`,
  unanswered: (reason: string) => `${reason}。そのため、お答えできません。`,
  noData: (names: readonly string[]) => `${list(names.map(quote))}のデータがないため、お答えできません。`,
  noAccount: (name: string) => `${quote(name)}という口座がないため、お答えできません。`,
  accounts: (names: readonly string[]) => `口座は${list(names.map(quote))}です。`,
  notUnderstood: (reason: string) => `質問を理解できなかったため、お答えできません。${reason}。`,
  unclear: "ご質問の内容がはっきりしません",
  didYouMean: "このままでは答えられません。次のどれかをお尋ねですか？",
  missingForIt: (reason: string) => `計算に必要な情報が足りません：${reason}`,
  leavesOut: (words: readonly string[]) => `${words.map(quote).join("と")}は理解できないため、除いてお答えします。`,
  fixedMix: (mix: string) => `固定比率の組み合わせ（${mix}）`,
  testRule: (example: string) => `代わりに${example}のような売買ルールをテストしてください。`,
  nameRule: (example: string) => `${example}のように、銘柄コードと売買ルールを指定してください。`,
  searchOffers: "検索結果：",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `、${name}`}：「@${symbol}」と質問してください`,
};
