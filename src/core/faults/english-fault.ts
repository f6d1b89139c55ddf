import { dayText } from "../calendar/day-text.ts";
import { faults } from "../words/en/faults.ts";
import { type Fault, faultText, withDays } from "./fault.ts";

/** The English message of a fault. */
export function englishFault(fault: Fault): string {
  return faultText(faults, withDays(fault, dayText));
}
