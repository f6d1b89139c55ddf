import type { TransactionType } from "#core/portfolio/transaction.ts";
import { folded, phraseBook } from "./phrase-book.ts";

/** Meanings of an action word. Short, option and conversion lines are skipped. A refund is a returned fee. */
export type Action = TransactionType | "short" | "option" | "conversion" | "refund" | "deposit-or-withdrawal";

/** Returns the meaning of an action as brokers write it. Null for unknown words, so that the user is asked. */
export function actionOf(words: string): Action | null {
  const whole = book.of(words);
  if (whole !== null) return whole;
  const [, action = "", details = ""] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(words) ?? [];
  return harmlessDetails.has(folded(details)) ? book.of(action) : null;
}

/** Details in brackets that change nothing. Others may: "Buy (cancelled)", "Sell (short)". */
const harmlessDetails: ReadonlySet<string> = new Set([
  "market",
  "limit",
  "stop",
  "stop limit",
  "order",
  "ordinary",
  "qualified",
  "cash",
  "shares",
  "stock",
  "stocks",
  "etf",
  "dividend",
  "return of capital",
  "manufactured payment",
  "property income",
  "tax exempted",
]);

/** Money of a security that is no dividend. */
const incomeWords = {
  "return-of-capital": `return of capital, capital repayment, kapitalruckzahlung, remboursement de capital, teruggave kapitaal, teruggave van
    kapitaal, devolucion de capital, rimborso capitale, rimborso del capitale, rimborso di capitale`,
  "cash-in-lieu": `cash in lieu of fractional shares, cash in lieu, in lieu of frx, in lieu of fraction, in lieu of fractional, in lieu of
    share, in lieu of shares, spitzenausgleich, barausgleich, rompus`,
  "capital-gain-distribution": `capital gain distribution, capital gains distribution, long term capital gain, short term capital gain, long
    term cap gain, short term cap gain, capital gain, capital gains, cap gain, cap gains, lt gain, lt gains, st gain, st gains,
    kapitalgewinn, kapitalgewinnausschuttung, gain en capital, gains en capital, plusvalia, plusvalias`,
};

/** Kinds of income inside a line's words. */
export const incomeBook = phraseBook(incomeWords);

const book = phraseBook<Action>({
  buy: `buy, bought, b, purchase, purchased, market buy, limit buy, stop buy, buy market, buy limit, you bought, reinvest,
    reinvestment, reinvested, reinvest shares, reinvested shares, dividend reinvestment, drip, savings plan, kauf, gekauft,
    sparplan, sparplankauf, wiederanlage, ankauf, achat, achete, compra, comprar, acquisto, acquistato, koop, gekocht, aankoop, kop,
    kopt, kjop, kob, osto, zakup, kupno, nakup, vetel, покупка, 買付, 买入`,
  sell: `sell, sold, s, sale, market sell, limit sell, stop sell, sell market, sell limit, you sold, verkauf, verkauft, vente, vendu,
    venta, vender, venda, vendita, venduto, verkoop, verkocht, salj, salt, forsaljning, salg, selg, myynti, sprzedaz, prodej, eladas,
    продажа, 売付, 卖出`,
  dividend: `dividend, dividends, div, cash dividend, ordinary dividend, qualified dividend, qualified div, non qualified div, special
    dividend, dividend received, dividend payment, distribution, cash distribution, cdiv, dividende,
    dividenden, ausschuttung, ertragsausschuttung, dividendo, dividendos, dividendi, dividendo in contanti, utdelning, utbytte,
    udbytte, osinko, dywidenda, дивиденды, дивиденд`,
  "reinvested-dividend": "reinvested dividend",
  "stock-dividend":
    "stock dividend, share dividend, scrip dividend, aktiendividende, stockdividende, dividende en actions, stockdividend",
  "staking-reward": "staking, staking reward, staking rewards, staking income, stake reward",
  "currency-exchange": "wahrungstausch, devisentausch",
  ...incomeWords,
  interest: `interest, credit interest, bank interest, interest earned, interest received, interest payment, interest paid, interest
    on cash, margin interest, interests, zins, zinsen, habenzinsen, sollzinsen, rente, interet, interets, interes, intereses,
    interesse, interessi, juros, ranta, rente betaald, odsetki`,
  fee: `fee, fees, commission, commissions, custody fee, service fee, account fee, platform fee, management fee, advisor fee, adr fee,
    transaction fee, broker fee, gebuhr, gebuhren, depotgebuhr, provision, kosten, frais, frais de garde, droits de garde, comision,
    comisiones, commissione, commissioni, spese, comissao, avgift, gebyr, prowizja, oplata`,
  tax: `tax, taxes, withholding tax, tax withheld, tax withholding, dividend tax, foreign tax, foreign tax paid, foreign tax withheld,
    stamp duty, steuer, steuern, kapitalertragsteuer, quellensteuer, abgeltungsteuer, belasting, dividendbelasting, bronbelasting,
    impot, impots, taxe, taxes etrangeres, impuesto, impuestos, retencion, imposta, imposte, ritenuta, imposto, skatt, kallskatt,
    podatek`,
  split:
    "split, stock split, share split, forward split, reverse split, reverse stock split, aktiensplit, splitsing, frazionamento",
  "transfer-in": `transfer in, transferred in, shares transferred in, delivery in, delivery inbound, inbound delivery, add holding,
    received shares, acat in, einlieferung, depotubertrag eingang, wertpapiereingang, ubertrag eingang`,
  "transfer-out": `transfer out, transferred out, shares transferred out, delivery out, delivery outbound, outbound delivery, remove
    holding, acat out, auslieferung, depotubertrag ausgang, wertpapierausgang, ubertrag ausgang`,
  deposit: `deposit, deposits, cash deposit, bank deposit, top up, topup, cash top up, cash in, contribution, money in, einzahlung,
    einlage, storting, versement, depot d especes, ingreso, deposito, versamento, insattning, innskudd, indbetaling, wplata, vklad`,
  withdrawal: `withdrawal, withdrawals, withdraw, cash withdrawal, bank withdrawal, cash out, money out, removal, auszahlung, entnahme,
    opname, retrait, retirada, reintegro, prelievo, levantamento, uttag, uttak, udbetaling, wyplata, vyber`,
  "symbol-change": "symbol change, ticker change, name change",
  merger: "merger",
  "spin-off": "spin off, spinoff",
  short: "short, sell short, short sale, sold short, buy to cover, bought to cover, leerverkauf",
  option: `option, options, call, put, buy to open, sell to open, buy to close, sell to close, assignment, assigned, option expiration,
    option exercise`,
  conversion: `conversion, currency conversion, currency exchange, forex, fx, forex conversion, fx conversion, exchange, devisen,
    wahrungstausch, wahrungsumrechnung, wahrungswechsel, valuta debitering, valuta creditering`,
  refund:
    "refund, fee refund, fees refund, rebate, fee rebate, erstattung, gebuhrenerstattung, remboursement, reembolso, rimborso",
  "deposit-or-withdrawal": "deposit withdrawal, deposits withdrawals, deposit or withdrawal, deposits and withdrawals",
});
