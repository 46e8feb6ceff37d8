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

/** A visitor's chosen time: shown above the forms of signing in; a signed-in person goes on to it. */
export function AskedDoor({ user, hasJustSignedIn }: AskedDoorProps) {
  if (user) return <LeadToBooking user={user} hasJustSignedIn={hasJustSignedIn} />;
  return (
    <WithScreenWords parts={WORDS} meanwhile={() => undefined}>
      <AskedNote />
    </WithScreenWords>
  );
}
