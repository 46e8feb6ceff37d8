import type { TFunction } from 'i18next';
import { MailedCode } from '../../../shared/contract/account/mailedCode';
import { Email } from '../../../shared/contract/base/fields';

/** Checks a typed code before it is sent; the problem in words. */
export function codeProblem(code: string, t: TFunction): string | undefined {
  if (code.trim() === '') return t('account.code.required');
  return MailedCode.safeParse(code).success ? undefined : t('account.code.invalid');
}

/** Checks a typed address; the problem in words. */
export function emailProblem(email: string, t: TFunction): string | undefined {
  if (email.trim() === '') return t('login.errors.emailRequired');
  return Email.safeParse(email).success ? undefined : t('login.errors.emailInvalid');
}
