import { dashboardEditor } from "./en/dashboard-editor.ts";
import { inPageLanguage } from "./translation.ts";

/** Text for editing the dashboard: a separate module, loaded with the editor. */
export const dashboardEditorText = /* @__PURE__ */ inPageLanguage("dashboardEditor", dashboardEditor);
