import { writeCountsWith } from "./text/counted.ts";
import { loadTranslation } from "./text/translation.ts";
import "./styles/index.css";

// A page's first formatter takes long. It is made here, while the other scripts are still loading.
setTimeout(() => Intl.NumberFormat("en-US").format(0));

// Translations write numbers with it. It is used here to be in this script: in one with texts it would bring those
// along, and they would be read in English before the translation is there.
writeCountsWith((count) => String(count));

// Screens read their texts when their scripts are evaluated, so the texts must load first. A top-level await would
// deadlock: screens import texts from this script and would wait for it while it waits for them.
void loadTranslation().then(() => import("./start.tsx"));
