import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { expect, person, signedIn, testWithOwnServer as base } from "./support/product.ts";

/** The product with a mail relay that stores what it receives. */
const test = base.extend<{ relay: MailServer }>({
  relay: async ({ page }, use) => {
    const relay = await startMailServer();
    await use(relay);
    // Keeps the product from sending further mails.
    await page.close();
    await relay.close();
  },
  environment: async ({ relay }, use) => use({ SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" }),
});
test.use({ clock: "2026-03-07T16:00:00Z" });

test("issues by mail are requested, confirmed from the mail, tested, and cancelled in one click", async ({
  page,
  product,
  relay,
  browser,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/newsletter`);
  await page.getByRole("button", { name: "Create issue now" }).click();
  await expect(page.getByRole("article")).toContainText("on your watchlist rose");
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Newsletter settings" });
  await dialog.getByRole("button", { name: "Get issues by email" }).click();
  await expect(dialog.getByText("A confirmation link is on its way.", { exact: false })).toBeVisible();

  const newest = async (count: number) => {
    await expect.poll(() => relay.count()).toBe(count);
    const mail = (await relay.mails()).at(-1);
    expect(mail?.envelopeTo).toEqual([person.email]);
    return new URL(/https?:\/\/\S+#token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  };
  // Mails are read in another browser without a session. The address contains the port the test chose.
  const elsewhere = await (await browser.newContext()).newPage();
  const confirm = await newest(1);
  await elsewhere.goto(product.url + confirm.pathname + confirm.hash);
  await elsewhere.getByRole("button", { name: "Yes, send me issues" }).click();
  await expect(elsewhere.getByText("You're subscribed. The next issue will come by email.")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText("The test email is on its way.")).toBeVisible();
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  await expect(dialog.getByRole("button", { name: "Stop emails" })).toBeVisible();

  const leave = await newest(2);
  expect(leave.pathname).toBe("/newsletter/unsubscribe");
  await elsewhere.goto(product.url + leave.pathname + leave.hash);
  await elsewhere.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(elsewhere.getByText("You're unsubscribed. You won't get any more issues by email.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  await expect(dialog.getByRole("button", { name: "Get issues by email" })).toBeVisible();
  await elsewhere.goto(`${product.url}/newsletter/confirm#token=nothing`);
  await elsewhere.getByRole("button", { name: "Yes, send me issues" }).click();
  await expect(elsewhere.getByRole("alert")).toContainText("expired");
  await elsewhere.context().close();
});
