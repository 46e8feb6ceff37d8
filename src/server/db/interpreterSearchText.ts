import { foldText } from '../../shared/domain/text/foldText';
import { INTERFACE_LANGUAGES } from '../../shared/domain/text/interfaceLanguages';
import { languageNameIn, languageOwnName } from '../../shared/domain/text/interpretationLanguages';

export interface SearchableInterpreter {
  name: string;
  alias: string | null;
  description: string | null;
  languages: readonly string[];
  verticals: readonly string[];
}

/**
 * The text that the gallery's search looks through, folded. Languages are in it by every name that a person
 * here may know them by. A statement that writes one of these facts writes `interpreters.search_text` again.
 */
export function interpreterSearchText(interpreter: SearchableInterpreter): string {
  const { name, alias, description, languages, verticals } = interpreter;
  const languageNames = languages.flatMap((language) => [
    language,
    languageOwnName(language),
    ...INTERFACE_LANGUAGES.map((locale) => languageNameIn(language, locale)),
  ]);
  const parts = [name, alias ?? '', ...new Set(languageNames), ...verticals, description ?? ''];
  return foldText(parts.filter(Boolean).join('\n'));
}
