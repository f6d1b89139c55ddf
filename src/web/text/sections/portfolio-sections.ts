import {
  holdings as holdingsEn,
  ledger as ledgerEn,
  portfolio as portfolioEn,
  transactions as transactionsEn,
} from "../en-portfolio.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const holdings = /* @__PURE__ */ inPageLanguage({ en: holdingsEn }, holdingsEn);
export const ledger = /* @__PURE__ */ inPageLanguage({ en: ledgerEn }, ledgerEn);
export const portfolio = /* @__PURE__ */ inPageLanguage({ en: portfolioEn }, portfolioEn);
export const transactions = /* @__PURE__ */ inPageLanguage({ en: transactionsEn }, transactionsEn);
