import {
  indicators as indicatorsEn,
  readings as readingsEn,
  symbolSearch as symbolSearchEn,
  technical as technicalEn,
} from "../en/technical.ts";
import { inPageLanguage } from "../translation.ts";

export const indicators = /* @__PURE__ */ inPageLanguage("indicators", indicatorsEn);
export const readings = /* @__PURE__ */ inPageLanguage("readings", readingsEn);
export const symbolSearch = /* @__PURE__ */ inPageLanguage("symbolSearch", symbolSearchEn);
export const technical = /* @__PURE__ */ inPageLanguage("technical", technicalEn);
