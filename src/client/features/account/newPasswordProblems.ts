import type { TFunction } from 'i18next';
import { brokenConfirmationRule, brokenPasswordRule } from '../../../shared/domain/people/passwordRules';

interface NewPasswordProblems {
  password?: string;
  confirmation?: string;
}

/** Checks a new password that is typed twice, in the specification's words. */
export function newPasswordProblems(
  password: string,
  confirmation: string,
  t: TFunction,
): NewPasswordProblems {
  const rule = brokenPasswordRule(password);
  const again = brokenConfirmationRule(password, confirmation);
  return {
    ...(rule && { password: t(`account.passwordRules.${rule}`) }),
    ...(again && { confirmation: t(`account.passwordConfirmation.${again}`) }),
  };
}
