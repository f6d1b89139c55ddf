/** Filler words that don't change an alert. */
export const plainWords =
  "when whenever if once as soon each every time again the a an it its price share shares stock stocks of is are goes gets crosses cross trades trading moves at to by of for on please";
/** Further words for a kind of alert. */
export const wordsOfKind: readonly (readonly [RegExp, string])[] = [
  [
    /^price-from-here$/,
    "from here now today price level current where move moves rise rises gain gains climb climbs jump jumps up fall falls drop drops lose loses down sink sinks goes per cent percent more than least another",
  ],
  [
    /^price-reached$/,
    "hits hit reaches reach touches touch breaks break through gets to at is back up down usd eur gbp dollar dollars euro euros pound pounds",
  ],
  [/^price-above$/, "above over past rise rises climb climbs up usd eur gbp dollar dollars euro euros pound pounds"],
  [
    /^price-below$/,
    "below under beneath fall falls back drop drops down usd eur gbp dollar dollars euro euros pound pounds",
  ],
  [/^new-/, "new high low week weeks makes reaches hits sets breaks break through above below"],
  [/^times-/, "x times usual normal average typical daily volume"],
  [/^days-/, "earnings report reports results dividend ex date day days week before ahead until next release"],
  [
    /^move-/,
    "move change changes swings per cent percent in within over on day single one week month more than least either way up or down direction",
  ],
  [
    /^(?:rise|fall)-/,
    "going goes rise rises gain gains climb climbs jump jumps up fall falls drop drops lose loses down sink sinks per cent percent in within on day today more than least one single",
  ],
  [/^percent-of-portfolio$/, "per cent percent my portfolio makes up more than over above exceeds"],
];
