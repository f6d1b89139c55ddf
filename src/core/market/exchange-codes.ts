interface Exchange {
  /** Market identifier code (ISO 10383), or a plain word if there is no exchange. */
  readonly mic: string;
  readonly name: string;
  /** Country of the listing, as ISO 3166 in lower case. Null if it has none. */
  readonly country: string | null;
  /** The currency its shares are quoted in, if there is only one. */
  readonly currency: string | null;
  /** Yahoo's codes for it. */
  readonly codes: readonly string[];
}

const exchanges: readonly Exchange[] = [
  at("XNAS", "NASDAQ", "us", "USD", "NMS NGM NCM NAS NASDAQ NASDAQ-GS NASDAQ-GM NASDAQ-CM NASDAQGS NASDAQGM NASDAQCM"),
  at("XNYS", "NYSE", "us", "USD", "NYQ NYS NYSE"),
  at("ARCX", "NYSE Arca", "us", "USD", "PCX NYSEARCA NYSE-ARCA PSE"),
  at("XASE", "NYSE American", "us", "USD", "ASE AMEX NYSEAMERICAN"),
  at("BATS", "Cboe BZX", "us", "USD", "BTS BATS"),
  at("OTCM", "OTC Markets", "us", "USD", "PNK OQB OQX OTC OEM OID"),
  at("XLON", "London Stock Exchange", "gb", "GBp", "LSE IOB"),
  at("XETR", "Xetra", "de", "EUR", "GER"),
  at("XFRA", "Frankfurt", "de", "EUR", "FRA"),
  at("XSTU", "Stuttgart", "de", "EUR", "STU"),
  at("XMUN", "Munich", "de", "EUR", "MUN"),
  at("XBER", "Berlin", "de", "EUR", "BER"),
  at("XDUS", "Düsseldorf", "de", "EUR", "DUS"),
  at("XHAM", "Hamburg", "de", "EUR", "HAM"),
  at("XPAR", "Euronext Paris", "fr", "EUR", "PAR"),
  at("XAMS", "Euronext Amsterdam", "nl", "EUR", "AMS"),
  at("XBRU", "Euronext Brussels", "be", "EUR", "BRU"),
  at("XLIS", "Euronext Lisbon", "pt", "EUR", "LIS"),
  at("XMIL", "Borsa Italiana", "it", "EUR", "MIL"),
  at("XMAD", "Bolsa de Madrid", "es", "EUR", "MCE"),
  at("XWBO", "Vienna", "at", "EUR", "VIE"),
  at("XDUB", "Euronext Dublin", "ie", "EUR", "ISE"),
  at("XATH", "Athens", "gr", "EUR", "ATH"),
  at("XHEL", "Nasdaq Helsinki", "fi", "EUR", "HEL"),
  at("XSTO", "Nasdaq Stockholm", "se", "SEK", "STO"),
  at("XCSE", "Nasdaq Copenhagen", "dk", "DKK", "CPH"),
  at("XOSL", "Oslo Børs", "no", "NOK", "OSL"),
  at("XICE", "Nasdaq Iceland", "is", "ISK", "ICE"),
  at("XSWX", "SIX Swiss Exchange", "ch", "CHF", "EBS"),
  at("XWAR", "Warsaw", "pl", "PLN", "WSE"),
  at("XPRA", "Prague", "cz", "CZK", "PRA"),
  at("XBUD", "Budapest", "hu", "HUF", "BUD"),
  at("XIST", "Borsa Istanbul", "tr", "TRY", "IST"),
  at("XTAE", "Tel Aviv", "il", "ILA", "TLV"),
  at("XJSE", "Johannesburg", "za", "ZAc", "JNB"),
  at("XSAU", "Saudi Exchange", "sa", "SAR", "SAU"),
  at("XTSE", "Toronto Stock Exchange", "ca", "CAD", "TOR"),
  at("XTSX", "TSX Venture", "ca", "CAD", "VAN"),
  at("XCNQ", "Canadian Securities Exchange", "ca", "CAD", "CNQ"),
  at("NEOE", "Cboe Canada", "ca", "CAD", "NEO"),
  at("XMEX", "Mexico", "mx", "MXN", "MEX"),
  at("BVMF", "B3 São Paulo", "br", "BRL", "SAO"),
  at("XBUE", "Buenos Aires", "ar", "ARS", "BUE"),
  at("XSGO", "Santiago", "cl", "CLP", "SGO"),
  at("XTKS", "Tokyo Stock Exchange", "jp", "JPY", "JPX"),
  at("XHKG", "Hong Kong", "hk", "HKD", "HKG"),
  at("XSHG", "Shanghai", "cn", "CNY", "SHH"),
  at("XSHE", "Shenzhen", "cn", "CNY", "SHZ"),
  at("XKRX", "Korea Exchange", "kr", "KRW", "KSC"),
  at("XKOS", "KOSDAQ", "kr", "KRW", "KOE"),
  at("XTAI", "Taiwan", "tw", "TWD", "TAI"),
  at("XSES", "Singapore", "sg", "SGD", "SES"),
  at("XKLS", "Bursa Malaysia", "my", "MYR", "KLS"),
  at("XBKK", "Thailand", "th", "THB", "SET"),
  at("XIDX", "Indonesia", "id", "IDR", "JKT"),
  at("XNSE", "National Stock Exchange of India", "in", "INR", "NSI"),
  at("XBOM", "BSE", "in", "INR", "BSE"),
  at("XASX", "ASX", "au", "AUD", "ASX"),
  at("XNZE", "New Zealand", "nz", "NZD", "NZE"),
  at("XCME", "CME", "us", "USD", "CME"),
  at("XCBT", "CBOT", "us", "USD", "CBT"),
  at("XNYM", "NYMEX", "us", "USD", "NYM"),
  at("XCEC", "COMEX", "us", "USD", "CMX"),
  at("CRYPTO", "Crypto", null, null, "CCC"),
  at("FX", "Foreign exchange", null, null, "CCY"),
];

const byCode = new Map(exchanges.flatMap((exchange) => exchange.codes.map((code) => [code, exchange])));
const byMic = new Map(exchanges.map((exchange) => [exchange.mic, exchange]));

/** Returns the market identifier code of a provider's exchange code. Unknown codes are returned unchanged. */
export function micOf(code: string | null): string | null {
  return code === null ? null : (byCode.get(code.toUpperCase())?.mic ?? code);
}

/** Returns the common name of an exchange by its market identifier code. */
export function exchangeName(mic: string): string | null {
  return byMic.get(mic)?.name ?? null;
}

/** Returns the country of a market identifier code, as ISO 3166 in lower case. */
export function exchangeCountry(mic: string): string | null {
  return byMic.get(mic)?.country ?? null;
}

/** Returns the usual quote currency of an exchange: an ISO code, or a minor unit such as GBp. */
export function exchangeCurrency(mic: string): string | null {
  return byMic.get(mic)?.currency ?? null;
}

function at(mic: string, name: string, country: string | null, currency: string | null, codes: string): Exchange {
  return { mic, name, country, currency, codes: codes.split(" ") };
}

/** The common names of all exchanges. */
export const exchangeNames: readonly string[] = exchanges.map(({ name }) => name);
