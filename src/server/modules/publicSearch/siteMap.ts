import { publicName, publicProfilePath, publicSlug } from '../../../shared/domain/people/publicName';
import { INTERFACE_LANGUAGES } from '../../../shared/domain/text/interfaceLanguages';
import { isInterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import { listPublicLanguages, listPublicNames } from './publicPeople';
import type { ServiceContext } from '../../platform/context';

/** A sitemap holds 50,000 addresses at most (sitemaps.org), and each of ours stands there once a language and once plain. */
const MOST_PEOPLE = 12_000;

/** Every page that search engines may keep: the search, one for each language that somebody has, and everybody listed. */
export async function siteMap({ db }: ServiceContext, publicUrl: string): Promise<string> {
  const [people, languages] = await Promise.all([
    listPublicNames(db.queries, MOST_PEOPLE),
    listPublicLanguages(db.queries),
  ]);
  const known = languages.filter(isInterpretationLanguage);
  const translated = [
    '/interpreters',
    ...known.map((language) => `/interpreters?from=${encodeURIComponent(language)}`),
    ...people.map((row) =>
      publicProfilePath(publicSlug(publicName(row, row.shows_whole_name), row.public_key)),
    ),
  ];
  const entries = [
    `<url><loc>${publicUrl}/</loc></url>`,
    ...translated.map((path) => translatedEntry(`${publicUrl}${path}`)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function translatedEntry(address: string): string {
  const join = address.includes('?') ? '&amp;' : '?';
  const links = INTERFACE_LANGUAGES.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address}${join}lang=${each}"/>`,
  );
  return `<url><loc>${address}</loc>${links.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`;
}

/** `robots.txt`: everything but the pages behind the sign-in, the calls and the developers' pages. */
export function robotsText(publicUrl: string): string {
  const closed = [
    '/client',
    '/interpreter/',
    '/interpreter$',
    '/app',
    '/v1/',
    '/v2/',
    '/docs',
    '/invitation',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
