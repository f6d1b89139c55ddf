import type { Columns } from "./columns.ts";

/**
 * The lower bound for the product's calculation: one pass over typed arrays, in binary numbers and without checks.
 * Computes holdings, daily values and flows, average cost, and the time-weighted and money-weighted return.
 */
export function limitLoop({ dayCount, rates, closes, currencyOf, rows }: Columns) {
  const quantity = new Float64Array(closes.length);
  const cost = new Float64Array(closes.length);
  const flows = new Float64Array(dayCount);
  const values = new Float64Array(dayCount);
  // Instruments are valued from the day they are first bought on.
  const active = new Uint16Array(closes.length);
  const isActive = new Uint8Array(closes.length);
  const none = new Float64Array();
  let activeCount = 0;
  let next = 0;
  let growth = 1;
  let before = 0;
  for (let day = 0; day < dayCount; day += 1) {
    let paid = 0;
    let got = 0;
    for (let row = rows[next]; row !== undefined && row.day === day; row = rows[(next += 1)]) {
      const { symbol } = row;
      const rate = (rates[currencyOf[symbol] ?? 0] ?? none)[day] ?? 1;
      const held = quantity[symbol] ?? 0;
      const amount = row.quantity * row.price;
      if (row.kind === "buy") {
        quantity[symbol] = held + row.quantity;
        cost[symbol] = (cost[symbol] ?? 0) + amount * rate;
        paid += (amount + row.fee) * rate;
        if (isActive[symbol] === 0) {
          isActive[symbol] = 1;
          active[activeCount] = symbol;
          activeCount += 1;
        }
        continue;
      }
      if (row.kind === "sell") {
        cost[symbol] = (cost[symbol] ?? 0) * (1 - row.quantity / held);
        quantity[symbol] = held - row.quantity;
      }
      got += ((row.kind === "sell" ? amount : Math.round(amount * 100) / 100) - row.fee) * rate;
    }
    let value = 0;
    for (let index = 0; index < activeCount; index += 1) {
      const symbol = active[index] ?? 0;
      const close = (closes[symbol] ?? none)[day] ?? 0;
      value += (quantity[symbol] ?? 0) * close * ((rates[currencyOf[symbol] ?? 0] ?? none)[day] ?? 1);
    }
    if (before + paid > 0) growth *= (value + got) / (before + paid);
    flows[day] = got - paid;
    values[day] = value;
    before = value;
  }
  return { value: before, values, timeWeighted: growth - 1, moneyWeighted: yearlyRate(flows, before) };
}

/** Newton's method from 10 %. */
function yearlyRate(flows: Float64Array, value: number): number {
  const last = flows.length - 1;
  let rate = 0.1;
  for (let step = 0; step < 50; step += 1) {
    let worth = value;
    let slope = 0;
    const log = Math.log1p(rate);
    for (let day = 0; day < flows.length; day += 1) {
      const flow = flows[day] ?? 0;
      if (flow === 0) continue;
      const years = (last - day) / 365;
      const grown = flow * Math.exp(log * years);
      worth += grown;
      slope += (grown * years) / (1 + rate);
    }
    const change = worth / slope;
    rate -= change;
    if (Math.abs(change) < 1e-12) break;
  }
  return rate;
}
