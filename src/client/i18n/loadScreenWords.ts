import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import { screenWords as enUs } from '../../shared/i18n/en-US/screenWords';
import { screenWords as esMx } from '../../shared/i18n/es-MX/screenWords';
import { screenWords as jaJp } from '../../shared/i18n/ja-JP/screenWords';
import type { WordsPart } from '../../shared/i18n/Catalogue';

const SCREEN_WORDS = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;

/** Parts of a language's catalogue, by the catalogue's keys at its top. */
export async function loadScreenWords(
  language: InterfaceLanguage,
  parts: Iterable<WordsPart>,
): Promise<Record<string, object>> {
  const fetched = await Promise.all([...parts].map((part) => SCREEN_WORDS[language][part]()));
  return Object.assign({}, ...fetched) as Record<string, object>;
}
