import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useFinanceState } from "./finance-state.tsx";

function Probe() {
  return useFinanceState().error;
}

it("refuses to be used outside its provider", () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow("useFinanceState must be used within a FinanceStateProvider");
});
