import { inflections } from "./inflections.ts";

/*
 * The words that carry tone in financial news. Each is listed once; other forms follow by rule, and irregular forms are
 * listed after slashes. The lists are Bellwether's own.
 */

/** Positive in any context. */
const positiveWords = `
  beat/beaten win/won/wins tops/topped/topping exceed surpass outperform outshine outpace upgrade outperformance outearn
  strong stronger strongest robust solid resilient resilience healthy healthier upbeat optimistic bullish confident buoyant
  bright brighter rosy stellar blockbuster impressive impress outstanding excellent superb exceptional great good better best
  favourable favorable attractive promising successful success succeed profitable breakthrough milestone undervalued
  oversubscribed accretive lucrative booming boom thrive flourish prosper improve improvement turnaround revive revival bounce
  uptrend upswing buyback repurchase approval approve cheer delight relief reward benefit bolster brighten energise energize
  sweeten upturn tailwind windfall bonanza secure award overweight dovish truce ceasefire stabilise stabilize bumper shine
  comeback stimulus buoy smash vindicate rally rebound recover
`;

/** Positive, but worse when they fall: the rally fades. */
const positiveThings =
  "growth inflow hope optimism confidence momentum strength recovery enthusiasm euphoria upside expansion appetite";

/** Negative in any context. */
const negativeWords = `
  miss/missed lag disappoint disappointment disappointing weak weaker weakest weakness soft softer softness sluggish poor poorer bad worse
  worst worsen deteriorate deterioration struggle hurt dent damage threaten uncertain volatile downturn stagnate stall bearish
  pessimistic gloomy grim bleak dismal dire cautious caution overvalued underperform underperformance downgrade warn fail
  failure accuse allege indict indictment violate violation subpoena breach hack hacked ban bankrupt postpone suspend
  suspension cancel disrupt insolvent dilute dilution delist resign resignation oust ouster quit backlash boycott flop misstep
  setback fined lacklustre lackluster underwhelm underwhelming languish plague reject rejection halt foreclose liquidation
  liquidate stagflation blow unprofitable abandon scrap victim punish downbeat hawkish overhang distress distressed exodus
  terminate underweight wobble jeopardise jeopardize bruise batter undercut misconduct manipulation restatement downfall
  furlough derail slam retaliate sue plead contagion unable dump flee shun ditch soften tepid muted subdued anaemic anemic mired embattled beleaguered ailing stricken raid guilty convict jail mislead glitch overcapacity choppy rocky stumbling lawsuits sour bleed burden hamper hinder thwart snub squeeze choke cripple strip shutter steal/stole/stolen faces/faced/facing brace pause shelve corruption bribery scandal fraud
`;

/** Negative, but better when they fall: fears ease, the loss narrows, the lawsuit is settled. */
const negativeThings = `
  loss deficit risk fear worry concern doubt tension jitter anxiety panic unrest outflow delinquency defect complaint layoff
  shortage disruption bankruptcy insolvency default crisis/crises recession turmoil uncertainty pressure glut oversupply
  shortfall headwind woe lawsuit probe investigation penalty tariff sanction conflict threat impairment writedown writeoff
  scrutiny gloom pessimism slowdown stagnation closure delay outage recall cancellation warning strike selloff cyberattack
  trouble bubble rout antitrust allegation drought embargo inquiry shutdown
`;

/** Upward movements: positive for most things, negative for things that are better low. */
const upWords = `
  rise/rose/risen climb gain grow/grew/grown increase jump surge soar rocket skyrocket spike leap/leapt advance expand
  accelerate strengthen boost lift hike double triple quadruple record higher mount swell/swollen escalate bigger pop
`;

/** Downward movements: negative for most things, positive for things that are better low. */
const downWords = `
  fall/fell/fallen drop decline slip slide/slid sink/sank/sunk tumble plunge plummet crash slump dip decrease shrink/shrank/shrunk
  slow slower weaken cool cut slash lower ease fade dwindle retreat dive/dove nosedive tank collapse crater recede subside
  abate wane dampen evaporate halve sour contracted contracting slimmer backslide erode erosion downtick swoon stumble lose/lost/losing
`;

/** Movements with a tone only in combination with a thing: raises guidance, narrows a loss, settles a lawsuit. */
const upOfSomethingWords = `
  raise widen wider extend deepen larger largest biggest greater stoke renew fuel fan lengthen exacerbate bump high highest add reignite land
`;
const downOfSomethingWords = `
  narrow narrower smaller reduce reduction pare erase curb limit moderate settle resolve dismiss clear calm soothe allay quell
  quash contain offset overcome defuse less fewer vanish disappear reverse snaps/snapped/snapping stem lessen alleviate mitigate withdraw pull
  drain sap tame trim shed low lowest avoid avert escape dodge prevent shrug wipe stop remove drag dash shrugged
`;

/** Better high, and neutral without a movement. */
const betterHighWords = `
  guidance outlook forecast dividend target view estimate rating profit sale revenue earning margin output demand order
  sentiment payout eps income expectation share stock appeal subscriber traffic booking production hiring job recommendation
  liquidity goal index shipment deposit price_target turnover payroll deal contract
`;

/** Better low, and neutral without a movement. */
const betterLowWords = `
  cost expense debt inflation unemployment joblessness expenditure emission provision churn leverage
  volatility vix attrition stockpile vacancy overhead cpi ppi borrowing taxes tax
`;

/**
 * Expressions in base forms, read before any single word: "+" positive, "-" negative, "=" without tone, "^" and "v"
 * movements, and things that can move: "<" better low, "*" positive and "!" negative on their own too.
 */
const phraseLines = `
  + ahead of expectation | ahead of estimate | ahead of schedule | ahead of forecast | better than expect
  + better than feared | less bad | return to profit | swing to profit | turn profit | turn a profit | back to profit
  + return to profitability | return to growth | back in profit | buy rating | at buy | strong buy | to overweight
  + to outperform | cut rates | cut interest rate | cut key rate | soft landing | green light | go from strength to strength
  + gain market share | gain ground | gain traction | tax cut | cost cut | debt free | investment grade | pass stress test
  + back on track | on track | hit milestone | race past | blow past | strong demand | pent up demand | high demand
  + trade deal | peace deal | add job | create job | new job | special dividend | share buyback | initiate dividend
  + reinstate dividend | resume dividend | resume buyback | lift ban | get nod | regain compliance | emerge from bankruptcy
  + exit bankruptcy | exit administration | all clear | crush estimate | crush expectation | trounce estimate
  + positive surprise | outlook to positive | outlook to stable | raise to buy | bottom out | thumb up
  + stronger than expect | fast grow | fastest grow | large order | big order | bag order | land order | land deal
  + land contract | clinch deal | top estimate | top expectation | top forecast | top consensus | end strike | sell out of
  + high profit | high sale | high revenue | bull run | top pick | green shoot | pave way | new height | in the black
  + lead gain | insider buy | largest order | call off strike | lift sanction | lift tariff | lift restriction
  + scrap tariff | drop tariff | remove tariff | suspend tariff | delay tariff | pause tariff | exempt from tariff
  + upward revision | raise the bar | pay off | meet main goal | meet primary endpoint | meet goal | dismiss lawsuit
  + drop charge | settle dispute | expand capacity | best ever | raise stake | first profit | first annual profit
  + first quarterly profit | clear stress test | meet target | meet forecast | meet estimate | meet expectation
  + fall less than | drop less than | decline less than | shrink less than | worst be over | worst be behind | on the mend
  + out of the woods
  - run low | lack cash | lack fund | short of cash | insider sell | downward revision | miss endpoint | miss goal
  - under review | plead guilty | fall short | come up short | come in short | short of expectation | short of estimate
  - short of forecast | behind schedule | worse than expect | worse than feared | weaker than expect | slower than expect
  - softer than expect | profit warning | cut job | job cut | axe job | shed job | slash job | eliminate job | lay off
  - price cut | price war | sell rating | at sell | strong sell | to underperform | to underweight | rate hike
  - rate increase | hike rates | raise rates | raise interest rate | hike interest rate | raise doubt | raise concern
  - raise question | raise alarm | raise eyebrow | raise red flag | red flag | under fire | under pressure | under scrutiny
  - in doubt | going concern | step down | wind down | write down | write off | chapter 11 | chapter eleven
  - run out of cash | cash crunch | margin call | lose ground | lose steam | lose money | run out of steam | take a hit
  - take hit | hit by | hard hit | hit hard | pull guidance | withdraw guidance | suspend guidance | suspend dividend
  - scrap dividend | dividend cut | cut dividend | debt ceiling | class action | short seller | short report
  - accounting irregularity | material weakness | negative earning | cut to junk | to junk | junk status
  - outlook to negative | credit watch | hard landing | debt pile | cost overrun | go bust | go under | in the red
  - out of favour | out of favor | lose market share | market share loss | dry up | cash strap | debt lade | too expensive
  - call off | walk away | fall apart | fall through | break down | shut down | pull out | miss the mark | red ink
  - higher for longer | negative surprise | weigh on | drag on | crack down | crackdown | power cut | cut to sell
  - cut to hold | cut to neutral | give up gain | in limbo | on hold | cut workforce | reduce workforce | trim workforce
  - slash workforce | cut staff | reduce staff | record fine | hefty fine | million fine | billion fine | charge with
  - data leak | burn cash | burn through | no end in sight | no end to | fail audit | idle plant | stop production
  - halt production | halt trade | miss payment | skip payment | spook | rattle | axe | guidance light | light guidance
  - outlook light | light outlook | walk out | rise less than | grow less than | gain less than | at a loss | sound alarm
  - on the brink | on thin ice | out of stock | end badly | in trouble | in turmoil
  = cut price | record date | on record | track record | off the record | high court | high yield | high school | high tech | high speed
  = high end | high frequency | high level | high profile | low cost | low carbon | low fare | low code | not only
  = not just | cut off | best buy | good friday | great britain | strike price | risk free | risk management | loss adjuster
  = advance notice | advance micro | press release | default setting | growth stock | growth fund | growth etf
  = growth equity | growth investor | recovery fund | yield curve | this fall | last fall | risk factor | best know
  = better know | record keeper | record label | world record | first solar | jump start | low income | high income
  = hold steady | strike deal | strike agreement | strike partnership | strike pact | share offer | unsecured note
  = secured loan | risk appetite index | fan token | stop order | limit order | weak dollar | weaker dollar | strong dollar
  = stronger dollar | weaker yen | stronger yen | weak yen | strong yen | weaker euro | stronger euro | weaker pound
  = stronger pound | weak pound | strong pound | weaker currency | stronger currency | weaker rupee | stronger rupee
  = higher education | from record | senior high | pop culture | pop up | at high risk | mean reversion | face value
  = face recognition | face to face | strip mall
  ^ above expectation | above estimate | above forecast | above consensus | higher than expect | all time high | record high
  ^ new high | fresh high | week high | month high | year high | decade high | session high | pick up | ramp up | heat up
  ^ speed up | go up | shoot up | on the rise | gather pace | gather steam
  v below expectation | below estimate | below forecast | below consensus | lower than expect | all time low | record low
  v new low | fresh low | week low | month low | year low | decade low | session low | slow down | come down | go down
  v taper off | tail off | fall off | drop off | cut back | scale back | pare back | roll back | pull back | wipe out
  < interest rate | mortgage rate | default rate | jobless rate | unemployment rate | inflation rate | vacancy rate
  < churn rate | key rate | jobless claim | consumer price | producer price | input price | input cost | capital requirement
  < energy bill | fuel price | wait time | jobless | cash burn rate | short interest | bond yield | treasury yield
  < price pressure | gas price | core price | tax rate | tax bill
  * rate cut | job growth | job gain | market share gain | win streak | cost saving | bull market | risk appetite
  * rate cut hope | market share
  ! job loss | sell off | credit crunch | liquidity crunch | bear market | lose streak | trade war | profit take | cash burn
  ! labor dispute | labour dispute | price pressure | legal battle | legal dispute | supply chain problem
`;

/** Directions, tone words and what they apply to, by base form. */
export interface FinanceWords {
  /** Any form of a word -> its base form. */
  readonly bases: ReadonlyMap<string, string>;
  /** 1 good, -1 bad. */
  readonly tones: ReadonlyMap<string, 1 | -1>;
  /** `alone`: true if the movement counts without a known thing that moves. */
  readonly directions: ReadonlyMap<string, { readonly direction: 1 | -1; readonly alone: boolean }>;
  /** 1 if a thing is better high, -1 if it is better low. */
  readonly preferences: ReadonlyMap<string, 1 | -1>;
  /** First word -> expressions, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  readonly words: readonly string[];
  readonly tone: 1 | -1 | 0;
  readonly direction: 1 | -1 | 0;
  readonly preference: 1 | -1 | 0;
}

const phraseSigns: Readonly<Record<string, Omit<Phrase, "words">>> = {
  "+": { tone: 1, direction: 0, preference: 0 },
  "-": { tone: -1, direction: 0, preference: 0 },
  "=": { tone: 0, direction: 0, preference: 0 },
  "^": { tone: 0, direction: 1, preference: 0 },
  v: { tone: 0, direction: -1, preference: 0 },
  "<": { tone: 0, direction: 0, preference: -1 },
  "*": { tone: 1, direction: 0, preference: 1 },
  "!": { tone: -1, direction: 0, preference: -1 },
};

/** Neutral forms of base words that have a tone: "better than feared". */
const toneless = ["feared"] as const;

export const financeWords: FinanceWords = build();

function build(): FinanceWords {
  const bases = new Map<string, string>();
  const learn = (list: string): string[] =>
    list
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [base = "", ...irregular] = entry.split("/");
        for (const form of [base, ...irregular, ...inflections(base)]) if (!bases.has(form)) bases.set(form, base);
        return base;
      });
  const directed = [
    { list: upOfSomethingWords, direction: 1, alone: false },
    { list: downOfSomethingWords, direction: -1, alone: false },
    { list: upWords, direction: 1, alone: true },
    { list: downWords, direction: -1, alone: true },
  ] as const;
  const directions = directed.flatMap(({ list, direction, alone }) =>
    learn(list).map((word) => [word, { direction, alone }] as const),
  );
  const goodThings = learn(positiveThings);
  const badThings = learn(negativeThings);
  const tones = new Map<string, 1 | -1>();
  for (const word of [...learn(positiveWords), ...goodThings]) tones.set(word, 1);
  for (const word of [...learn(negativeWords), ...badThings]) tones.set(word, -1);
  const preferences = new Map<string, 1 | -1>();
  for (const word of [...learn(betterHighWords), ...goodThings]) preferences.set(word, 1);
  for (const word of [...learn(betterLowWords), ...badThings]) preferences.set(word, -1);
  for (const form of toneless) bases.set(form, form);
  return { bases, tones, directions: new Map(directions), preferences, phrases: phrasesByFirstWord(bases, learn) };
}

function phrasesByFirstWord(bases: ReadonlyMap<string, string>, learn: (list: string) => string[]) {
  const phrases = new Map<string, Phrase[]>();
  for (const line of phraseLines.trim().split("\n")) {
    const sign = phraseSigns[line.trim().charAt(0)];
    if (sign === undefined) continue;
    for (const phrase of line.trim().slice(1).split("|")) {
      learn(phrase);
      const words = phrase
        .trim()
        .split(/\s+/)
        .map((word) => bases.get(word) ?? word);
      const first = words[0] ?? "";
      phrases.set(first, [...(phrases.get(first) ?? []), { words, ...sign }]);
    }
  }
  for (const same of phrases.values()) same.sort((one, other) => other.words.length - one.words.length);
  return phrases;
}
