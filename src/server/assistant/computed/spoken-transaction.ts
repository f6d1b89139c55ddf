import { addDays, isPlainDate, type PlainDate, plainDate } from "#core/calendar/plain-date.ts";
import { monthOfName } from "#core/calendar/read-date.ts";
import { asDone, ofOtherWish } from "./grammar/order-words.ts";

/** Words before the verb of a line: "please note that I bought". */
const recordWords =
  /^(?:(?:please|hi|hello|today|yesterday|i|i've|we|we've|have|just|got(?= an? dividend)|received(?= an? dividend)|can you|could you|record|log|enter|book|note that|add|that|a|an|the|transaction|trade|:)[\s,:]+)*(?=(?:bought|buy|sold|sell|purchased?|deposit(?:ed)?|withdr[ae]w|withdrawal|dividend|(?:interest|fee) [$€£]?\d|received|transfer(?:red)?|(?:got|collected|earned|was paid|got paid|put|added|moved|paid in|paid) [$€£]?\d|\d+(?:\.\d+)? (?:shares? (?:of )?)?\S+ (?:bought|sold))(?!\p{L}))/iu;

const counts =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

/** True for a sentence that tells of a transaction: it has a number and asks nothing. */
export function isSpokenTransaction(text: string): boolean {
  const said = asDone(text);
  const isPayment = /^\S+(?: \S+)? (?:just |has |have )?(?:paid|gave|sent) (?:me|us) .*\d/i.test(said);
  const isQuestion =
    said.endsWith("?") ||
    /\bby (?:company|holding|position|symbol|stock|month|quarter|year)\b/i.test(said) ||
    /^\W*(?:the )?dividend (?:history|growth|yield|dates?|payments?|record|per share|cagr)\b/i.test(said) ||
    /\b(?:how (?:many|much)|what|which|when|why|(?:did|does|would|has|is) (?:it|that|this))\b/i.test(said);
  return /\d/.test(said) && !isQuestion && !ofOtherWish.test(said) && (isPayment || recordWords.test(said));
}

/** What a price of a sentence is for; "either" where the words leave it open: "bought 5 NVDA for 700". */
type PricedFor = "each" | "whole" | "either";

interface SpokenLine {
  readonly line: string;
  readonly account: string | null;
  readonly pricedFor: PricedFor;
  /** True for a price that is named by its time: "at the close". */
  readonly isAtClose: boolean;
}

const each = /\b(?:each|apiece|a piece|a share|per share|a pop)\b/i;
const inAll = /,? ?\b(?:in all|in total|altogether|all in all|total)\b/i;
const atClose = /,? ?(?:\bat|@) ?(?:the )?(?:market |closing |day's )?(?:close|closing price)\b/i;

/** The sentence as a line of the ledger, and the account it names. `text` has symbols in place of names. */
export function spokenTransaction(
  text: string,
  { today, accounts }: { readonly today: PlainDate; readonly accounts: readonly string[] },
): SpokenLine {
  const { rest, account } = withoutAccount(asDone(text), accounts);
  const isOut = /\b(?:out of|withdr|took out)\b/i.test(text);
  const isDividend = /\b(?:dividends?|divs?|payouts?|distributions?)\b/i.test(text);
  const plain = rest
    .replace(recordWords, "")
    .replace(
      /^@?([A-Z][A-Z0-9.=^-]*) (?:just |has |have )?(?:paid|gave|sent|handed)(?: out)?(?: me| us)?(?: a)?(?: dividend(?: of)?)? ([$€£]?\d[\d,.]*)(?: (?:dollars?|bucks?))?(?: (?:in |as )?(?:a )?dividends?)?/i,
      "dividend $1 $2",
    )
    .replace(isDividend ? /^(?!)/ : /^(?:got|collected)(?= \d)/i, "bought")
    .replace(
      /[.,!;]+\s*(?:please (?:note|write|record|log|put|add|enter)|thanks|thank you|can you|could you|write|put|note|log|record|add|enter|book)\b[^.!]*[.!]*$/i,
      "",
    )
    .replace(
      /[,.;]?\s*\b(?:please |pls |and )*(?:put|add|record|log|note|enter|book|write) (?:it|this|that|them)(?: down| in)?[.!\s]*$/i,
      "",
    )
    .replace(/,?\s*(?:please|pls|thanks|thank you|for me)[.!\s]*$/i, "")
    .replace(/[.!]+$/, "")
    .replaceAll(/\b(?:this (?:morning|afternoon|evening)|earlier today|just now|tonight)\b/gi, "today")
    .replaceAll(
      new RegExp(String.raw`\b(${counts.join("|")})\b(?= (?:more |shares? |units? |@?[A-Z]))`, "gi"),
      (word) => String(counts.indexOf(word.toLowerCase()) + 1),
    )
    .replaceAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?) ?(?:us )?(?:dollars?|bucks?)\b/gi, "$$$1")
    .replaceAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?) ?euros?\b/gi, "€$1")
    .replaceAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?) ?(?:pounds?|quid)\b/gi, "£$1")
    .replaceAll(
      new RegExp(String.raw`\b(${months})\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!,? \d{4})`, "gi"),
      (_, month, day) => dayWithoutYear(String(month), Number(day), today),
    )
    .replaceAll(
      new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months})\b(?!,? \d{4})`, "gi"),
      (_, day, month) => dayWithoutYear(String(month), Number(day), today),
    )
    .replaceAll(new RegExp(each.source, "gi"), "")
    .replace(inAll, "")
    .replace(atClose, "")
    .replace(isDividend ? /(?<=\S )(?:received|paid out|paid|credited)\b/i : /^(?!)/, "")
    .replace(
      /,? ?(?:and |with |plus )?(?:the |a )?(?:fees?|commission)s? (?:was|were|of|is|:)? ?(?=[$€£]?\d)/i,
      " fee ",
    )
    .replace(/,? ?(?:and |with |plus |paid )+(?:a )?([$€£]?\d+(?:\.\d+)?) (?:in )?(?:fees?|commissions?)\b/i, " fee $1")
    .replaceAll(/\bfee [$€£](?=\d)/gi, "fee ")
    .replace(/\bon the (?=\d)/i, "")
    .replace(/\bfor (?=[$€£]?\d)/i, "at ")
    .replace(/^purchased?\b/i, "bought")
    .replace(/^(\d.*?) (bought|sold)\b/i, "$2 $1")
    .replace(
      /^(?:received|got|collected|earned|was paid|got paid)(?: a)? (?:dividend(?: of)? )?([$€£]?\d[\d,]*(?:\.\d+)?)(?: in)?(?: dividends?)?(?: (?:from|on|for|by|of))?/i,
      "dividend $1",
    )
    .replace(/^received (?:a )?(?:dividend )?(?:of )?/i, "dividend ")
    .replaceAll(/@(?=[A-Za-z^])/g, "");
  const isCash = !/(?<![\p{L}\p{N}$])[A-Z][A-Z0-9.=^-]*(?!\p{L})/u.test(
    plain.replaceAll(/\b(?:USD|EUR|GBP|CHF)\b/g, ""),
  );
  const moved = isCash
    ? plain.replace(
        /^(?:transfer(?:red)?|put|paid in|paid|added|moved|received|got)\b/i,
        isOut ? "withdraw" : "deposit",
      )
    : plain;
  return {
    line: moved
      .replaceAll(/\b(?:in|to|into|my|portfolio|per|a|out)\b(?=\s|$)/g, "")
      .replaceAll(/\s{2,}/g, " ")
      .trim(),
    account,
    pricedFor: each.test(rest) ? "each" : inAll.test(rest) ? "whole" : /\bfor [$€£]?\d/i.test(rest) ? "either" : "each",
    isAtClose: atClose.test(rest),
  };
}

/** The text without the name of an account: "in main", "into my retirement account". */
function withoutAccount(
  text: string,
  accounts: readonly string[],
): { readonly rest: string; readonly account: string | null } {
  const account = accountIn(text, accounts);
  if (account === null) return { rest: text, account: null };
  const { from, to } = account;
  const rest = `${text.slice(0, from).replace(/(?:\s(?:in|to|into|on|from|out of|for))+\s*$/i, " ")} ${text.slice(to).replace(/^\s*account\b/i, "")}`;
  return { rest, account: account.name };
}

/** The account that a sentence names: "in my IBKR account", "account: ibkr", or by its name alone where that is no plain word. */
function accountIn(
  text: string,
  names: readonly string[],
): { readonly name: string; readonly from: number; readonly to: number } | null {
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const written = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const around = `(?:(?:in|of|from|on|for|within|at|inside) )?(?:(?:my|the|our) )?`;
    const alone = /^[a-z]+$/.test(name) ? "" : `|(?<!(?<!\\p{L})an? )${around}${written}(?:'s)?`;
    const found = new RegExp(
      `(?<!\\p{L})(?:${around}(?:${written}(?:'s)? (?:account|depot|portfolio)(?:'s)?|account:? ${written})${alone})(?!\\p{L})`,
      "iu",
    ).exec(text);
    if (found !== null) return { name, from: found.index, to: found.index + found[0].length };
  }
  return null;
}

/** The last such day that isn't after today. */
function dayWithoutYear(month: string, day: number, today: PlainDate): string {
  const number = monthOfName(month) ?? 1;
  const year = Number(today.slice(0, 4));
  const [thisYear, lastYear] = [year, year - 1].map((candidate) => plainDate(candidate, number, day));
  const found = [thisYear, lastYear].find(
    (candidate) => candidate !== undefined && isPlainDate(candidate) && candidate <= addDays(today, 1),
  );
  return found ?? `${month} ${day}`;
}
