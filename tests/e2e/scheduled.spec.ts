import { expect, type Page, signedIn, test, testWithOwnServer } from "./support/product.ts";

const question = "What does NVDA cost?";
const answers = (page: Page) =>
  page.getByRole("log", { name: "Conversation" }).getByRole("article", { name: "Assistant" });

for (const width of [1440, 390])
  testWithOwnServer(
    `a question is put on a schedule, answered by itself, and stopped at ${width} px`,
    async ({ page, product }) => {
      await page.setViewportSize({ width, height: 900 });
      await signedIn(page, product);
      await page.goto(`${product.url}/chat`);
      const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
      await box.fill(question);
      await box.press("Enter");
      await answers(page).getByRole("button", { name: "Ask on a schedule" }).click();
      const form = page.getByRole("dialog", { name: "Ask on a schedule" });
      await expect(form).toContainText(question);
      await expect(form).toContainText("Time zone: Europe/London");
      await expect(form.getByRole("switch", { name: "Send the answer by email" })).toBeDisabled();
      await form.getByRole("combobox", { name: "Day" }).selectOption("Every day");
      await form.getByLabel("Time", { exact: true }).fill("16:30");
      await form.getByRole("button", { name: "Save schedule" }).click();
      await expect(form).toBeHidden();

      await product.restart(3_600_000);
      await page.goto(`${product.url}/chat`);
      const list = page.getByRole("dialog", { name: "Scheduled questions" });
      const openList = async () => {
        if (width < 768) await page.getByRole("button", { name: "Conversations" }).click();
        await page.getByRole("button", { name: "Scheduled questions" }).click();
        await expect(list).toBeVisible();
      };
      await expect(async () => {
        await page.reload();
        await openList();
        await expect(list.getByRole("button", { name: "Open answers" })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(list).toContainText("Every day at 16:30, Europe/London");
      await list.getByRole("button", { name: "Open answers" }).click();
      await expect(answers(page)).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);

      await openList();
      const isOn = list.getByRole("switch", { name: question });
      await expect(isOn).toBeChecked();
      await isOn.click();
      await expect(list).toContainText("Off");
      await list.getByRole("button", { name: `Delete “${question}”` }).click();
      await expect(list).toContainText("No scheduled questions.");
    },
  );

test("what can be done with an answer stays in its place while its chart loads", async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, product);
  const { promise: measurement, resolve: measured } = Promise.withResolvers<void>();
  await page.route(/\/api\/market\/history/, async (route) => {
    await measurement;
    await route.continue();
  });
  await page.goto(`${product.url}/chat`);
  const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
  await box.fill(question);
  await box.press("Enter");
  const button = answers(page).getByRole("button", { name: "Ask on a schedule" });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  measured();
  await expect(answers(page).getByRole("figure")).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
