import { type Fault, faultText, withDays } from "#core/faults/fault.ts";
import { faultsText } from "../text/faults-text.ts";
import { formatDay } from "./format-date.ts";
import { formatQuantity } from "./format-quantity.ts";

/** Writes a fault in the page's language. */
export function writtenFault(fault: Fault): string {
  const quantities =
    "wanted" in fault ? { wanted: formatQuantity(fault.wanted), held: formatQuantity(fault.held) } : {};
  return faultText(faultsText, withDays({ ...fault, ...quantities }, formatDay));
}
