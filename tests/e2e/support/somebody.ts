import type { Person } from "./world.ts";

let people = 0;

/** Returns a new person with a unique address. */
export function somebody(name = "Ada Martin"): Person {
  people += 1;
  return { name, email: `person-${process.pid}-${people}@example.org`, password: "gleaming-otter-7" };
}
