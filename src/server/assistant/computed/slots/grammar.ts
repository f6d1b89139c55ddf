import type { Role, TakenWords, TextSpan } from "./reading.ts";

/** Phrases before a question that say nothing about its subject, although they name the user. */
export const leadIn =
  /(?<!\p{L})(?:(?:hi|hey|hello|ok|okay|so|well|please|thanks|thank you)[,!. ]+)*(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:see|get|have|know|view|ask)|where (?:can|do|could) (?:i|we) (?:see|find|view|check|look up|get)|is there (?:a|any) (?:way|place) (?:(?:for me )?to|where i can) (?:see|find|view|check|look up|get)|(?:would|do) you mind (?:telling|showing|giving|listing|reminding)(?: me| us)?|(?:can|could|would|will) you (?:please )?(?:tell|show|give|list|explain to|find|get|help|fetch|pull up|look up|check)(?: me| us)?|(?:i|we)(?:'d| would) (?:like|love) (?:to (?:see|know|find out|get|have|understand|check|look at)(?: (?:if|whether))?)?|(?:i|we) (?:want|need|wish)(?: to (?:see|know|find out|get|understand|check|look at)(?: (?:if|whether))?)?|(?:please )?(?:show|tell|give|remind|get|fetch|find|list|bring|let|help)(?: (?:me|us))(?: know| see| a list of| the list of)?|do you (?:know|have)|(?:i'm|i am) (?:curious|wondering|interested|looking for|trying to)(?: about| in| if| to (?:see|know|find out|understand))?|i wonder(?: if| about)?|pull up|look up|as far as (?:i|we) know|any idea|remind me)(?!\p{L})/u;

/** Words about the user: the question is about what they own or do. */
export const ownWords =
  /(?<![\p{L}'])(?:my|mine|our|ours|i've|i'm|i'd|i|me|myself|mein|meine|meinen|meinem|meiner|ich|mir|habe)(?!\p{L})/u;

/**
 * Classes of English words that are closed, or nearly so: they join, point, ask and soften. Words that deny, limit, condition or order in
 * time (not, only, without, if, after, between) aren't among them, nor is anything that names or judges a thing.
 */
const classes: Readonly<Record<string, string>> = {
  articles: "a an the this that these those there here some any all each every both",
  pronouns:
    "it its it's itself they they're them their theirs themselves you your you're he she his her me us one ones who whose whom anything something everything nothing them guys folks everyone everyone's everybody someone somebody anyone anybody whoever whatever whichever myself yourself",
  verbs:
    "is are was were be been being am ought isn has have had having do does did doing done will would can could may might shall must 's 're 've lets gotten gonna wanna gotta called",
  asking:
    "what what's whats which how how's hows where where's when when's why that's that're there's here's whos who's what're what're show's gimme lookup prepare report picture checkup snapshot like lemme dunno graph covering",
  prepositions: "of for to in on at by from with about into onto as per through out off up",
  connectors:
    "and or once & also too plus so yet then well however although though while whereas whether but e.g. i.e. etc",
  degree:
    "much many far long often lot lots bit very quite pretty even just ever already still enough sufficiently exactly exact precisely precise roughly approximately approx approx. around actually really basically generally currently overall together separately respectively recently lately usually typically normally quickly briefly simply possibly probably likely presently honestly seriously perhaps maybe somehow anyway anyways anymore altogether about kinda sorta again almost indeed somewhat alot",
  polite:
    "kk yeah yep nah pfft eh hm please pls plz please's thanks thx hi hello hey ok okay sorry sir madam dear mate bro dude kindly hmm um uh eh btw fyi asap lol haha lmk tbh imo imho idk omg damn wow yo cheers ty tia folks anyhow cool fine nice",
  forms:
    "information info data number numbers figure figures level levels amount amounts point terms term kind sort type thing things stuff details detail detailed percent percents percentage pct % $ dollars money incl company companies corporation corp inc ltd plc firm security securities stock stocks share shares ticker name quick brief simple plain english example examples instance favour favor moment minute question questions answer answers idea word words simple concise comprehensive short full complete whole entire current present actual true latest newest recent main general basic today's times time date dates people",
  short: "u r ur",
  german:
    "wie ist sind viel der die das den dem ein eine einen von vom für im auf zu zum hat haben wird werden steht läuft macht zeige zeig mir bitte gerade aktuell heute welche welcher welches und oder mit aus bei seit nach hoch",
};
/** Verbs that carry a question and say nothing about it, each with its irregular forms. */
const lightVerbs =
  "let get:got go:went:gone come:came make:made take:took:taken put:putting seem stand:stood sit:sat:sitting keep:kept use show:shown tell:told give:gave:given list display find:found search run:ran:running pull fetch bring:brought review see:saw:seen view check look know:knew:known say:said think:thought ask want need mean:meant hear:heard plot summarize summarise belong wonder guess figure talk mention explain describe remember forget:forgot:forgotten:forgetting understand:understood help try:tried:tries happen matter suppose love appear generate produce carry according";
const formsOfVerb = (verb: string): readonly string[] => {
  const [base = "", ...irregular] = verb.split(":");
  const stem = base.replace(/(?<!e)e$/, "");
  const doubled = /^(?:let|get|run)$/.test(base) ? `${base}${base.at(-1) ?? ""}` : stem;
  return [base, `${base}s`, `${base}es`, `${stem}ed`, `${doubled}ing`, ...irregular];
};
/** Words that no slip of an English word may be taken for. */
export const germanWords: ReadonlySet<string> = new Set((classes["german"] ?? "").split(" "));
export const grammarWords: ReadonlySet<string> = new Set([
  ...Object.values(classes).join(" ").split(" "),
  ...lightVerbs.split(" ").flatMap(formsOfVerb),
]);

/** Adverbs in -ly that limit, order in time or count, and nouns that look like adverbs. All others only colour a sentence. */
const carryingAdverbs = new Set(
  (
    "only solely merely exclusively purely hardly barely rarely scarcely seldomly partly partially wholly fully entirely mainly mostly largely primarily predominantly " +
    "daily weekly biweekly fortnightly monthly bimonthly quarterly yearly annually biannually semiannually hourly nightly early previously formerly initially originally " +
    "finally lastly firstly secondly subsequently consecutively eventually newly directly indirectly jointly individually negatively positively internationally globally " +
    "domestically locally nationally publicly privately physically manually automatically equally proportionally inversely unusually abnormally relatively differently " +
    "similarly unlikely july italy family supply rally apply reply assembly monopoly anomaly fly ally bully comply multiply imply rely doubly triply elderly friendly costly"
  ).split(" "),
);

/** True for a word of a closed class of English: it carries no name, number, time, measure, condition, comparison or negation. */
export function isGrammar(word: string): boolean {
  const lower = word.toLowerCase();
  const plain = lower.replace(/'s$/, "");
  return (
    grammarWords.has(lower) || grammarWords.has(plain) || (/^[a-z]{3,}ly$/.test(lower) && !carryingAdverbs.has(lower))
  );
}

/** Roles of words that don't change the question. */
const light: ReadonlySet<Role> = new Set(["grammar", "light", "owner"]);
const restrictive =
  /^(?:if|when|since|after|before|in|on|at|for|with|without|excluding|except|including|of|during|until|till|while|unless|assuming|given|considering|compared|versus|by|over|under|between|not|no|only|ignoring)\b/u;
const speaker = /(?<!\p{L})(?:i|i'm|i've|i'd|we|we're|you|me|us|my|our|he|she|they|someone|everyone)(?!\p{L})/u;

/**
 * Parts of a sentence that only say why or of whom something is asked: "My accountant wants to know what …", "… because my wife asked
 * me". A part with a word that any reader took for a subject, a measure or another slot isn't among them, nor is one with a number.
 */
export function asides(lower: string, words: readonly TakenWords[]): readonly TextSpan[] {
  const parts: TextSpan[] = [];
  for (const sentence of lower.matchAll(/[^.?!;]+/gu)) {
    const start = sentence.index + (/^\s*/.exec(sentence[0])?.[0].length ?? 0);
    // An indirect question: the words before its word of asking belong to the sentence around it.
    const asking =
      /(?<!\p{L})(?:what|how|why|whether)(?!\p{L})|(?<=(?:,|:|-|(?<!\p{L})(?:know|tell|me|us|see|say|check|remember|forgot|wonder|wondering|out|sure|of)) )(?:which|who|when|where|if)(?!\p{L})/u.exec(
        sentence[0],
      );
    const before = asking === null ? "" : lower.slice(start, sentence.index + asking.index);
    if (before !== "" && speaker.test(before) && !restrictive.test(before))
      parts.push({ from: start, to: start + before.length });
    const reason = /(?<!\p{L})(?:because|cause|cuz|so that|so (?:i|we) can|just in case)(?!\p{L}).*$/u.exec(
      sentence[0],
    );
    if (reason !== null) parts.push({ from: sentence.index + reason.index, to: sentence.index + sentence[0].length });
  }
  return parts.filter(
    ({ from, to }) =>
      !/\d/.test(lower.slice(from, to)) &&
      words.every((word) => word.to <= from || word.from >= to || light.has(word.role)),
  );
}
