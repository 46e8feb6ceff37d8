import { z } from 'zod';
import {
  brokenPasswordRule,
  PASSWORD_MAX_LENGTH,
  type PasswordRule,
} from '../../domain/people/passwordRules';
import type { IssueCode } from '../base/errors';

const ISSUES: Record<PasswordRule, IssueCode> = {
  empty: 'password_empty',
  whitespace: 'password_whitespace',
  lowercase: 'password_lowercase',
  uppercase: 'password_uppercase',
  digit: 'password_digit',
  tooShort: 'password_too_short',
  tooLong: 'password_too_long',
};

/** A password that somebody wants to have, judged by the specification's rules; the first broken one is told. */
export const NewPassword = z
  .string({ error: (issue) => (issue.input === undefined ? 'password_empty' : 'invalid') })
  .superRefine((password, context) => {
    const rule = brokenPasswordRule(password);
    if (rule) context.addIssue({ code: 'custom', message: ISSUES[rule] });
  })
  .describe(
    `at least 8 and at most ${PASSWORD_MAX_LENGTH} characters with a lower-case and an upper-case letter and a digit, no white space, not a common one`,
  );
