import type { BrowserContext, Page, Worker } from "@playwright/test";
import { type PushServer, type PushSubscriptionFields, startPushServer } from "../support/push-server.ts";
import {
  expect,
  openSettings,
  person,
  type Product,
  settled,
  signedIn,
  testWithOwnServer as base,
} from "./support/product.ts";

/** The product with a push service, which no browser here could reach by itself. */
const test = base.extend<{ service: PushServer }>({
  service: async ({ page }, use) => {
    const service = await startPushServer();
    await use(service);
    // Keeps the product from sending further mails.
    await page.close();
    await service.close();
    expect(service.faults()).toEqual([]);
  },
  environment: async ({ service }, use) => {
    expect(service.origin).toContain("127.0.0.1");
    await use({ PUSH_ALLOW_LOOPBACK: "1" });
  },
});

test.use({ serviceWorkers: "allow" });

const mine = "Chrome on Linux";
const region = (page: Page) => page.getByRole("region", { name: "Notifications on your devices" });
const here = (page: Page) => page.getByRole("switch", { name: "On this device" });

/** Subscribing returns the test push service's subscription. Everything else is the browser's own. */
async function subscribesAs(page: Page, browser: PushSubscriptionFields): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const place = "stand-in push subscription";
    const made = () => {
      const key = localStorage.getItem(place);
      if (key === null) return null;
      const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
        letter.charCodeAt(0),
      );
      return {
        endpoint,
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => {
          localStorage.removeItem(place);
          return Promise.resolve(true);
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made()),
      subscribe: (options: { applicationServerKey: string }) => {
        localStorage.setItem(place, options.applicationServerKey);
        return Promise.resolve(made());
      },
    });
  }, browser);
}

async function turnOn(page: Page, product: Product): Promise<void> {
  await openSettings(page, product.url, "data");
  await settled(page);
  await here(page).click();
  await expect(region(page).getByRole("region", { name: mine })).toContainText("This device");
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
}

/** The notifications the browser shows, which aren't part of a page. */
const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Delivers a message to the service worker as the browser does for its push service. */
async function deliver(page: Page, product: Product, text: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${product.url}/`);
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await tools.send("ServiceWorker.enable");
  await tools.send("ServiceWorker.deliverPushMessage", {
    origin: product.url,
    registrationId: await registered,
    data: text,
  });
  await tools.detach();
}

test(
  "an alert reaches its device: turned on in its dialog, sent encrypted, shown, and opened",
  { tag: "@short" },
  async ({ page, context, product, service }) => {
    const browser = service.browser();
    await subscribesAs(page, browser);
    await context.grantPermissions(["notifications"], { origin: product.url });
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=NVDA`);
    await page.getByRole("button", { name: "Alert on NVDA" }).click();
    const dialog = page.getByRole("dialog", { name: "Alert on NVDA" });
    await dialog.getByLabel("Value").fill("144");
    const onDevices = dialog.getByRole("switch", { name: "Also notify my devices" });
    await expect(onDevices).not.toBeChecked();
    await onDevices.click();
    await expect(dialog.getByText("On this device.")).toBeVisible();
    await expect(onDevices).toBeChecked();
    await dialog.getByRole("button", { name: "Set alert" }).click();
    await expect(page.getByText("Alert set: NVDA is above 144.00")).toBeVisible();

    product.upstream.setPrice("NVDA", 145.5);
    await expect.poll(() => service.arrivedAt(browser).length).toBe(1);
    const text = service.arrivedAt(browser)[0]?.text ?? "";
    expect(JSON.parse(text)).toMatchObject({
      title: "NVDA is above 144.00",
      body: "145.50 USD",
      path: "/insights?symbol=NVDA",
    });

    await deliver(page, product, text);
    await expect.poll(() => notifications(page)).toMatchObject([{ title: "NVDA is above 144.00", body: "145.50 USD" }]);
    // A repeated message replaces the first. Foreign messages are shown too, since browsers require it.
    await deliver(page, product, text);
    await deliver(page, product, "?");
    await expect.poll(async () => (await notifications(page)).length).toBe(2);

    // Only a user's tap may open a window, so the test watches the worker's attempt.
    const worker = await workerOf(context);
    const opened = await worker.evaluate(async () => {
      const scope = globalThis as unknown as {
        clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<{ url: string }[]> };
        registration: ServiceWorkerRegistration;
        dispatchEvent: (event: Event) => boolean;
        NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
      };
      const urls: string[] = [];
      scope.clients.openWindow = (url) => {
        urls.push(url);
        return Promise.resolve(null);
      };
      scope.clients.matchAll = () => Promise.resolve([]);
      const notifications = await scope.registration.getNotifications();
      for (const path of [null, "https://evil.example/", "//evil.example/", "javascript:alert(1)"])
        await scope.registration.showNotification("Sly", { tag: `sly ${path}`, data: { path } });
      const sly = (await scope.registration.getNotifications()).filter(({ title }) => title === "Sly");
      for (const notification of [...notifications, ...sly])
        scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { urls, left: (await scope.registration.getNotifications()).length };
    });
    expect(new Set(opened.urls)).toEqual(new Set([`${product.url}/insights?symbol=NVDA`, `${product.url}/alerts`]));
    expect([opened.urls.length, opened.left]).toEqual([6, 0]);

    await page.goto(`${product.url}/alerts`);
    const alert = page.getByRole("region", { name: "Your alerts" }).getByRole("listitem");
    await expect(alert).toContainText("also on my devices");
    const way = alert.getByRole("button", { name: "Also on my devices: NVDA is above 144.00" });
    await expect(way).toHaveAttribute("aria-pressed", "true");
    // A second press before the answer changes nothing, and the first shows at once.
    const changes: unknown[] = [];
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`${product.url}/api/alerts/*`, async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      changes.push(route.request().postDataJSON());
      await answered;
      await route.continue();
    });
    await way.click();
    await expect(way).toHaveAttribute("aria-pressed", "false");
    await expect(way).toHaveAttribute("aria-busy", "true");
    await way.click({ force: true });
    answer();
    await expect(way).not.toHaveAttribute("aria-busy", "true");
    await expect(way).toHaveAttribute("aria-pressed", "false");
    expect(changes).toEqual([{ push: false }]);
    await expect(alert).not.toContainText("also on my devices");
    await page.getByRole("button", { name: "New alert" }).click();
    await expect(page.getByRole("switch", { name: "Also notify my devices" })).toBeChecked();
  },
);

test("devices can be tested, and are removed with their subscription, by hand and by signing out", async ({
  page,
  context,
  product,
  service,
}) => {
  const browser = service.browser();
  await subscribesAs(page, browser);
  await context.grantPermissions(["notifications"], { origin: product.url });
  await signedIn(page, product);
  const headers = (await page.request.get(`${product.url}/sw.js`)).headers();
  expect(headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
  await turnOn(page, product);
  const row = region(page).getByRole("region", { name: mine });
  await expect(row).toContainText("nothing sent yet");
  await page.getByRole("button", { name: `Send test notification to ${mine}` }).click();
  await expect(row).toContainText("Sent. It should appear in a moment.");
  await expect(row).not.toContainText("nothing sent yet");
  expect(service.arrivedAt(browser)).toHaveLength(1);
  service.answerNext({ status: 507 });
  await page.getByRole("button", { name: `Send test notification to ${mine}` }).click();
  await expect(row).toContainText("Couldn't send the test: The push service answered 507");

  const subscribed = () => page.evaluate(() => localStorage.getItem("stand-in push subscription") !== null);
  expect(await subscribed()).toBe(true);
  await page.getByRole("button", { name: `Remove ${mine}` }).click();
  await expect(row).toHaveCount(0);
  await expect(here(page)).not.toBeChecked();
  expect(await subscribed()).toBe(false);

  await here(page).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(here(page)).toBeChecked();
  service.answerNext({ status: 410 });
  await page.getByRole("button", { name: `Send test notification to ${mine}` }).click();
  await expect(
    page.getByText(`${mine} no longer accepts notifications. It was removed from your devices.`),
  ).toBeVisible();
  await expect(here(page)).not.toBeChecked();

  await here(page).click();
  await expect(row).toBeVisible();
  await openSettings(page, product.url, "security");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByLabel("Current password", { exact: true }).fill(person.password);
  await dialog.getByLabel("New password", { exact: true }).fill("another-otter-9");
  const renewed = page.waitForResponse((reply) => reply.url().endsWith("/api/push/devices"));
  await dialog.getByRole("button", { name: "Change password" }).click();
  expect((await renewed).status()).toBe(200);
  await openSettings(page, product.url, "data");
  await expect(row).toBeVisible();

  const forgotten = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  expect((await forgotten).status()).toBe(200);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(subscribed).toBe(false);
});

test("a browser with a new address keeps its owner's device, and one that changes hands has none", async ({
  page,
  context,
  product,
  service,
}) => {
  const [before, after] = [service.browser(), service.browser()];
  await subscribesAs(page, before);
  await context.grantPermissions(["notifications"], { origin: product.url });
  await signedIn(page, product);
  await turnOn(page, product);
  const devices = async () =>
    ((await (await page.request.get(`${product.url}/api/push`)).json()) as { devices: { id: string }[] }).devices;
  const [known] = await devices();
  const worker = await workerOf(context);
  // The owner is unknown, so nothing is cancelled.
  const left = await worker.evaluate(
    async ([oldOne]) => {
      const plainFetch = globalThis.fetch;
      let givenUp = 0;
      for (const status of [401, 429, 503]) {
        globalThis.fetch = () => Promise.resolve(new Response("{}", { status }));
        const event = new Event("pushsubscriptionchange");
        const work: Promise<unknown>[] = [];
        Object.assign(event, {
          oldSubscription: { endpoint: oldOne?.endpoint },
          newSubscription: { unsubscribe: () => Promise.resolve((givenUp += 1)) },
          waitUntil: (done: Promise<unknown>) => void work.push(done),
        });
        globalThis.dispatchEvent(event);
        await Promise.all(work);
      }
      globalThis.fetch = plainFetch;
      return givenUp;
    },
    [before],
  );
  expect(left).toBe(0);
  expect((await devices()).map(({ id }) => id)).toEqual([known?.id]);
  await worker.evaluate(
    async ([oldOne, newOne]) => {
      const event = new Event("pushsubscriptionchange");
      const work: Promise<unknown>[] = [];
      Object.assign(event, {
        oldSubscription: { endpoint: oldOne?.endpoint },
        newSubscription: {
          toJSON: () => ({ endpoint: newOne?.endpoint, keys: { p256dh: newOne?.p256dh, auth: newOne?.auth } }),
        },
        waitUntil: (done: Promise<unknown>) => void work.push(done),
      });
      globalThis.dispatchEvent(event);
      await Promise.all(work);
    },
    [before, after],
  );
  const [renewed, ...others] = await devices();
  expect(others).toEqual([]);
  expect(renewed?.id).not.toBe(known?.id);
  const test = await page.request.post(`${product.url}/api/push/devices/${renewed?.id}/test`, {
    headers: { origin: product.url },
  });
  expect(await test.json()).toMatchObject({ outcome: "accepted" });
  expect(service.arrivedAt(after)).toHaveLength(1);

  // If the worker couldn't report it, the page does. The browser gets its previous address back.
  await page.evaluate((id) => localStorage.setItem("bellwether-push-device", id), renewed?.id ?? "");
  await page.goto(`${product.url}/alerts`);
  await expect.poll(async () => (await devices()).map(({ id }) => id)).toEqual([known?.id]);

  // Another user signs in after the first session has expired.
  await signedIn(page, product, { name: "Bo Lind", email: "bo@example.org", password: "gleaming-otter-8" });
  await openSettings(page, product.url, "data");
  await settled(page);
  await expect(here(page)).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("stand-in push subscription"))).toBeNull();
});

test("says why notifications can't be turned on: blocked in the browser, or no push service", async ({
  page,
  context,
  product,
}) => {
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await signedIn(page, product);
  await page.goto(`${product.url}/alerts`);
  await page.getByRole("button", { name: "New alert" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New alert" });
  await expect(dialog.getByText(/Your browser blocks notifications from this site/)).toBeVisible();
  await expect(dialog.getByRole("switch", { name: "Also notify my devices" })).toBeDisabled();

  await context.grantPermissions(["notifications"], { origin: product.url });
  const secondPage = await context.newPage();
  await openSettings(secondPage, product.url, "data");
  await settled(secondPage);
  await here(secondPage).click();
  await expect(
    region(secondPage).getByText("The browser's push service didn't respond. Try again later."),
  ).toBeVisible();
  await expect(here(secondPage)).not.toBeChecked();
});
