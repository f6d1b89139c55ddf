import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";

/** A broker's data about an instrument. */
export interface Listing {
  readonly ticker: string;
  readonly isin?: string;
  /** A market identifier code, or the broker's own name of the exchange. */
  readonly exchange?: string;
  /** The currency of its price. */
  readonly currency?: string;
}

/**
 * Returns the symbol used in market data: the ticker with the suffix of its exchange, or its ISIN if the listing is
 * unknown. Null if there is neither.
 */
export function listedSymbol({ ticker, isin = "", exchange = "", currency = "" }: Listing): string | null {
  const plain = normaliseSymbol(bareCode(ticker));
  const known = isIsin(isin) ? normaliseSymbol(isin) : null;
  if (plain === "" || isIsin(plain)) return known ?? (plain === "" ? null : plain);
  const suffix = suffixOfExchange(exchange);
  if (suffix !== null) return withSuffix(plain, suffix);
  const written = /^(\d+)(\.[A-Z]{2})$/.exec(plain);
  if (written !== null) return withSuffix(written[1] ?? "", written[2] ?? "");
  const ofCode = /^\d{1,6}$/.test(plain) && exchange === "" ? codeSuffix(plain, currency) : undefined;
  if (ofCode !== undefined) return withSuffix(plain, ofCode);
  if (exchange === "" && suffixByCurrency[currency] !== undefined && !/\.[A-Z]{1,3}$/.test(plain))
    return withSuffix(plain, suffixByCurrency[currency]);
  const home = exchange === "" && known !== null ? homeSuffixes[`${known.slice(0, 2)} ${currency}`] : undefined;
  if (home !== undefined && !/\.[A-Z]{1,3}$/.test(plain)) return withSuffix(plain, home);
  // A fund of the European Union in dollars trades in London, Amsterdam or elsewhere. Shares in dollars trade in New
  // York.
  const isElsewhere = currency !== "" && currency !== "USD" && !/\.[A-Z]{1,3}$/.test(plain);
  const isFund = known !== null && /^(?:IE|LU)/.test(known) && currency !== "";
  if (exchange === "" && known !== null && (isElsewhere || isFund)) return known;
  return withSuffix(plain, "");
}

/** True if a text has the shape and the check digit of an ISIN (ISO 6166). */
export function isIsin(text: string): boolean {
  const isin = normaliseSymbol(text);
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) return false;
  const digits = [...isin].map((character) => Number.parseInt(character, 36).toString()).join("");
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function suffixOfExchange(exchange: string): string | null {
  const key = exchange.trim().toUpperCase();
  return key === "" ? null : (suffixes.get(key) ?? null);
}

/** A code without the marks that keep a spreadsheet from dropping its zeros: ="0700", '0700. */
function bareCode(text: string): string {
  return text
    .trim()
    .replace(/^="(.*)"$/, "$1")
    .replace(/^'(?=[\dA-Z])/i, "");
}

/** The exchange of a code of digits, by the currency of its price. */
function codeSuffix(code: string, currency: string): string | undefined {
  if (currency === "CNY") return /^[569]/.test(code) ? ".SS" : ".SZ";
  return { HKD: ".HK", JPY: ".T", KRW: ".KS", TWD: ".TW" }[currency];
}

/** The digits of codes by exchange. Spreadsheets drop zeros in front, and some brokers add one. */
const codeDigits: Readonly<Record<string, number>> = { ".HK": 4, ".T": 4, ".KS": 6, ".KQ": 6, ".SS": 6, ".SZ": 6 };

function withSuffix(plain: string, suffix: string): string {
  const code = suffix !== "" && plain.endsWith(suffix) ? plain.slice(0, -suffix.length) : plain;
  const digits = codeDigits[suffix];
  const isCode = digits !== undefined && /^\d+$/.test(code);
  const asWritten = isCode ? code.replace(/^0+(?=\d)/, "").padStart(digits, "0") : code;
  const symbol = `${asWritten.replaceAll(/\s+/g, "-")}${suffix}`;
  return isSymbol(symbol) ? symbol : plain;
}

const suffixByCurrency: Readonly<Record<string, string>> = { GBX: ".L", GBp: ".L" };

/** The exchange of a country's shares that are priced in its own currency. */
const homeSuffixes: Readonly<Record<string, string>> = {
  "CH CHF": ".SW",
  "DE EUR": ".DE",
  "FR EUR": ".PA",
  "NL EUR": ".AS",
  "BE EUR": ".BR",
  "IT EUR": ".MI",
  "ES EUR": ".MC",
  "PT EUR": ".LS",
  "AT EUR": ".VI",
  "FI EUR": ".HE",
  "GB GBP": ".L",
  "SE SEK": ".ST",
  "DK DKK": ".CO",
  "NO NOK": ".OL",
  "PL PLN": ".WA",
  "CA CAD": ".TO",
  "AU AUD": ".AX",
  "JP JPY": ".T",
  "SG SGD": ".SI",
};

/** Exchange codes of brokers, market identifier codes and names, with the suffix of their symbols. */
const suffixes = new Map<string, string>(
  Object.entries({
    "": "XNAS XNYS ARCX XASE BATS NASDAQ NYSE NYSEARCA NYSE-ARCA AMEX ARCA ISLAND BEX IEX PINK OTC OTCM USA NDQ NSY ASE NSQ",
    ".L": "XLON LSE LSEETF LSEIOB1 AQSE",
    ".DE": "XETR IBIS IBIS2 XET XETRA GETTEX2",
    ".F": "XFRA FWB FWB2 FRA",
    ".SG": "XSTU SWB SWB2 STU TGAT",
    ".MU": "XMUN GETTEX MUN",
    ".BE": "XBER BER",
    ".DU": "XDUS DUS",
    ".HM": "XHAM HAM",
    ".PA": "XPAR SBF EPA PAR",
    ".AS": "XAMS AEB EAM AMS",
    ".BR": "XBRU ENEXT.BE EBR BRU",
    ".LS": "XLIS BVL ELI LIS",
    ".MI": "XMIL MTAA BVME BVME.ETF MIL BIT",
    ".MC": "XMAD BM MAD BME",
    ".VI": "XWBO VSE VIE WBO",
    ".IR": "XDUB ISED DUB",
    ".HE": "XHEL HEX HSE HEL OMH",
    ".ST": "XSTO SFB OMX OSE2 STO",
    ".CO": "XCSE CPH OMK",
    ".OL": "XOSL OSE OSL",
    ".SW": "XSWX EBS SWX VTX XVTX SIX",
    ".WA": "XWAR WSE",
    ".PR": "XPRA PRA",
    ".BD": "XBUD BUX BUD",
    ".TA": "XTAE TASE",
    ".JO": "XJSE JSE",
    ".TO": "XTSE TSE TSX TOR",
    ".V": "XTSX VENTURE TSXV TSV",
    ".MX": "XMEX MEXI",
    ".SA": "BVMF BVMF2 BOVESPA",
    ".T": "XTKS TSEJ TYO",
    ".HK": "XHKG SEHK HKG HKEX",
    ".SS": "XSHG SEHKNTL",
    ".SZ": "XSHE SEHKSZSE",
    ".KS": "XKRX KRX KSE",
    ".TW": "XTAI TAI",
    ".SI": "XSES SGX",
    ".KL": "XKLS MYX",
    ".BK": "XBKK SET",
    ".JK": "XIDX IDX",
    ".NS": "XNSE NSE",
    ".BO": "XBOM BSE",
    ".AX": "XASX ASX",
    ".NZ": "XNZE NZX",
  }).flatMap(([suffix, codes]) => codes.split(" ").map((code) => [code, suffix] as const)),
);
