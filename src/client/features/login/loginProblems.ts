import { Email } from '../../../shared/contract/base/fields';

export interface LoginForm {
  email: string;
  password: string;
}

export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired';

/** What is wrong with the form before anything is sent, by field, in the order of the fields. */
export function loginProblems({
  email,
  password,
}: LoginForm): Partial<Record<keyof LoginForm, LoginProblem>> {
  return {
    ...(email.trim() === '' && { email: 'emailRequired' }),
    ...(email.trim() !== '' && !Email.safeParse(email).success && { email: 'emailInvalid' }),
    ...(password === '' && { password: 'passwordRequired' }),
  };
}
