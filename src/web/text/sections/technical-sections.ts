import {
  indicators as indicatorsEn,
  readings as readingsEn,
  symbolSearch as symbolSearchEn,
  technical as technicalEn,
} from "../en-technical.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const indicators = /* @__PURE__ */ inPageLanguage({ en: indicatorsEn }, indicatorsEn);
export const readings = /* @__PURE__ */ inPageLanguage({ en: readingsEn }, readingsEn);
export const symbolSearch = /* @__PURE__ */ inPageLanguage({ en: symbolSearchEn }, symbolSearchEn);
export const technical = /* @__PURE__ */ inPageLanguage({ en: technicalEn }, technicalEn);
