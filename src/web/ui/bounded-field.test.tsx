import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BoundedField } from "./bounded-field.tsx";

const render = (value: string) =>
  renderToStaticMarkup(<BoundedField label="Name" longest={5} value={value} onChange={() => undefined} />);

it("counts characters as the server does, not UTF-16 units", () => {
  expect(render(` ${"🦉".repeat(5)} `)).not.toContain("At most");
  expect(render("🦉".repeat(6))).toContain("Use at most 5 characters. This text has 6.");
});
