import { renderToStaticMarkup } from 'react-dom/server';
import type {
  DrawnPage,
  PublicPage,
  PublicPageInput,
} from '../../../shared/contract/interpreters/publicPages';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import type { PublicSearch } from '../../../shared/domain/people/publicSearch';
import { INTERFACE_LANGUAGES, addressIn } from '../../../shared/domain/text/interfaceLanguages';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import type { I18n } from '../../i18n/createI18n';
import { searchTitle } from '../../features/publicSearch/searchTitle';
import { structuredData } from './structuredData';

/** Title, description and everything that search engines and link previews read. */
export function headOf(input: PublicPageInput, i18n: I18n): Omit<DrawnPage, 'body'> {
  const { page, publicUrl, canonicalPath, language, keepsLanguage } = input;
  const { t } = i18n;
  const words = wordsOf(page, i18n);
  const title = `${words.title} · ${t('common.productName')}`;
  const address = (each: typeof language | undefined) =>
    `${publicUrl}${addressIn(canonicalPath ?? '/', each)}`;
  const picture =
    page.kind === 'profile' ? `${publicUrl}${publicProfilePath(page.person.slug)}/preview.png` : null;
  const data = canonicalPath === null ? null : structuredData(input, title);
  const head = (
    <>
      {canonicalPath === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(keepsLanguage ? language : undefined)} />
          {INTERFACE_LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(undefined)} />
          <meta property="og:url" content={address(keepsLanguage ? language : undefined)} />
        </>
      )}
      <meta property="og:site_name" content={t('common.productName')} />
      <meta property="og:type" content={page.kind === 'profile' ? 'profile' : 'website'} />
      <meta property="og:title" content={words.title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={words.title} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {data !== null && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: withoutTags(data) }} />
      )}
    </>
  );
  return { title, description: words.description, head: renderToStaticMarkup(head) };
}

/** JSON that cannot end the element that it stands in, nor begin another one. */
function withoutTags(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function wordsOf(page: PublicPage, i18n: I18n): { title: string; description: string } {
  const { t, language } = i18n;
  if (page.kind === 'message') {
    return {
      title: t(`publicSearch.messages.${page.message}.title`),
      description: t(`publicSearch.messages.${page.message}.text`),
    };
  }
  if (page.kind === 'search') return searchWords(page.search, i18n);
  const { name, languages } = page.person;
  const values = {
    name,
    languages: listed(
      languages.map((each) => each.name),
      language,
    ),
  };
  return {
    title: t('publicSearch.profile.title', values),
    description: t('publicSearch.profile.description', values),
  };
}

function searchWords(search: PublicSearch, i18n: I18n) {
  const { t, language } = i18n;
  const { from, to } = search;
  const names = [from.language, to.language].filter((each) => each !== null);
  const description =
    names.length > 0
      ? t('publicSearch.description', { languages: listed(names, language) })
      : t('publicSearch.descriptionAll');
  return { title: searchTitle(search, i18n), description };
}

function listed(languages: readonly string[], locale: string): string {
  const names = languages.map((each) => languageNameIn(each, locale));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
