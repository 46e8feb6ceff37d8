import type { InterfaceLanguage } from '../domain/text/interfaceLanguages';
import { messages as enUS, type ServerMessages } from './en-US/messages';
import { messages as esMX } from './es-MX/messages';
import { messages as jaJP } from './ja-JP/messages';
import { mails as enUSMails } from './en-US/mails';
import { mails as esMXMails } from './es-MX/mails';
import { mails as jaJPMails } from './ja-JP/mails';
import type { Translation } from './Translation';

/** The answers of the server, in each language that the product speaks. */
export const serverMessages: Record<InterfaceLanguage, ServerMessages> = {
  'en-US': enUS,
  'es-MX': esMX,
  'ja-JP': jaJP,
};

/** The words of every mail, in one language. */
export type MailWords = Translation<typeof enUSMails>;

export const serverMails: Record<InterfaceLanguage, MailWords> = {
  'en-US': enUSMails,
  'es-MX': esMXMails,
  'ja-JP': jaJPMails,
};
