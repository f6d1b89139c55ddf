// Shows notifications while no page of Bellwether is open. It holds nothing back from the network and keeps nothing.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = readNotification(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

/** What the server sent; a browser wants something shown whatever it was. */
function readNotification(data) {
  let sent = {};
  try {
    sent = data?.json() ?? {};
  } catch {}
  const text = (name, otherwise) => (typeof sent[name] === "string" ? sent[name] : otherwise);
  return {
    title: text("title", "Bellwether"),
    body: text("body", ""),
    path: text("path", "/alerts"),
    tag: text("tag", ""),
  };
}

/** The page where it is open already, or a new one; never another site. */
async function open(path) {
  const own = self.location.origin;
  const asked = typeof path === "string" && URL.canParse(path, own) ? new URL(path, own) : null;
  const url = asked?.origin === own ? asked.href : `${own}/alerts`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url === url);
  return shown === undefined ? self.clients.openWindow(url) : shown.focus();
}

/**
 * A browser has changed its address: the account whose device it was is told, and nobody else. Where it cannot be said whose it is (the session is over, the server
 * does not answer) nothing is given up: the page tells the account when it is next open.
 */
async function renew(before, after) {
  const known = before === null || before === undefined ? null : await idOf(before.endpoint);
  const account = await fetch("/api/push", { headers: { accept: "application/json" } });
  if (account.status !== 200) return;
  const { publicKey, devices } = await account.json();
  const subscription = after ?? (await self.registration.pushManager.getSubscription());
  if (!devices.some(({ id }) => id === known)) {
    await subscription?.unsubscribe();
    return;
  }
  const renewed =
    subscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = renewed.toJSON();
  await fetch("/api/push/devices", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, insteadOf: known }),
  });
}

/** The name that the server knows a device by. */
async function idOf(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
