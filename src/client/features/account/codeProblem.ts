import type { TFunction } from 'i18next';
import { MailedCode } from '../../../shared/contract/account/mailedCode';

/** What is wrong with a typed code before it is sent, in words. */
export function codeProblem(code: string, t: TFunction): string | undefined {
  if (code.trim() === '') return t('account.code.required');
  return MailedCode.safeParse(code).success ? undefined : t('account.code.invalid');
}
