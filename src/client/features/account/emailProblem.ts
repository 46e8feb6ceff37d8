import type { TFunction } from 'i18next';
import { Email } from '../../../shared/contract/base/fields';

/** What is wrong with a typed address, in words. */
export function emailProblem(email: string, t: TFunction): string | undefined {
  if (email.trim() === '') return t('login.errors.emailRequired');
  return Email.safeParse(email).success ? undefined : t('login.errors.emailInvalid');
}
