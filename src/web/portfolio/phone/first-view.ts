import type { Output } from "../../api/call.ts";
import { chooseFormats } from "../../format/choose-formats.ts";
import { directionMark } from "../../format/direction.ts";
import { formatMoney, formatMoneyChange, moneyDirection } from "../../format/format-money.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { readHiding } from "../../holdings/stored-hiding.ts";
import { centsOf } from "../cents-of.ts";

// Shows a portfolio's value on a phone before the application's scripts have arrived. The build makes one script of this
// file, which the server puts into the page behind the answers that come with it.

type Holdings = Output<"GET /api/portfolio/holdings">;
type Preferences = Output<"GET /api/settings">["preferences"];

const frame = document.querySelector("#frame");
const opening = document.querySelector("#opening");
const isOverview = !new URLSearchParams(location.search).has("tab");
if (frame !== null && opening !== null && isOverview && matchMedia("(max-width: 767px)").matches && !readHiding())
  show(JSON.parse(opening.textContent) as { readonly answers: readonly { route: string; output: unknown }[] }, frame);

function show({ answers }: { readonly answers: readonly { route: string; output: unknown }[] }, place: Element): void {
  const answerOf = (route: string): unknown => answers.find((answer) => answer.route === route)?.output;
  const holdings = answerOf("GET /api/portfolio/holdings") as Holdings | undefined;
  const settings = answerOf("GET /api/settings") as { readonly preferences: Preferences } | undefined;
  if (holdings === undefined || settings === undefined || holdings.totalValue === null) return;
  if (holdings.holdings.length + holdings.cash.length === 0) return;
  chooseFormats(settings.preferences);
  const { baseCurrency, totalValue, totalDayChange, totalDayChangePercent } = holdings;
  const total = formatMoney(totalValue, baseCurrency);
  const [whole, cents] = centsOf(total);
  const isPriced = holdings.holdings.some(({ priceDate }) => priceDate !== null);
  const direction = totalDayChange === null ? "flat" : moneyDirection(totalDayChange, baseCurrency);
  const percent = totalDayChangePercent === null ? "" : ` (${formatPercentChange(totalDayChangePercent)})`;
  place.append(
    made("p", "tabular nowrap amount-now", made("b", "size-total strong", whole, made("small", "soft", cents))),
    made(
      "p",
      "tabular nowrap amount-day",
      totalDayChange === null || !isPriced
        ? ""
        : made(
            "span",
            `medium ${direction}`,
            `${directionMark[direction]} ${formatMoneyChange(totalDayChange, baseCurrency)}${percent}`,
          ),
    ),
  );
  place.setAttribute("data-first-view", "");
}

function made(name: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}
