import type { InterfaceLanguage } from '../domain/text/interfaceLanguages';
import { messages as enUS, type ServerMessages } from './en-US/messages';
import { messages as esMX } from './es-MX/messages';
import { messages as jaJP } from './ja-JP/messages';

/** What the server says, in each language that the product speaks. */
export const serverMessages: Record<InterfaceLanguage, ServerMessages> = {
  'en-US': enUS,
  'es-MX': esMX,
  'ja-JP': jaJP,
};
