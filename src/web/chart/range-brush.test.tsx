import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RangeBrush } from "./range-brush.tsx";

const markupOf = (from: number, to: number): string =>
  renderToStaticMarkup(
    <RangeBrush
      values={Array.from({ length: 100 }, (_, index) => index)}
      range={{ from, to }}
      dayOf={(index) => `day ${index}`}
      onChange={() => undefined}
    />,
  );

it("has a slider for each end and one for the days between", () => {
  const markup = markupOf(10, 30);
  expect(markup.match(/role="slider"/g)).toHaveLength(3);
  expect(markup.match(/tabindex="0"/g)).toHaveLength(3);
  expect(markup).toContain('aria-valuemin="14" aria-valuemax="99" aria-valuenow="30" aria-valuetext="day 30"');
  expect(markup).toContain('aria-valuemin="0" aria-valuemax="79" aria-valuenow="10" aria-valuetext="day 10 – day 30"');
});

it("has only the ends as tab stops if all days are shown", () => {
  expect(markupOf(0, 99).match(/tabindex="0"/g)).toHaveLength(2);
});
