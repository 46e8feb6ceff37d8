import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { InterpreterProfileChange } from '../../../../shared/contract/interpreters/interpreterProfileChange';
import { NAME_MAX_LENGTH } from '../../../../shared/contract/account/userAccount';
import { isPersonName } from '../../../../shared/domain/people/isPersonName';
import {
  MAX_PRICE_PER_HOUR,
  MAX_PRICE_PER_WORD,
  MAX_YEARS_EXPERIENCE,
} from '../../../../shared/domain/people/profileRules';
import { changeOfForm } from './changeOfForm';
import { FORM_PATHS } from './formPaths';
import type { ProfileForm } from './ProfileForm';

/** Problems of the typed profile in words, by the path that the contract would object at. */
export type ProfileProblems = Readonly<Record<string, string>>;

/** The contract's own rules, so that nothing is sent that the server would refuse. */
export function profileProblems(form: ProfileForm, t: TFunction): ProfileProblems {
  const checked = InterpreterProfileChange.safeParse(changeOfForm(form));
  const problems: Record<string, string> = { ...nameProblems(form, t) };
  for (const issue of checked.error?.issues ?? []) {
    const path = issue.path.join('.');
    problems[path] ??= wordsOf(issue, path, t);
  }
  for (const [index, { isCurrent, endDate }] of form.experience.entries()) {
    if (!isCurrent && endDate === '') {
      problems[`experience.${index}.endDate`] ??= t('profileEditor.errors.endDate');
    }
  }
  return problems;
}

function nameProblems(form: ProfileForm, t: TFunction): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of ['first_name', 'last_name'] as const) {
    const length = form[name].trim().length;
    if (!isPersonName(form[name].trim())) problems[name] = t('profileEditor.errors.name');
    if (length === 0) problems[name] = t('profileEditor.errors.required');
    if (length > NAME_MAX_LENGTH)
      problems[name] = t('profileEditor.errors.tooLong', { max: NAME_MAX_LENGTH });
  }
  return problems;
}

function wordsOf(issue: z.core.$ZodIssue, path: string, t: TFunction): string {
  if (issue.message === 'not_a_name') return t('profileEditor.errors.name');
  if (path === FORM_PATHS.yearsExperience)
    return t('profileEditor.errors.years', { max: MAX_YEARS_EXPERIENCE });
  if (path === FORM_PATHS.pricePerHour) return t('profileEditor.errors.price', { max: MAX_PRICE_PER_HOUR });
  if (path === FORM_PATHS.startingPricePerWord || /^pricing\.interpretation\.[^.]+\.[^.]+/.test(path))
    return t('profileEditor.errors.price', { max: MAX_PRICE_PER_WORD });
  if (path === 'professionalInfo.languages' && issue.message !== 'doubled')
    return t('profileEditor.errors.languages');
  switch (issue.message) {
    case 'required':
      return t('profileEditor.errors.required');
    case 'not_a_date':
      return t('profileEditor.errors.date');
    case 'doubled':
      return t('profileEditor.errors.doubled');
    case 'end_before_start':
      return t('profileEditor.errors.endBeforeStart');
  }
  if (issue.code !== 'too_big') return t('profileEditor.errors.invalid');
  const max = Number(issue.maximum);
  return t(`profileEditor.errors.${issue.origin === 'string' ? 'tooLong' : 'tooMany'}`, { max });
}
