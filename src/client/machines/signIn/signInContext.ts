import { Email } from '../../../shared/contract/base/fields';
import { MailedCode } from '../../../shared/contract/account/mailedCode';
import type { ApiError } from '../../../shared/contract/base/apiError';

export type SignInWay = 'password' | 'magic' | 'verify';

/** The page's address as it was opened. */
export interface SignInPage {
  /** whom a code was mailed to; empty where it is not known */
  email: string;
  /** when, in epoch milliseconds; 0 where none was mailed just now */
  mailedAt: number;
  /** of a mailed link */
  token: string | null;
}

export interface SignInContext extends SignInPage {
  way: SignInWay;
  /** why the last try was refused; the form says it */
  failure: ApiError | null;
}

/** Passwords and codes pass through the machine; none of them is kept in it. */
export type SignInEvent =
  | { type: 'password.submitted'; email: string; password: string }
  | { type: 'email.submitted'; email: string }
  | { type: 'code.submitted'; email: string; code: string }
  | { type: 'link.used' }
  /** the browser's way back or on: the same page, with another address or none */
  | ({ type: 'page.shown' } & SignInPage);

export const isEmail = (email: string): boolean => Email.safeParse(email).success;
export const isMailedCode = (code: string): boolean => MailedCode.safeParse(code).success;
