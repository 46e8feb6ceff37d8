import type { InterfaceLanguage } from './interfaceLanguages';

/** The name by which the address of a public page asks for a language. */
export const LANGUAGE_IN_ADDRESS = 'lang';

/** A path of a public page that asks for a language, so that it can be linked in it; as it is where none is given. */
export function addressIn(path: string, language: InterfaceLanguage | undefined): string {
  return language ? `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_IN_ADDRESS}=${language}` : path;
}
