import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BoundedField } from "./bounded-field.tsx";

const shown = (value: string) =>
  renderToStaticMarkup(<BoundedField label="Name" longest={5} value={value} onChange={() => undefined} />);

it("counts characters as the server does, not the halves that some are kept in", () => {
  expect(shown(` ${"🦉".repeat(5)} `)).not.toContain("At most");
  expect(shown("🦉".repeat(6))).toContain("At most 5 characters; these are 6.");
});
