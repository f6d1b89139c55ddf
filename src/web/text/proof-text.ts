import { proof } from "./en/proof.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the dialog that confirms the user's identity before a sensitive action. */
export const proofText = /* @__PURE__ */ inPageLanguage("proof", proof);
