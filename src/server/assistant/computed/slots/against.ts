import type { Reading } from "./reading.ts";
import type { Slots } from "./slots.ts";

const more = "higher|dearer|pricier|costlier|more expensive|bigger|larger|worth more";
const less = "lower|cheaper|less expensive|smaller|worth less";
const lead = String.raw`^\W*(?:(?:and|so|but|or) )?`;
/** "Was it higher last summer?", "did it cost more in 2021?": the value then is asked about. */
const then = new RegExp(
  String.raw`${lead}(?:(?:was|were) .*?(?<!\p{L})(?<words>(?<more>${more})|${less})|did .*?(?<!\p{L})(?<cost>cost (?:(?<costMore>more)|less)))(?!\p{L}| than)(?: back then)?`,
  "u",
);
/** "Is it higher than last summer?": the value now is asked about. */
const now = new RegExp(
  String.raw`${lead}(?:is|are) .*?(?<!\p{L})(?<words>(?:(?<more>${more})|${less})(?: now| today)? than(?: (?:it|they) (?:was|were))?)(?!\p{L})`,
  "u",
);

/** Reads that a value now is compared with that of a past time. "Higher" in it is no rise within that time. */
export function readAgainst(reading: Reading): Slots["against"] {
  const ofThen = then.exec(reading.free());
  const found = ofThen ?? now.exec(reading.free());
  // "Higher in 2024 than in 2023" compares two past values: neither is that of now.
  if (found === null || (ofThen !== null && /(?<!\p{L})than(?!\p{L})/u.test(reading.lower))) return null;
  const { words, cost, more: isMore, costMore } = found.groups ?? {};
  const text = words ?? cost ?? "";
  const from = found.index + found[0].lastIndexOf(text);
  const at = { from, to: from + text.length };
  reading.take(at);
  return {
    is: ofThen === null ? "now" : "then",
    way: (isMore ?? costMore) === undefined ? "below" : "above",
    at,
  };
}
