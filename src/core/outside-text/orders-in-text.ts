import type { TextOrder } from "./text-order.ts";
import type { CleanedText } from "./clean-outside-text.ts";
import { decodingsOf } from "./decodings.ts";
import { orderRules } from "./order-rules.ts";

/**
 * The most common order without its spaces, in any layout: "ignoreallpreviousinstructions", "Ignore. All. Previous.
 * Instructions."
 */
const gluedOrder =
  /(?:ignore|disregard|forget|override|bypass)(?:all|any|the|your|every|of|these|my)*(?:previous|prior|above|earlier|preceding|former)(?:system)?(?:instruction|prompt|directive)/;

/** Finds orders to a model in a cleaned text. Such a text is withheld from the model, and the user is notified. */
export function ordersInText(cleaned: CleanedText | string): readonly TextOrder[] {
  const text = typeof cleaned === "string" ? cleaned : cleaned.text;
  const orders: TextOrder[] = [];
  // Human readers never need a sentence spelled out letter by letter.
  const spelledOut = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_*|·•~/]{1,3}){14,}[\p{L}\p{N}](?![\p{L}\p{N}])/u.exec(text);
  if (spelledOut !== null && /(?:\p{L}[^\p{L}]{1,3}){10}/u.test(spelledOut[0]))
    orders.push({ kind: "hidden", excerpt: spelledOut[0].slice(0, 120), spelling: "spaced" });
  for (const { spelling, text: decoded } of decodingsOf(text)) {
    const glued = gluedOrder.exec(decoded.replaceAll(/[^\p{L}]/gu, "").toLowerCase());
    if (glued !== null && orders.length === 0)
      orders.push({ kind: "override", excerpt: glued[0].slice(0, 120), spelling });
    for (const { kind, pattern, isRuledOut } of orderRules) {
      if (spelling !== "plain" && kind === "markup") continue;
      for (const match of decoded.matchAll(pattern)) {
        if (isRuledOut?.(decoded, match.index, match[0]) === true) continue;
        const excerpt = match[0].replaceAll(/\s+/g, " ").trim().slice(0, 120);
        if (!orders.some((order) => order.excerpt === excerpt)) orders.push({ kind, excerpt, spelling });
        if (orders.length >= 10) return orders;
      }
    }
  }
  return orders;
}
