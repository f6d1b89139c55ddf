import type { Role, TakenWords, TextSpan } from "./reading.ts";

/** Phrases before a question that say nothing about its subject, although they name the user. */
export const leadIn =
  /(?<!\p{L})(?:(?:hi|hey|hello|ok|okay|so|well|please|thanks|thank you)[,!. ]+)*(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:see|get|have|know|view|ask)|(?:can|could|would|will) you (?:please )?(?:tell|show|give|list|explain to|find|get|help|fetch|pull up|look up|check)(?: me| us)?|(?:i|we)(?:'d| would) (?:like|love) (?:to (?:see|know|find out|get|have|understand|check|look at)(?: (?:if|whether))?)?|(?:i|we) (?:want|need|wish)(?: to (?:see|know|find out|get|understand|check|look at)(?: (?:if|whether))?)?|(?:please )?(?:show|tell|give|remind|get|fetch|find|list|bring|let|help)(?: (?:me|us))(?: know| see| a list of| the list of)?|do you (?:know|have)|(?:i'm|i am) (?:curious|wondering|interested|looking for|trying to)(?: about| in| if| to (?:see|know|find out|understand))?|i wonder(?: if| about)?|pull up|look up|as far as (?:i|we) know|any idea|remind me)(?!\p{L})/u;

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
    "it its it's itself they they're them their theirs themselves you your you're he she his her me us one ones who whose whom anything something everything nothing them guys folks",
  verbs:
    "is are was were be been being am isn has have had having do does did doing done will would can could may might shall must 's 're 've let lets gets get got gotten getting go goes went come comes came coming make makes made making take takes took put puts seem seems stand stands stood sit sits sitting keep keeps kept use used using",
  asking:
    "what what's whats which how how's hows where where's when when's why that's that're there's here's whos who's what're what're show show's tell give gimme list display find search run lookup pull prepare fetch bring report picture checkup review snapshot see view check look looks looking know say says said think ask asking want wanna gonna need like lemme dunno mean means see graph plot summarize summarise hear hearing heard covering belong belongs",
  prepositions: "of for to in on at by from with about into onto as per through out off up",
  connectors:
    "and or once & also too plus so yet then well however although though while whereas whether but e.g. i.e. etc",
  degree:
    "much many far long often lot lots bit very quite pretty even just ever already still enough sufficiently exactly exact precisely precise roughly approximately approx approx. around actually really basically generally currently overall together separately respectively recently lately usually typically normally quickly briefly simply possibly probably likely presently honestly seriously perhaps maybe somehow anyway altogether about kinda",
  polite:
    "please pls plz please's thanks thx hi hello hey ok okay sorry sir madam dear mate bro dude kindly hmm um uh eh btw fyi asap lol haha",
  forms:
    "information info data number numbers figure figures level levels amount amounts point terms term kind sort type thing things stuff details detail detailed percent percents percentage pct % $ dollars money incl company companies corporation corp inc ltd plc firm security securities stock stocks share shares ticker name quick brief simple concise comprehensive short full complete whole entire current present actual latest newest recent main general basic today's times time date dates people",
  short: "u r ur",
  german:
    "wie ist sind viel der die das den dem ein eine einen von vom für im auf zu zum hat haben wird werden steht läuft macht zeige zeig mir bitte gerade aktuell heute welche welcher welches und oder mit aus bei seit nach hoch",
};
export const grammarWords: ReadonlySet<string> = new Set(Object.values(classes).join(" ").split(" "));

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
