import type { ErrorCode, IssueCode } from '../contract/errors';
import type { InterfaceLanguage } from '../domain/interfaceLanguages';
import { messages as enUS } from './en-US/messages';
import { messages as esMX } from './es-MX/messages';
import { messages as jaJP } from './ja-JP/messages';

/** What the server says: every refusal, every wrong field, and what a call says when it worked. */
export interface ServerMessages {
  errors: Record<ErrorCode, string>;
  issues: Record<IssueCode, string>;
  /** by the endpoint's name; `done` is what a call says that has no words of its own */
  successes: {
    done: string;
    addBooking: string;
    updateBooking: string;
    acceptBooking: string;
    declineBooking: string;
    registerUser: string;
    regenerateCode: string;
    requestMagicCode: string;
    resetPassword: string;
    changePassword: string;
    updatePersonalInfo: string;
    requestSubscription: string;
    confirmSubscription: string;
    requestPreferences: string;
    removeSubscription: string;
  };
}

export const serverMessages: Record<InterfaceLanguage, ServerMessages> = {
  'en-US': enUS,
  'es-MX': esMX,
  'ja-JP': jaJP,
};
