import { type Fault, faultText } from "#core/faults/fault.ts";
import { faultsText } from "../text/faults-text.ts";
import { formatDay } from "./format-date.ts";
import { formatQuantity } from "./format-quantity.ts";

/** Writes a fault in the page's language. */
export function writtenFault(fault: Fault): string {
  return faultText({ messages: faultsText, day: formatDay, quantity: formatQuantity }, fault);
}
