/** A stretch of a text; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The sources named at a place of a text. */
export interface Citation extends Stretch {
  readonly sources: readonly number[];
}

/** A text of which everything that is no prose is blanked out, at the same offsets, with its citations read. */
export interface Prose {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** Blanks out code, addresses, live pieces, citations and marks of emphasis. Lengths stay. */
export function proseOf(markdown: string): Prose {
  const citations: Citation[] = [];
  const blank = (match: string) => match.replaceAll(/[^\n]/g, " ");
  const text = markdown
    .replaceAll(/^(```|~~~)[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|$(?![\s\S]))/gm, blank)
    .replaceAll(/(`+)[^`\n]+\1/g, blank)
    .replaceAll(/^[ \t]*\[\[[^\n]*\]\][ \t]*$/gm, blank)
    .replaceAll(/\[\[[^\]\n]{1,120}\]\]/g, blank)
    .replaceAll(
      /(!?\[[^\]\n]*\])(\((?:[^()\s]|\([^()\s]*\))+(?:\s+"[^"\n]*")?\))/g,
      (_, label: string, target: string) => label + blank(target),
    )
    .replaceAll(/\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi, blank)
    .replaceAll(/\[\s*\^?(?:source\s+)?(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\s*\]/gi, (match, list: string, at: number) => {
      citations.push({ start: at, end: at + match.length, sources: sourcesOf(list) });
      return blank(match);
    })
    .replaceAll(/<\/?[a-z][^>\n]{0,200}>/gi, blank)
    .replaceAll(/[*_]{1,3}/g, (match) => " ".repeat(match.length))
    .replaceAll(/\\(?=[$|~+.()-])/g, " ");
  return { text, citations };
}

/** Stretches whose digits are no figures: numbers of a list or a section, parts of names, parameters of an indicator, times of day. */
export function namesWithDigits(text: string, names: readonly string[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const group = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(group);
      found.push({ start, end: start + group.length });
    }
  const withDigits = names
    .filter((name) => /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(name))
    .map((name) => name.toLowerCase());
  if (withDigits.length > 0) {
    const folded = text.toLowerCase();
    if (folded.length === text.length)
      for (const name of new Set(withDigits))
        for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length))
          if (!/[\p{L}\p{N}]/u.test((folded[at - 1] ?? " ") + (folded[at + name.length] ?? " ")))
            found.push({ start: at, end: at + name.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

const indicators =
  "RSI|SMA|EMA|WMA|MACD|ADX|ATR|CCI|MFI|ROC|TRIX|PPO|VWAP|OBV|Aroon|Stoch(?:astic)?|StochRSI|Bollinger(?: Bands?)?|Keltner|Donchian|Ichimoku|Williams %?R|Supertrend|DMA|HV|MA";

const patterns: readonly RegExp[] = [
  /^[ \t>]*(?:[-+•][ \t]+)?(?:#{1,6}[ \t]+)?(\d{1,3}[.)])(?=[ \t]|$)/gm,
  /\b(?:S&P|Nasdaq|Nasdaq-?|Russell|FTSE|Nikkei|CAC|DAX|MDAX|SDAX|TecDAX|ATX|SMI|AEX|IBEX|OMXS?|TOPIX|TSX|ASX|KOSPI|Nifty|Sensex|CSI|Hang Seng|Stoxx(?: Europe)?|Euro ?Stoxx|Dow(?: Jones)?(?: Industrials?)?|Fortune|Global|MSCI [A-Z]+|Wilshire|BSE|NYSE (?:FANG|Arca)|SPX|NDX|DJIA)[\s\u00a0-]*(\d{2,5})\b(?!\s?%|[.,]\d)/gi,
  /\b(?:Form\s+)?(?:10-?[KQ](?:\/A)?|8-K|6-K|20-F|40-F|13-?[FDG]|S-1|DEF 14A|F-1|144A|403\(b\)|401\(k\)|10b5-1|1099|W-8)\b/g,
  /\b(?:section|step|scenario|option|note|item|figure|table|part|page|chapter|phase|stage|tier|level|type|series|class|rule|article|title|version|route|source|sources|question|point|reason|no\.|number|#)\s*(\d{1,3})\b(?!\s?%|[.,]\d|\s*(?:shares|points|per cent|percent))/gi,
  /\b(?:iPhone|iOS|iPad|Galaxy|Model|Windows|Xbox|PlayStation|PS|Boeing|Airbus|GPT|Gemini|Claude|Llama|Grok|Gen|Covid|Web|Basel|Mach|Switch|Pixel|Snapdragon|Ryzen|RTX|Falcon|Starship|Apollo|Area|Solvency|IFRS|ASC|IAS|SFAS|Brexit|Ford F|F|Mk|G|Group of|Big|Magnificent|Mag)[\s-]?(\d{1,4})\b(?!\s?%|[.,]\d)/g,
  /\b\d{3}\s?(?:MAX|neo|ER|Dreamliner)\b/g,
  new RegExp(`\\b(?:${indicators})\\s?(\\(\\s*\\d{1,3}(?:\\s*[,;/]\\s*\\d{1,3}(?:\\.\\d+)?)*\\s*\\))`, "gi"),
  new RegExp(`\\b(?:${indicators})[-\\s](\\d{1,3}(?:/\\d{1,3})+)\\b`, "gi"),
  new RegExp(
    `\\b(\\d{1,3})[- ](?:day|week|month|period|bar|hour|minute)s?[- ](?:exponential |simple |weighted )?(?:moving|average|${indicators}|high|low|range|volatility|correlation|beta|trend|EMA)\\b`,
    "gi",
  ),
  /\b(\d{1,3})-(?:day|week|month|year|quarter|minute|hour|period|bar|point|for|to)s?(?:-[a-z]+)?\b(?!\s*(?:gain|rise|drop|fall|lead)\b)/gi,
  /\b(?:RSI|ADX|ATR|CCI|MFI)[\s-](7|9|14)\b(?=\s+(?:is|reads|at|of|stands|was|sits)\b|\s*[:=(])/gi,
  /\b(?:SMA|EMA|WMA|MA|DMA)[\s-]?(5|8|9|10|12|13|20|21|26|30|34|50|100|150|200|250)\b(?!\.\d|,\d)/gi,
  /(?<![$€£¥\d.,])\b\d{1,2}\s?[DWMY]\b(?=\s*[:|)]|\s+(?:return|change|performance|perf)\b)/g,
  /\b(?:top|first|last|next|past|previous|prior|trailing|following|final|coming|latest|recent|bottom)\s+(\d{1,3})\b(?!\s?%|[.,]\d)(?!\s*(?:billion|million|thousand|trillion|bn|mn|tn)\b)/gi,
  /\b(\d{1,2})\s+(?:largest|biggest|smallest|best|worst|most|key|main|reasons?|things?|factors?|points?\s+to|ways|scenarios?|takeaways?|questions?|sections?|steps?|falsifiers?|caveats?|themes?|risks?)\b/gi,
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\b/gi,
  /\b\d{1,2}\s?[ap]\.?m\.?\b/gi,
  /\b\d+(?:st|nd|rd|th)\b/gi,
  /\b24\/7\b|\b60\/40\b|\bUTC\s?[+-]\s?\d{1,2}\b|\bGMT\s?[+-]\s?\d{1,2}\b/g,
  /(?<![$€£¥\d.,])\b3M\b(?!\s+(?:shares|users|units|people|customers|in\b))|\b\d+-(?=[A-Z][a-z])/g,
  /\b(\d{1,3})-(?:digit|figure|star|page|step|part|way|fold|person|sided|inch|nm|nanometer|letter|line|item|strong|odd)\b/gi,
  /\bv\d+(?:\.\d+)*\b/g,
];

function sourcesOf(list: string): readonly number[] {
  const sources: number[] = [];
  for (const part of list.split(/[,;]/)) {
    const [first, last] = part.split(/[–-]/).map((number) => Number(number.trim()));
    if (first === undefined || Number.isNaN(first)) continue;
    for (let source = first; source <= Math.min(last ?? first, first + 50); source += 1) sources.push(source);
  }
  return sources;
}
