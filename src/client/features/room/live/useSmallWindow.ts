import { type RefObject, useEffect, useState } from 'react';

/** Chromium's own, which TypeScript does not know yet. */
interface DocumentPictureInPicture {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
}

const SIZE = { width: 360, height: 420 };

/**
 * A window that stays above all others while one works elsewhere. Where the browser has none of that kind, the largest picture
 * takes its place; where it has neither, `isThere` is false.
 */
export function useSmallWindow(stage: RefObject<HTMLElement | null>) {
  const [small, setSmall] = useState<Window | null>(null);
  useEffect(() => () => small?.close(), [small]);
  const api = (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture;
  const hasPicture = 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

  const open = async () => {
    if (!api) return void (await stage.current?.querySelector('video')?.requestPictureInPicture());
    const opened = await api.requestWindow(SIZE);
    dress(opened.document);
    opened.addEventListener('pagehide', () => setSmall(null), { once: true });
    setSmall(opened);
  };
  return {
    isThere: api !== undefined || hasPicture,
    /** where to draw; null while there is none */
    place: small?.document.body ?? null,
    toggle: () => {
      if (small) setSmall(null);
      // Refused without a press, or where a picture is missing: nothing changes.
      else open().catch(() => undefined);
    },
  };
}

/** The page's own look, for a document that begins with none. */
function dress(document: Document): void {
  const { documentElement: page, head } = window.document;
  for (const { name, value } of page.attributes) document.documentElement.setAttribute(name, value);
  for (const sheet of head.querySelectorAll('link[rel=stylesheet]')) {
    document.head.append(document.importNode(sheet, true));
  }
  document.title = window.document.title;
  document.body.className = 'dr-smallWindow';
}
