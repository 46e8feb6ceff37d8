import { keptRoom } from './keptRoom';

/** Chromium's own, which TypeScript does not know yet. */
interface DocumentPictureInPicture {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
}

const SIZE = { width: 360, height: 420 };

let opened: Window | null = null;
const listeners = new Set<() => void>();

const put = (next: Window | null) => {
  opened = next;
  for (const each of listeners) each();
};

/**
 * A window that stays above all others while one works elsewhere, in other programs and on other screens of the app. It is the
 * room's and not its page's: it closes with the person's being in the room.
 */
export const smallWindow = {
  isThere: () => api() !== undefined,
  /** Rejects where the browser refuses, as without a press. */
  open: async () => {
    const made = await api()?.requestWindow(SIZE);
    if (!made) return;
    const undress = dress(made.document);
    const letGo = keptRoom.subscribe(() => !keptRoom.read() && smallWindow.close());
    const onEnd = () => {
      undress();
      letGo();
      if (opened === made) put(null);
    };
    made.addEventListener('pagehide', onEnd, { once: true });
    put(made);
  },
  close: () => {
    const closing = opened;
    if (!closing) return;
    put(null);
    closing.close();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** where to draw; null while there is none */
  place: (): HTMLElement | null => opened?.document.body ?? null,
};

const api = () =>
  (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture;

/** The page's own look, for a document that begins with none, and its language; both are followed until the answer is called. */
function dress(document: Document): () => void {
  const { documentElement: page, head } = window.document;
  const copy = () => {
    for (const { name, value } of page.attributes) document.documentElement.setAttribute(name, value);
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(page, { attributes: true });
  for (const sheet of head.querySelectorAll('link[rel=stylesheet]')) {
    document.head.append(document.importNode(sheet, true));
  }
  document.title = window.document.title;
  document.body.className = 'dr-smallWindow';
  return () => observer.disconnect();
}
