// One script for all that offline use needs besides the calls themselves.
export { adoptAccount, forget, readCopy } from "./offline-copies.ts";
export { inOfflineDatabase } from "./offline-database.ts";
export { addChange, discardChange, followOtherTabs, readChanges, retryChange, sendChanges } from "./offline-queue.ts";
