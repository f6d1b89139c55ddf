import type { Page } from "@playwright/test";

/** Texts that end outside the box that cuts them off, and pages that scroll sideways. Boxes that scroll, or say so with dots, are fine. */
export function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let around: HTMLElement | null = parent; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        // Meant for listeners alone.
        if (style.clipPath !== "none") break;
        if (style.overflowX === "visible") continue;
        const frame = around.getBoundingClientRect();
        const isCut = box.right > frame.right + 1 || box.left < frame.left - 1;
        if (isCut && !["auto", "scroll"].includes(style.overflowX) && style.textOverflow !== "ellipsis")
          found.push(`"${text.slice(0, 40)}" is cut by ${around.tagName.toLowerCase()}.${around.className}`);
        break;
      }
    }
    return [...new Set(found)];
  });
}
