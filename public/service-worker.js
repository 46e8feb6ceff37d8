// Keeps the app's page and files on the device: it opens at once, and without a connection too. What is kept is the
// same for everybody; answers of the API and pictures of people pass by and are never stored here.
// It also shows what the server pushes while no page is open, and leads to it.

const PAGE = '/app';
const SIGNED_IN_AREA = /^\/(app|client|interpreter)(\/|$)/;
const LANGUAGES = /-(en-US|es-MX|ja-JP)\./;
const IGNORE_VARY = { ignoreVary: true };

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetchPage()
      .then(keep)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && SIGNED_IN_AREA.test(pathname)) event.respondWith(openPage(request));
  if (pathname.startsWith('/assets/')) event.respondWith(readFile(request));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'version.asked') event.waitUntil(tellVersion(event));
});

self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (!told) return;
  const { title, body, lang, tag, url } = told;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang,
      tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});

/** Null for what is not of this server. */
function read(data) {
  try {
    const told = data.json();
    return typeof told.title === 'string' && /^\/(client|interpreter)\//.test(told.url) ? told : null;
  } catch {
    return null;
  }
}

/** To a page that is open already, otherwise to a new one. Nobody is led out of a meeting. */
async function lead(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const { pathname } = new URL(url, self.location.origin);
  const there = pages.find((page) => isInRoom(page) && new URL(page.url).pathname === pathname);
  if (there) return there.focus();
  const page = pages.find((each) => !isInRoom(each));
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.navigate(url);
}

function isInRoom({ url }) {
  return new URL(url).pathname.startsWith('/room/');
}

/** The kept page at once: whether it is the newest, it asks when it has nothing more urgent to do. */
async function openPage(request) {
  return (await caches.match(PAGE, IGNORE_VARY)) ?? fetch(request);
}

/** Keeps the server's present page for the next time, and tells a page that was made by an older build. */
async function tellVersion({ data, source }) {
  const page = await fetchPage().catch(() => null);
  if (page === null) return;
  await keep(page);
  if (!filesOf(page.html).includes(data.script)) source.postMessage({ type: 'version.changed' });
}

async function fetchPage() {
  const response = await fetch(PAGE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The page answered ${response.status}.`);
  return { response: response.clone(), html: await response.text() };
}

/** One cache for each version; the one before it stays, for pages that are still open. */
async function keep({ response, html }) {
  const name = await cacheNameOf(html);
  const before = (await caches.keys()).filter((each) => each !== name);
  const cache = await caches.open(name);
  const [language] = html.match(/(?<=<html lang=")[\w-]+/) ?? [];
  const isSpoken = (file) => [undefined, language].includes(file.match(LANGUAGES)?.[1]);
  const wanted = filesOf(html).filter(isSpoken);
  const isHere = await Promise.all(wanted.map((file) => caches.match(file, IGNORE_VARY)));
  await cache.addAll(wanted.filter((_, index) => !isHere[index]));
  for (const each of before) await (await caches.open(each)).delete(PAGE, IGNORE_VARY);
  await cache.put(PAGE, response);
  for (const old of before.slice(0, -1)) await caches.delete(old);
}

/** A file's name changes with its contents, so a kept one is never old. */
async function readFile(request) {
  const kept = await caches.match(request, IGNORE_VARY);
  if (kept) return kept;
  const response = await fetch(request);
  const newest = (await caches.keys()).at(-1);
  if (response.ok && newest) await (await caches.open(newest)).put(request, response.clone());
  return response;
}

function filesOf(html) {
  return [...new Set(html.match(/\/assets\/[\w.~-]+/g))].sort();
}

async function cacheNameOf(html) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(filesOf(html).join()));
  return `app-${[...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
