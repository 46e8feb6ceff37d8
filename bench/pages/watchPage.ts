/** A page's own notes while it loads and is used. */
export interface PageNotes {
  lcpMs: number;
  cls: number;
  /** what its long tasks took beyond 50 ms each */
  blockedMs: number;
  /** the slowest answer to a click or a key */
  inpMs: number;
}

declare global {
  interface Window {
    pageNotes: PageNotes;
  }
}

/** Runs in the page before anything else of it. */
export function watchPage(): void {
  const notes = { lcpMs: 0, cls: 0, blockedMs: 0, inpMs: 0 };
  window.pageNotes = notes;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => (notes.lcpMs = startTime));
  watch('longtask', ({ duration }) => (notes.blockedMs += duration - 50));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.cls += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as unknown as { interactionId: number };
      if (interactionId > 0) notes.inpMs = Math.max(notes.inpMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
