import { registerServiceWorker } from '../../ui/page/registerServiceWorker';
import { watchVersion } from './newVersion';

/** Keeps the app on the device from now on (`public/service-worker.js`). Without a worker it is a page like any other. */
export async function registerWorker(browser: Navigator, page: Document): Promise<void> {
  // a worker's cached files would stand in the way of who is changing them
  if (process.env.NODE_ENV !== 'production') return;
  // missing in private windows of some browsers, and where the address is not secure
  if (!('serviceWorker' in browser)) return;
  await registerServiceWorker(browser).catch(() => undefined);
  watchVersion(browser, page);
}
