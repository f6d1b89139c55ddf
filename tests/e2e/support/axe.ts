import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Returns what axe finds on a page in dark, and then in light. The page stays light. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const inDark = await faultsOf(page);
  // Only colours differ in the other theme.
  await page.evaluate(async () => {
    document.body.dataset["theme"] = "light";
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(
      document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
    );
  });
  const inLight = await faultsOf(page, ["color-contrast", "link-in-text-block"]);
  return [...inDark.map((fault) => `dark: ${fault}`), ...inLight.map((fault) => `light: ${fault}`)];
}

/** Returns what axe finds twice. On a page that is still moving, one run reports things no user could see. */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const look = async (): Promise<string[]> => {
    const builder = new AxeBuilder({ page });
    const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any.map(({ message }) => message).join("; ")}`),
    );
  };
  const first = await look();
  if (first.length === 0) return first;
  const second = new Set(await look());
  return first.filter((fault) => second.has(fault));
}
