import {
  holdings as holdingsEn,
  ledger as ledgerEn,
  portfolio as portfolioEn,
  transactions as transactionsEn,
} from "../en/portfolio.ts";
import { inPageLanguage } from "../translation.ts";

export const holdings = /* @__PURE__ */ inPageLanguage("holdings", holdingsEn);
export const ledger = /* @__PURE__ */ inPageLanguage("ledger", ledgerEn);
export const portfolio = /* @__PURE__ */ inPageLanguage("portfolio", portfolioEn);
export const transactions = /* @__PURE__ */ inPageLanguage("transactions", transactionsEn);
