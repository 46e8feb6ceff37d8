import { tabMemory } from '../../ui/buttons/tabMemory';

const NAME = 'password reset';

/** Part of the navigation state of the change form that follows a mail; the address itself stays out of the history. */
const AFTER_MAIL = { isAfterMail: true } as const;

/** Whose temporary password was mailed: for a reload of the change form, and the way back to it. */
export const resetAddress = {
  keep(email: string): typeof AFTER_MAIL {
    tabMemory.keep(NAME, email);
    return AFTER_MAIL;
  },
  read(navigationState: unknown): string | null {
    const { isAfterMail } = (navigationState ?? {}) as { isAfterMail?: unknown };
    const email = isAfterMail === true ? tabMemory.read(NAME) : null;
    return typeof email === 'string' && email !== '' ? email : null;
  },
  forget(): void {
    tabMemory.forget(NAME);
  },
};
