import type { TFunction } from 'i18next';
import { Email } from '../../../shared/contract/base/fields';
import { isBlank } from '../../../shared/domain/text/isBlank';

export type TextSetting = 'fullName' | 'email';

/** First and last name of an account together, and the space between them. */
const FULL_NAME_MAX_LENGTH = 201;

/** What is wrong with a typed setting, in words. */
export function textProblem(name: TextSetting, typed: string, t: TFunction): string | undefined {
  const text = typed.trim();
  if (name === 'fullName') {
    if (isBlank(text)) return t('settings.errors.nameRequired');
    return text.length > FULL_NAME_MAX_LENGTH ? t('settings.errors.nameTooLong') : undefined;
  }
  if (text === '') return t('login.errors.emailRequired');
  return Email.safeParse(text).success ? undefined : t('login.errors.emailInvalid');
}
