import { randomBytes } from "node:crypto";

/** A notification of PostgreSQL holds less than 8,000 bytes. A UTF-16 unit takes at most three, and each part has a head. */
const maxPartUnits = 2_500;
/** Beginnings of messages whose end never came. */
const maxUnfinished = 100;

/** Cuts a message into parts that `joinParts` puts together again. The text has no NUL. */
export function splitText(channel: string, text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length || pieces.length === 0;) {
    let to = Math.min(text.length, from + maxPartUnits);
    // Half a character can't be sent.
    if (to < text.length && isFirstHalf(text.charCodeAt(to - 1))) to -= 1;
    pieces.push(text.slice(from, to));
    from = to;
  }
  const id = randomBytes(6).toString("hex");
  return pieces.map((piece, index) => `${id} ${index + 1}/${pieces.length} ${channel} ${piece}`);
}

/** Takes parts in the order they were sent, those of several messages mixed, and calls back with each whole message. */
export function joinParts(whole: (channel: string, text: string) => void): (part: string) => void {
  const unfinished = new Map<string, string[]>();
  return (part) => {
    const [head, id = "", place = "", count = "", channel = ""] = /^(\S+) (\d+)\/(\d+) (\S+) /.exec(part) ?? [];
    if (head === undefined) return;
    const pieces = unfinished.get(id) ?? [];
    // A part that was missed makes the message useless.
    if (pieces.length !== Number(place) - 1) {
      unfinished.delete(id);
      return;
    }
    pieces.push(part.slice(head.length));
    if (pieces.length === Number(count)) {
      unfinished.delete(id);
      whole(channel, pieces.join(""));
      return;
    }
    unfinished.set(id, pieces);
    const [oldest] = unfinished.keys();
    if (unfinished.size > maxUnfinished && oldest !== undefined) unfinished.delete(oldest);
  };
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
