import type { InterfaceLanguage } from '../domain/text/interfaceLanguages';
import { mails as enUS } from './en-US/mails';
import { mails as esMX } from './es-MX/mails';
import { mails as jaJP } from './ja-JP/mails';
import type { Translation } from './Translation';

/** The words of every mail, in one language. */
export type MailWords = Translation<typeof enUS>;

export const serverMails: Record<InterfaceLanguage, MailWords> = {
  'en-US': enUS,
  'es-MX': esMX,
  'ja-JP': jaJP,
};
