import {
  addTransaction,
  changeAccount,
  changeInstrument,
  changeTransaction,
  createAccount,
  deleteAccount,
  deleteManualPrice,
  deleteTransaction,
  exportPortfolio,
  getAccounts,
  getInstruments,
  getOpenLots,
  getTransactions,
  removeDemo,
  restoreTransaction,
  setManualPrice,
  startDemo,
} from "#contract/portfolio.ts";
import { majorCurrency, unitsPerMajor } from "#core/money/currencies.ts";
import { kindOf } from "#core/portfolio/transaction-kinds.ts";
import { decimal, moneyText } from "#core/money/decimal.ts";
import { withReadVersion } from "../http/if-match.ts";
import { Refusal } from "../http/refusal.ts";
import { type RequestContext, serve, serveDocument, type Served } from "../http/serve.ts";
import type { PortfolioAccounts } from "./accounts.ts";
import type { Demo } from "./demo.ts";
import type { Figures } from "./figures/figures.ts";
import type { PortfolioInstruments } from "./instruments.ts";
import type { PortfolioCopy } from "./portfolio-copy.ts";
import type { LedgerLine } from "./store.ts";
import type { Transactions } from "./transactions.ts";

export function portfolioEndpoints({
  accounts,
  transactions,
  instruments,
  demo,
  realised,
  copy,
}: {
  accounts: PortfolioAccounts;
  transactions: Transactions;
  instruments: PortfolioInstruments;
  demo: Demo;
  /** Gains of sales, by transaction. */
  realised: Figures["realised"];
  copy: PortfolioCopy;
}): Served[] {
  return [
    serve(getAccounts, async (_input, context) => ({ accounts: await accounts.all(context.userId()) })),
    serve(createAccount, (input, context) => accounts.create(context.userId(), input)),
    serve(changeAccount, ({ id, ...change }, context) => accounts.change(context.userId(), id, change)),
    serve(deleteAccount, ({ id }, context) => accounts.delete(context.userId(), id)),
    serve(getTransactions, async (input, context) => {
      const page = await transactions.page(context.userId(), input);
      if (page instanceof Refusal) return page;
      const sold = page.transactions.filter(({ type }) => kindOf(type).realises === true);
      const hints = await transactions.hints(context.userId(), page.transactions);
      const gains = await realised(
        context.userId(),
        input.account,
        sold.map(({ id }) => id),
      );
      return {
        ...page,
        transactions: page.transactions.map((line) => {
          const gain = gains[line.id];
          const hint = hints.get(line.id) ?? null;
          // A gain in another currency than the line's is shown with the holding.
          if (gain === undefined || gain.gain === null || gain.currency !== majorCurrency(line.currency))
            return { ...line, realised: null, hint };
          // Gains are of the main currency, lines also of its pence.
          return { ...line, hint, realised: moneyText(decimal(gain.gain).times(unitsPerMajor(line.currency))) };
        }),
      };
    }),
    serve(getOpenLots, async (input, context) => {
      const found = await transactions.openLots(context.userId(), input);
      return found instanceof Refusal ? found : { lots: [...found.lots] };
    }),
    serve(addTransaction, (input, context) => tagged(context, transactions.add(context.userId(), input))),
    serve(changeTransaction, ({ id, ...fields }, context) =>
      withReadVersion(context, (version) =>
        tagged(context, transactions.change(context.userId(), id, fields, version)),
      ),
    ),
    serve(deleteTransaction, ({ id }, context) =>
      withReadVersion(context, (version) => tagged(context, transactions.delete(context.userId(), id, version))),
    ),
    serve(restoreTransaction, ({ id }, context) => tagged(context, transactions.restore(context.userId(), id))),
    serve(getInstruments, async (_input, context) => ({ instruments: await instruments.all(context.userId()) })),
    serve(changeInstrument, ({ symbol, ...change }, context) => instruments.change(context.userId(), symbol, change)),
    serve(setManualPrice, ({ symbol, date, price }, context) =>
      instruments.setPrice(context.userId(), symbol, date, price),
    ),
    serve(deleteManualPrice, ({ symbol, date }, context) => instruments.deletePrice(context.userId(), symbol, date)),
    serve(startDemo, (_input, context) => demo.start(context.userId(), context.language)),
    serve(removeDemo, (_input, context) => demo.remove(context.userId())),
    serveDocument(exportPortfolio, async (input, context) => {
      const written = await copy.write(context.userId(), input);
      if (written instanceof Refusal) return written;
      context.setHeader("content-disposition", `attachment; filename="${written.fileName}"`);
      return written;
    }),
  ];
}

/** The reply with its version as the tag that `If-Match` takes. */
async function tagged(context: RequestContext, answer: Promise<LedgerLine | Refusal>): Promise<LedgerLine | Refusal> {
  const line = await answer;
  if (!(line instanceof Refusal)) context.setHeader("etag", `"${line.version}"`);
  return line;
}
