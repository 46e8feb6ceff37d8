import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { AskedNote } from '../../entities/asked/AskedNote';
import { LeadToBooking } from '../session/LeadToBooking';
import { WithScreenWords } from './WithScreenWords';

export interface AskedDoorProps {
  /** null for a visitor */
  user: SessionUser | null;
  hasJustSignedIn: boolean;
}

const WORDS = ['asked'] as const;

/** What is asked for: told to a visitor above the forms of signing in, and where who is signed in goes on to. */
export function AskedDoor({ user, hasJustSignedIn }: AskedDoorProps) {
  if (user) return <LeadToBooking user={user} hasJustSignedIn={hasJustSignedIn} />;
  return (
    <WithScreenWords parts={WORDS} meanwhile={() => undefined}>
      <AskedNote />
    </WithScreenWords>
  );
}
