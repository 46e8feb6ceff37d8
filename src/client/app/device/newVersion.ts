/** How often a page that is looked at again asks, in milliseconds. */
const PAUSE_MS = 3_600_000;

let isThere = false;
const listeners = new Set<() => void>();

export const newVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isThere: () => isThere,
};

/** Asks the service worker, now and when the page is looked at again, whether the server has a newer version than this page. */
export function watchVersion({ serviceWorker }: Navigator, page: Document): void {
  const script = new URL(
    page.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '/',
    page.baseURI,
  );
  let askedAt = 0;
  const ask = () => {
    if (page.hidden || Date.now() - askedAt < PAUSE_MS) return;
    askedAt = Date.now();
    serviceWorker.controller?.postMessage({ type: 'version.asked', script: script.pathname });
  };
  const hear = ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== 'version.changed') return;
    isThere = true;
    for (const tell of listeners) tell();
  };
  serviceWorker.addEventListener('message', hear);
  page.addEventListener('visibilitychange', ask);
  ask();
}
