import type { z } from 'zod';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { MailWords } from '../../../shared/i18n/serverMessages';
import type { MailContent } from './mailContent';
import type { MailLinks } from './mailLinks';

/** Needs of a template beside its own values. */
export interface MailSetting {
  words: MailWords;
  language: InterfaceLanguage;
  links: MailLinks;
  /** the reader's address */
  recipient: string;
  /** whom mails come from */
  sender: { name: string; email: string };
}

/** One kind of mail. Its values wait in the outbox as JSON and are checked again when it is written. */
export interface MailTemplate<Values extends z.ZodType = z.ZodType> {
  values: Values;
  write(values: z.output<Values>, setting: MailSetting): MailContent;
}

export function defineMail<Values extends z.ZodType>(template: MailTemplate<Values>): MailTemplate<Values> {
  return template;
}
