import { madeWorkbook } from "../support/made-files.ts";
import { expect, signedIn, testWithOwnServer as test } from "./support/product.ts";

test.use({ hasModel: true });

test(
  "a workbook and a picture are sent with a question, and a broken file doesn't lose them",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/chat`);
    const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
    await box.fill("What does my plan say?");
    const picture = await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 2_000;
      canvas.height = 1_000;
      return canvas.toDataURL("image/png").replace(/^data:[^,]*,/, "");
    });
    const workbook = madeWorkbook({
      Quarters: [
        ["Quarter", "Revenue"],
        ["Q1 2025", { value: 1200, style: 2 }],
      ],
    });
    const file = page.locator('input[type="file"]');
    await file.setInputFiles([
      { name: "plan.xlsx", mimeType: "application/octet-stream", buffer: workbook },
      { name: "chart.png", mimeType: "image/png", buffer: Buffer.from(picture, "base64") },
    ]);
    await expect(page.getByRole("button", { name: "Remove plan.xlsx" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove chart.png" })).toBeVisible();
    await file.setInputFiles([
      { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 and nothing else") },
    ]);
    await expect(page.getByRole("alert")).toHaveText(
      "broken.pdf is damaged or not a PDF file. Save it again and attach the new file.",
    );
    await expect(page.getByRole("button", { name: "Remove plan.xlsx" })).toBeVisible();
    await expect(box).toHaveValue("What does my plan say?");
    product.model.control({ text: "It says many things." });
    await box.press("Enter");
    const answer = page.getByRole("log", { name: "Conversation" }).getByRole("article", { name: "Assistant" });
    await expect(answer).toContainText("It says many things.");
    await expect(answer).not.toHaveAttribute("aria-busy");
    expect(product.model.requests.at(-1)?.body).toContain("1200 EUR {{");
    expect(product.model.readerRequests.some(({ body }) => body.includes("image/jpeg"))).toBe(true);
  },
);
