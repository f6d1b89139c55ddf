import { runOf, type Scope } from "./figure-scope.ts";
import type { WrittenFigure } from "./read-figures.ts";

const risesBefore =
  /^(?:up|rose|rise|rises|rising|risen|gained|gain|gains|gaining|climbed|climb|climbs|climbing|jumped|jump|jumps|advanced|advance|added|adds|increased|increase|increases|grew|grow|grows|growth|growing|higher|soared|surged|surge|rallied|rally|improved|expanded|outperformed|outperforming|beat|beats|topped|lead|leads|led|profit|ahead|above|returned|plus|stieg|steigt|gestiegen|gewann|gewinnt|zugelegt|zulegte|hausse|gagne|gagné|progresse|grimpe|grimpé|subió|sube|ganó|sale|salito|guadagna|guadagnato|subiu|ganhou)$/iu;
const fallsBefore =
  /^(?:down|fell|fall|falls|falling|fallen|lost|lose|loses|losing|loss|losses|dropped|drop|drops|dropping|declined|decline|declines|slid|slide|slides|slipped|slips|sank|sinks|tumbled|plunged|decreased|decrease|shrank|shed|sheds|lower|underperformed|underperforming|trail|trailed|trails|trailing|lag|lags|lagged|lagging|missed|misses|miss|behind|below|retreated|eased|minus|negative|contracted|weakened|fiel|fällt|gefallen|verlor|verliert|verloren|sank|sinkt|gesunken|minus|baisse|recule|reculé|perd|perdu|chute|chuté|cayó|cae|bajó|baja|perdió|scende|sceso|perde|perso|caiu|cai|perdeu)$/iu;
const risesAfter =
  /^(?:higher|above|gain|rise|increase|advance|jump|up|growth|more|premium|upside|profit|ahead|outperformance|surge|rally|gains|beat)$/i;
const fallsAfter =
  /^(?:lower|below|loss|decline|drop|fall|decrease|down|less|discount|downside|behind|slide|underperformance|losses|plunge|slump|miss|drawdown|short)$/i;

const hedges = /^(?:about|around|roughly|nearly|almost|approximately|just|over|under|above|below)$/i;
/** What may stand between a movement and its number. */
const between =
  /^(?:by|about|around|roughly|nearly|almost|approximately|another|some|an?|the|of|just|more|over|under|further|slightly|sharply|modestly|total|as|much|only|is|was|has|have|been|revenue|sales|profit|earnings|eps|it|your|holdings|shares|value|price|today|unrealised|unrealized|realised|realized|net|daily|weekly|monthly)$/i;

/** Which way the words right around a number say it went. */
export function directionOf(scope: Scope, figure: WrittenFigure): -1 | 0 | 1 {
  const { text, segment, figures } = scope;
  const run = runOf(scope, figure);
  const first = run?.first ?? figure;
  const at = figures.indexOf(first);
  const from = Math.max(segment.start, figures[at - 1]?.end ?? segment.start);
  const gap = text.slice(from, first.start);
  if (/[▲△↑⬆]\s*$/u.test(gap)) return 1;
  if (/[▼▽↓⬇]\s*$/u.test(gap)) return -1;
  // "lost $1,234.50 (5.1 %)" goes the same way.
  const previous = figures[at - 1];
  if (
    previous !== undefined &&
    /^\s*\(\s*$/.test(text.slice(previous.end, first.start)) &&
    previous.unit !== first.unit
  ) {
    const told = previous.sign === 0 ? directionOf(scope, previous) : previous.sign;
    if (told !== 0 && !isLevelAt(scope, previous)) return told;
  }
  const clause = gap.slice(Math.max(...[";", ":", "(", ",", "|"].map((mark) => gap.lastIndexOf(mark))) + 1);
  const words = (clause.match(/[\p{L}]+/gu) ?? []).slice(-6).reverse();
  const [nearest = ""] = words;
  const isLevel =
    /^(?:to|at|from|near|than)$/i.test(nearest) || (hedges.test(nearest) && /^(?:to|at|from)$/i.test(words[1] ?? ""));
  let before: string | undefined;
  for (const [place, word] of (isLevel ? [] : words).entries()) {
    if (risesBefore.test(word) || fallsBefore.test(word)) {
      // "makes up 18 %" goes nowhere.
      if (!/^(?:make|makes|made|making|add|adds|adding|sum)$/i.test(words[place + 1] ?? "")) before = word;
      break;
    }
    // "beat the estimate by 12 %" reaches far, "below its high of 212" does not.
    if (!/^by$/i.test(nearest) && !between.test(word)) break;
  }
  const isBounded =
    before !== undefined && /^(?:above|below)$/i.test(before) && before === nearest && figure.unit === "money";
  if (before !== undefined && !isBounded) return risesBefore.test(before) ? 1 : -1;
  const next = figures[figures.indexOf(figure) + 1];
  const until = Math.min(segment.end, next?.start ?? segment.end, figure.end + 32);
  // "$178.84 up 3.4 %": the word belongs to the next number.
  const behind = text
    .slice(figure.end, until)
    .replace(next !== undefined && until === next.start ? /\b\w+\s*(?:by\s*)?$/ : /$^/, "");
  const afterWords = behind.split(/[,;.:()|]/)[0]?.match(/[\p{L}]+/gu) ?? [];
  const after = afterWords.slice(0, 1).find((word) => risesAfter.test(word) || fallsAfter.test(word));
  // "3.4 % less than": of a difference; "$170 below": no movement of the level itself.
  return after === undefined ? 0 : risesAfter.test(after) ? 1 : -1;
}

/** Which ways anything in a sentence went. */
export function movesIn(sentence: string): readonly (-1 | 1)[] {
  const words = sentence.match(/[\p{L}]+/gu) ?? [];
  return [
    ...(words.some((word) => risesBefore.test(word)) ? [1 as const] : []),
    ...(words.some((word) => fallsBefore.test(word)) ? [-1 as const] : []),
  ];
}

/** "a move of 3 % to $178.84": a level, not the movement. */
export function isLevelAt({ text, segment }: Scope, { start, unit }: WrittenFigure): boolean {
  return unit === "money" && /\b(?:to|at)\s+\S{0,3}$/i.test(text.slice(Math.max(segment.start, start - 10), start));
}
