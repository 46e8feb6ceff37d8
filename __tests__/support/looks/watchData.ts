import type { Page } from 'playwright-core';

/** Values that the product has words for in every language, whatever the wire calls them. */
const NOT_WRITTEN =
  /^(status|meetingSubject|meetingDuration|hostPlatform|interpreterBooking(From|To)|languages|nativeLanguage|verticals)$/;

/** People's own texts in the server's answers: names, titles, descriptions. Help pages are the product's own. */
export function watchData(page: Page): () => Promise<string[]> {
  const texts = new Set<string>();
  const underWay = new Set<Promise<void>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isPage = pathname.startsWith('/interpreters');
    if (!isPage && (!pathname.startsWith('/v') || pathname.includes('/help/'))) return;
    const answered = isPage
      ? response.text().then((html) => ({ data: writtenOn(html) }))
      : (response.json() as Promise<{ data?: unknown }>);
    const read = answered.then(
      ({ data }) => collect(data, texts),
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

/** People's own texts on a page that the server draws: its data for search engines, and its quotes. */
function writtenOn(html: string): unknown[] {
  const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const quotes = [...html.matchAll(/<blockquote[^>]*>(?:<span.*?<\/span>)?([^<]*)<\/blockquote>/g)];
  return [JSON.parse(data), ...quotes.map(([, quote = '']) => quote.replaceAll('&#x27;', "'").trim())];
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
