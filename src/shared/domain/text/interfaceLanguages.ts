/** The name by which the address of a public page asks for a language. */
export const LANGUAGE_IN_ADDRESS = 'lang';

/** Each language by its own name, so that whoever cannot read the page finds theirs. */
export const LANGUAGE_NAMES: Record<InterfaceLanguage, string> = {
  'en-US': 'English',
  'es-MX': 'Español',
  'ja-JP': '日本語',
};

/** The languages that the product itself speaks (specification, section 1). */
export const INTERFACE_LANGUAGES = ['en-US', 'es-MX', 'ja-JP'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];
export const DEFAULT_LANGUAGE: InterfaceLanguage = 'en-US';

export function isInterfaceLanguage(tag: unknown): tag is InterfaceLanguage {
  return INTERFACE_LANGUAGES.includes(tag as InterfaceLanguage);
}

/** Of a list of languages, so many characters are read: browsers send some ten languages, and only attackers hundreds. */
export const LANGUAGES_READ = 200;

/**
 * The interface language that an `Accept-Language` header (RFC 9110, section 12.5.4) or a browser's list asks
 * for: the best-weighted tag whose primary subtag we speak; anything else is en-US.
 */
export function preferredLanguage(header: string | undefined): InterfaceLanguage {
  const wishes = (header ?? '')
    .slice(0, LANGUAGES_READ)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.trim().toLowerCase().split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { primary } of wishes) {
    const spoken = INTERFACE_LANGUAGES.find((language) => language.split('-')[0] === primary);
    if (spoken) return spoken;
  }
  return DEFAULT_LANGUAGE;
}

/** A path of a public page that asks for a language, so that it can be linked in it; as it is where none is given. */
export function addressIn(path: string, language: InterfaceLanguage | undefined): string {
  return language ? `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_IN_ADDRESS}=${language}` : path;
}
