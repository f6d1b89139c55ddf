import { settingsAddress } from "#core/addresses/settings-address.ts";
import { helpPages } from "#core/words/en/help-pages.ts";
import { screenNames } from "#core/words/en/screen-names.ts";
import { type HelpScreen, type HelpTask, screenWords, taskWords } from "./app-words.ts";
import { isGrammar } from "./grammar.ts";
import type { Slots } from "./slots.ts";
import { isOneSlip } from "./typos.ts";

/** Something that help explains about a question. */
interface HelpEntry {
  readonly screen: HelpScreen;
  /** Null: the screen as a whole. */
  readonly task: string | null;
  readonly text: string;
  readonly address: string;
  /** Words of its name. */
  readonly name: ReadonlySet<string>;
  readonly acts: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}

/** Help for a question about the app. */
export interface AppHelp {
  readonly entries: readonly HelpEntry[];
  /** True if the question can only be about the app. Others are answered with data where that is possible. */
  readonly isCertain: boolean;
}

/** Tasks that bring something in or out: a name says from where or into what. */
const ofMoving: ReadonlySet<string | null> = new Set<HelpTask>([
  "Import a broker's file",
  "Export your portfolio",
  "Trade or connect a broker",
  "Take your data with you",
  "Put events in your own calendar",
  "Connect another program",
  "Download a chart's data",
]);
const maxEntries = 2;
/** In shorter words, one slip often makes another word. */
const minSlipLetters = 7;
/** Words that an ending seems to be part of. */
const unstemmed = new Set(["news", "note"]);
const you = "(?:i|we|you|one|users?|people)";
const opening = String.raw`^\W*(?:(?:hi|hey|hello|ok|okay|so|and|sorry|please|but)[,! ]+)*`;
const app = "(?:it|bellwether|(?:the|this) (?:app|program|site|page|tool|website))";
/** "How do I", "where can I": what follows is done in the app. */
const doing = new RegExp(
  String.raw`(?:${opening}|[,.;:!?]\s*(?:and |so |but )?|(?:know|tell me|show me|explain|wonder(?:ing)?|out|remember|understand) )(?:how (?:do|can|could|would|should|might|does) ${you}(?!\p{L})|how to(?!\p{L})|where (?:do|can|could|would|should|must) ${you}(?!\p{L})|where to(?!\p{L})|where(?:'s| is| are) (?:the|that|my) (?:button|menu|settings?|page|screen|option)(?!\p{L}))`,
  "iu",
);
/** Shapes that also ask for data: "can I see", "is there". */
const kin = String.raw`(?:(?:tax |financial |investment )?(?:adviser|advisor|consultant)|wife|husband|partner|spouse|father|mother|dad|mum|mom|son|daughter|brother|sister|friend|adviser|advisor|accountant)`;
const perhaps = new RegExp(
  String.raw`${opening}(?:(?:can|could|may|might) (?:${you}|${app})|(?:is|are) there|is it possible|(?:do|does) (?:you|${app})|where(?:'s| is| are)|(?:am|are) (?:i|we) able|i(?:'d| would)? (?:want|need|like) to|(?:which|what|what's the|what is the) (?:keyboard )?(?:page|screen|menu|setting|button|tab|key|shortcut)|how does)(?!\p{L})`,
  "iu",
);
/** "Export transactions to Excel, how": an order that only the app carries out. */
const ordering =
  /^\W*(?:please )?(?=(?:export|import|upload|download|install|uninstall|unsubscribe|sync|back ?up|sign out|log out|(?:change|switch|set|turn) (?:(?:the|my) )?(?:app|interface|l\p{L}*ge|theme|display)|(?:turn on|turn off|switch to|switch on|use|enable) (?:the )?(?:dark|light|night))(?!\p{L}))/iu;
/** Questions about others who look at it, about the app's own data, and about differences to a broker. */
const ofOwnData = new RegExp(
  String.raw`${opening}(?:(?:can|could|may|might) (?=(?:my|our|an?) ${kin}(?!\p{L}))|(?:is|are) (?=(?:my|our|your|the) (?:data|account|information|prices|quotes|numbers|figures)(?!\p{L}))|where (?:do|does) (?=(?:your|these|the) (?:prices?|quotes?|data|news|figures|numbers)(?!\p{L}))|how (?=(?:delayed|old|fresh|current|live|real-?time) (?:are|is) (?:your|these|the) )|why (?:is|are|do|does|don't|doesn't|isn't|aren't) (?=.*(?<!\p{L})(?:brokers?|brokerage|bank)(?!\p{L})))`,
  "iu",
);
/** "Can my wife see my portfolio" asks how it is shared. */
const sharings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:can|could|may|might) )((?:my|our|an?) ${kin}|(?:someone|somebody|anyone) else|other people) (?:see|view|read|look at|access)(?!\p{L})`,
      "iu",
    ),
    "i share with $1",
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})let ((?:my|our|an?) ${kin}|(?:someone|somebody) else) (?:see|view|read|look at|access)(?!\p{L})`,
      "iu",
    ),
    "share with $1",
  ],
  [
    /,? (?:but )?without (?:being able to |the right to )?(?:chang|edit|trad|touch|delet)\p{L}*(?: anything| it| something)?/iu,
    " read-only",
  ],
  [/(?<!\p{L})real time(?!\p{L})/iu, "real-time"],
];
/** "Dark mode where": a task that is named without a verb. */
const fragment = /^\W*(?=(?:[\p{L}-]+ ){1,4}(?:where|how)\W*$)/iu;
/** What follows the question itself: another sentence, or a clause that asks on. */
const further =
  /[.?!;]\s|,? (?:and|but|or) (?=(?:at least|where|can|could|how|will|does|do|is|when|what|would|should)(?!\p{L}))|, (?=(?:i|it|they|we|there)(?!\p{L}))/iu;
/** "From Fidelity": where something comes from or goes to may be any name. */
const origin = /(?<!\p{L})(?:from|via|out of) (?:my |the )?((?:[\p{L}&.'-]+ ?){1,3})/iu;
/** "So I can print it for my bookkeeper" says why. */
const purpose =
  /(?<!\p{L})(?:so (?:that )?(?:i|we)|because|since i|for my (?:tax|bookkeep|account)\p{L}*|(?:if|in case) (?:one|any|some) of (?:my|our)|before (?:my|our))(?!\p{L})[^,;.?!]*|for (?:the|my|our) (?:kids|children|family|wife|husband|son|daughter|parents|partner)(?!\p{L})[^,;.?!]*/giu;
/** "In Bellwether" can only be about the app. */
const inApp = new RegExp(String.raw`(?<!\p{L})(?:in|on|inside|within|with) ${app}(?!\p{L})`, "iu");
/** Looking at something is first of all a question for data. */
const looking =
  /(?:do|can|could|would|should) (?:i|we|you|one) (?:\p{L}+ly )?(?:see|find|view|check|look|know|compare|get to know|tell)(?!\p{L})/iu;
const ofApp = new Set(
  "over like app page screen section menu button setting settings option options feature function tool way tab bellwether website site possible able support supported place work click press tap open turn start own directly somewhere anywhere not cannot can't cant don't couldn't myself i my mine our am same list past all".split(
    " ",
  ),
);

const entries: readonly HelpEntry[] = Object.entries(helpPages).flatMap(([path, page]) => {
  const screen = path as HelpScreen;
  const whole: HelpEntry = {
    screen,
    task: null,
    text: page.shows,
    address: `/${screen}`,
    name: new Set(),
    acts: new Set(),
    things: stemsOf(`${screenWords[screen]} ${screenNames[screen]}`),
  };
  return [
    whole,
    ...page.tasks.map(({ task, how }): HelpEntry => {
      const { acts, things, panel } = taskWords[task];
      const [name, objects] = [stemsOf(task), stemsOf(things)];
      return {
        screen,
        task,
        text: how,
        address: panel === undefined ? `/${screen}` : settingsAddress(panel),
        name,
        acts: new Set([...stemsOf(acts), ...[...name].filter((word) => !objects.has(word) && !isGrammar(word))]),
        things: objects,
      };
    }),
  ];
});

/** Finds what help says about a question: each of its words has to be one of the task's. Null where nothing fits. */
export function appHelp(slots: Slots): AppHelp | null {
  const text = sharings.reduce((result, [pattern, words]) => result.replace(pattern, words), slots.text);
  const shape =
    doing.exec(text) ?? ordering.exec(text) ?? perhaps.exec(text) ?? ofOwnData.exec(text) ?? fragment.exec(text);
  if (shape === null) return null;
  const isDoing =
    ordering.test(text) ||
    (doing.test(text) && (!looking.test(text) || inApp.test(text.replace(/ in it(?!\p{L})/iu, ""))));
  const rest = text.slice(shape.index + shape[0].length).replace(purpose, "");
  const after = further.exec(rest);
  const clause = after === null ? rest : rest.slice(0, after.index);
  const words = wordsOf(`${text.slice(0, shape.index)} ${clause}`);
  const places = new Set(wordsOf(origin.exec(clause)?.[1] ?? "").map(({ word }) => word));
  const named = [...slots.symbols, ...slots.currencies, ...slots.amounts].flatMap(({ at }) =>
    at === null ? [] : [text.slice(at.from, at.to).toLowerCase()],
  );
  const all = words.map(({ word, isCapital }) => ({
    word,
    stem: stem(word),
    isName: /^\d/.test(word) || named.some((name) => name.includes(word)),
    isPlace: isCapital || places.has(word),
  }));
  const mentioned = new Set((after === null ? [] : wordsOf(rest.slice(after.index))).map(({ word }) => stem(word)));
  const carrying = all.filter(({ word }) => !isGrammar(word) && !ofApp.has(word));
  const content = carrying.length === 0 ? all.filter(({ word }) => !isGrammar(word)) : carrying;
  const scored = entries.flatMap((entry) => {
    const isCovered = content.every(
      (word) =>
        word.isName || (word.isPlace && ofMoving.has(entry.task)) || entry.acts.has(word.stem) || isThing(word, entry),
    );
    const things = new Set(all.filter((word) => isThing(word, entry)).map((word) => word.stem)).size;
    const isOfName = content.some(({ word, isName }) => isName && !/^\d/.test(word)) && entry.things.has("stock");
    if (!isCovered || (things === 0 && !isOfName)) return [];
    const isDone = all.some((word) => entry.acts.has(word.stem));
    // "Is there a dark mode" names no action, and other pages have several tasks for the same object.
    if (entry.task !== null && !isDone && entry.screen !== "settings") return [];
    const ofName = content.filter((word) => entry.name.has(word.stem)).length;
    return [
      {
        entry,
        isNamed: things > 0,
        score:
          ofName * 2 +
          things +
          (entry.task === null ? 1 : 0) +
          [...mentioned].filter((word) => entry.things.has(word)).length / 10,
      },
    ];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const closest = scored.filter(({ score }) => score === best);
  const fitting = closest.map(({ entry }) => entry);
  const [first] = fitting;
  if (first === undefined) return null;
  const chosen = fitting.filter(
    (entry, index) =>
      fitting.findIndex(({ task, screen }) => (task ?? screen) === (entry.task ?? entry.screen)) === index,
  );
  // A symbol alone names no object of a task.
  return { entries: chosen.slice(0, maxEntries), isCertain: isDoing && closest.some(({ isNamed }) => isNamed) };
}

/** True for one of the objects of a task, with one slip of the fingers in a long word: "langauge". */
function isThing(
  { word, stem: root }: { readonly word: string; readonly stem: string },
  { things }: HelpEntry,
): boolean {
  return (
    things.has(root) ||
    [...things].some((thing) => Math.max(word.length, thing.length) >= minSlipLetters && isOneSlip(root, thing))
  );
}

/** Help for one task. */
export function helpOfTask(task: HelpTask): AppHelp {
  return { entries: entries.filter((entry) => entry.task === task).slice(0, 1), isCertain: true };
}

/** The words of a text in small letters, without their possessive. Those with a capital inside a sentence are names. */
function wordsOf(text: string): readonly { readonly word: string; readonly isCapital: boolean }[] {
  return [...text.replaceAll("’", "'").matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)].map(([word], place) => ({
    word: word.toLowerCase().replace(/'s$/, ""),
    isCapital: place > 0 && /^\p{Lu}/u.test(word),
  }));
}

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word !== "")
      .map(stem),
  );
}

/** A word without the endings of its number and tense. */
function stem(word: string): string {
  if (unstemmed.has(word)) return word;
  if (unstemmed.has(word.replace(/s$/, ""))) return word.replace(/s$/, "");
  const plain = word.replace(/(?<=[^s])s$/, "").replace(/(?<=\p{L}{3})(?:ing|ed|e)$/u, "");
  return plain.replace(/([^aeiouls])\1$/, "$1").replace(/ie$|i$/, "y");
}
