import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { expect, person, signedIn, test as base } from "./support/product.ts";

/** The product with a mail relay that keeps what it is given. */
const test = base.extend<{ relay: MailServer }>({
  relay: async ({ page }, use) => {
    const relay = await startMailServer();
    await use(relay);
    // So that nothing more is asked to be sent.
    await page.close();
    await relay.close();
  },
  environment: async ({ relay }, use) => use({ SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" }),
});
test.use({ clock: "2026-03-07T16:00:00Z" });

test("issues by mail are asked for, confirmed from the mail, tried out, and ended in one click", async ({
  page,
  product,
  relay,
  browser,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/newsletter`);
  await page.getByRole("button", { name: "Make one now" }).click();
  await expect(page.getByRole("article")).toContainText("on your watchlist rose");
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Newsletter settings" });
  await dialog.getByRole("button", { name: "Get issues by e-mail" }).click();
  await expect(dialog.getByText("A link was sent to your address.", { exact: false })).toBeVisible();

  const newest = async (count: number) => {
    await expect.poll(() => relay.count(), { timeout: 60_000 }).toBe(count);
    const mail = (await relay.mails()).at(-1);
    expect(mail?.envelopeTo).toEqual([person.email]);
    return new URL(/https?:\/\/\S+#token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  };
  // Mails are read elsewhere, without a session. The port the test chose stands in the address.
  const elsewhere = await (await browser.newContext()).newPage();
  const confirm = await newest(1);
  await elsewhere.goto(product.url + confirm.pathname + confirm.hash);
  await elsewhere.getByRole("button", { name: "Yes, send me issues" }).click();
  await expect(elsewhere.getByText("Done. The next issue comes to your address.")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByText("On its way to your address.")).toBeVisible();
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  await expect(dialog.getByRole("button", { name: "Stop e-mail" })).toBeVisible();

  const leave = await newest(2);
  expect(leave.pathname).toBe("/newsletter/unsubscribe");
  await elsewhere.goto(product.url + leave.pathname + leave.hash);
  await elsewhere.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(elsewhere.getByText("Done. No more issues come by e-mail.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  await expect(dialog.getByRole("button", { name: "Get issues by e-mail" })).toBeVisible();
  await elsewhere.goto(`${product.url}/newsletter/confirm#token=nothing`);
  await elsewhere.getByRole("button", { name: "Yes, send me issues" }).click();
  await expect(elsewhere.getByRole("alert")).toContainText("no longer good");
  await elsewhere.context().close();
});
