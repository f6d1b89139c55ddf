import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RecordedIncome } from "./recorded-income.tsx";

describe("recorded income", () => {
  it.each(["0", "0.00"])("is a dash and not an amount if nothing was entered (%s)", (amount) => {
    const markup = renderToStaticMarkup(<RecordedIncome amount={amount} hasPayments={false} currency="USD" />);
    expect(markup).toContain("—");
    expect(markup).not.toContain("0.00");
  });

  it("is zero if payments were entered at other times", () => {
    const markup = renderToStaticMarkup(<RecordedIncome amount="0.00" hasPayments currency="USD" isWorded />);
    expect(markup).toContain("$0.00");
    expect(markup).not.toContain("None recorded");
  });

  it("says where there is room what to do", () => {
    const markup = renderToStaticMarkup(<RecordedIncome amount="0" hasPayments={false} currency="USD" isWorded />);
    expect(markup).toContain("None recorded");
    expect(markup).toContain("add them as transactions");
  });
});
