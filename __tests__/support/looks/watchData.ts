import type { Page } from 'playwright-core';

/** What the product has words for in every language, whatever the wire calls it. */
const NOT_WRITTEN =
  /^(status|meetingSubject|meetingDuration|hostPlatform|interpreterBooking(From|To)|languages|nativeLanguage|verticals)$/;

/** What the server's answers hold that people wrote: names, titles, descriptions. Help pages are the product's own. */
export function watchData(page: Page): () => Promise<string[]> {
  const texts = new Set<string>();
  const underWay = new Set<Promise<void>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/v') || pathname.includes('/help/')) return;
    const read = response.json().then(
      (answer: { data?: unknown }) => collect(answer.data, texts),
      // a page that was left takes its answers with it
      () => undefined,
    );
    underWay.add(read);
    void read.finally(() => underWay.delete(read));
  });
  return async () => {
    await Promise.all(underWay);
    return [...texts];
  };
}

/** All that people wrote in an answer, or in several. */
export function textsIn(value: unknown): string[] {
  const texts = new Set<string>();
  collect(value, texts);
  return [...texts];
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value.replace(/\s+/g, ' '));
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) if (!NOT_WRITTEN.test(key)) collect(each, texts);
}
