export { cleanOutsideText } from "./clean-outside-text.ts";
export type { CleanedText } from "./clean-outside-text.ts";
export { delimited } from "./delimited.ts";
export { listedLinksOnly } from "./listed-links.ts";
export { withoutAmounts } from "./without-amounts.ts";
export { ordersInText } from "./orders-in-text.ts";
export type { TextOrder } from "./text-order.ts";
