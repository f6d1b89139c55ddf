import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

const times = { AMC: "引け後", BMO: "寄り付き前", TBD: "時刻未定" } as const;

export const calendarFeed = ({ value, amount, day }: Writing): Words["calendarFeed"] => ({
  earnings: (symbol, time) => `${symbol} 決算（${times[time]}）`,
  reports: (time) => `決算発表：${times[time]}`,
  estimate: (figure) => `予想：${value(figure)}`,
  actual: (figure) => `実績：${value(figure)}`,
  dateEstimated: "日付は予想です。",
  exDividend: (symbol, dividend) =>
    `${symbol} 権利落ち${dividend === null ? "" : ` 配当${amount(dividend.amount, dividend.currency)}`}`,
  recordDay: (date) => `基準日：${day(date)}`,
  paymentDay: (date) => `支払日：${day(date)}`,
  split: (symbol, ratio) => `${symbol} 株式分割 ${value(ratio)}`,
  newShares: (added, old) => `旧${value(old)}株につき新${value(added)}株`,
  forecast: (figure) => `予想：${value(figure)}`,
  previous: (figure) => `前回：${value(figure)}`,
  ipo: (company, symbol) => `${company}${symbol === null ? "" : `（${symbol}）`}のIPO`,
  price: (price) => `価格：${value(price)}`,
  state: (state) => `状況：${state}`,
});
