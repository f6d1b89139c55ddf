// Holds the application's own files, so that it opens without a connection, and shows notifications while no page is
// open. It never sees an answer of the API and doesn't know who is signed in: pages keep their own copies.

/** The build wrote its name and its files here. */
const build = "__BUILD__";
const files = "__FILES__".split(" ").filter((file) => file.startsWith("/assets/"));

const prefix = "bellwether-";
const own = `${prefix}${build}`;
/** The application's page without answers, in the language that it was last opened in. */
const pageKey = "/application-page";
const extras = ["/favicon.svg", "/icon-192.png", "/manifest.webmanifest"];
/** A page that takes longer comes from the copy. */
const pageTimeoutMs = 10_000;
const sharedLifeMs = 120_000;
/** A file that another application shared, until the page takes it. Never written to disk. */
let shared = null;

// Waits until every page agreed to the new version. Files of one build are stored together or not at all.
self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(hear(event)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || url.pathname.startsWith("/api/") || url.pathname === "/mcp") return;
  if (request.method === "POST" && url.pathname === "/share") event.respondWith(receiveShared(request));
  else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || extras.includes(url.pathname)) event.respondWith(stored(request));
});

async function store() {
  const cache = await caches.open(own);
  await cache.addAll([...files, ...extras]);
  await storePage(cache);
}

/** Stores the page only if it belongs to this build. */
async function storePage(cache) {
  // Asked for as data, so that the server adds no answers of the account.
  const answer = await fetch("/", { headers: { accept: "*/*" }, cache: "no-store" });
  const html = await answer.text();
  if (!answer.ok || !html.includes(`name="build" content="${build}"`)) throw new Error("the page is of another build");
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  // The page finds out by itself if somebody is signed in.
  const neutral = html.replace('name="session" content="none"', 'name="session" content="sent"');
  await cache.put(pageKey, new Response(neutral, { headers }));
}

/** Keeps the files of the version before for tabs that still show it. */
async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request) {
  const timeout = AbortSignal.timeout(pageTimeoutMs);
  const answer = await fetch(request, { signal: timeout }).catch(() => null);
  // A proxy in front answers so while the server is away.
  if (answer !== null && ![502, 503, 504].includes(answer.status)) return answer;
  const copy = await (await caches.open(own)).match(pageKey);
  return copy ?? answer ?? Response.error();
}

async function stored(request) {
  const copy = await caches.match(request, { ignoreVary: true });
  return copy ?? fetch(request);
}

async function receiveShared(request) {
  const data = await request.formData();
  const file = data.get("file");
  if (file instanceof File && file.size > 0) {
    shared = { file, untilMs: Date.now() + sharedLifeMs };
    return Response.redirect("/portfolio?shared=file", 303);
  }
  const line = ["text", "title", "url"]
    .map((name) => data.get(name))
    .find((value) => typeof value === "string" && value.trim() !== "");
  return Response.redirect(`/portfolio?add=${encodeURIComponent((line ?? "").slice(0, 500))}`, 303);
}

async function hear({ data, ports }) {
  const [port] = ports;
  if (data === "build") port?.postMessage(build);
  else if (data === "take over") await self.skipWaiting();
  else if (data === "claim") await self.clients.claim();
  else if (data === "store page") await storePage(await caches.open(own)).catch(() => undefined);
  else if (data === "take shared file") {
    port?.postMessage(shared !== null && Date.now() < shared.untilMs ? shared.file : null);
    shared = null;
  }
}

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
