import { firebase } from "./en/firebase.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of hosted sign-in: loaded with it alone. */
export const firebaseText = /* @__PURE__ */ inPageLanguage("firebase", firebase);
