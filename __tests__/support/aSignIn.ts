import type { SignIn } from '../../src/shared/contract/account/signIns';

/** A device that somebody is signed in with. */
export const aSignIn = (more: Partial<SignIn> = {}): SignIn => ({
  id: '0199a6f2-0000-7000-8000-000000000031',
  browser: 'Firefox',
  operating_system: 'Windows',
  signed_in_at: '2030-01-02T09:00:00.000Z',
  last_used_at: '2030-01-05T10:30:00.000Z',
  is_current: false,
  ...more,
});
