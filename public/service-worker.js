/*
 * Shows what the server pushes while no page is open, and leads to it. It keeps nothing and answers no request: what comes
 * with being installed has its place beside this.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (!told) return;
  const { title, body, lang, tag, url } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, tag, icon: '/favicon.svg', data: { url } }),
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

/** To a page that is open already, otherwise to a new one. */
async function lead(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const [page] = pages;
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.navigate(url);
}
