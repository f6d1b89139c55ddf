import { loadTranslation } from "./text/translation.ts";
import "./styles/index.css";

// A page's first formatter takes long. It is made here, while the other scripts are still loading.
setTimeout(() => Intl.NumberFormat("en-US").format(0));

// Screens read their texts when their scripts are evaluated, so the texts must load first. A top-level await would
// deadlock: screens import texts from this script and would wait for it while it waits for them.
void loadTranslation().then(() => import("./start.tsx"));
