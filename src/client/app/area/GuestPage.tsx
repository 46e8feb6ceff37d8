import { useTranslation } from '../../i18n/useTranslation';
import { GuestDoor } from './GuestDoor';
import type { GuestScreen } from './guestScreens';
import { PlainPage } from './PlainPage';

/** A page beside the sign-in form. */
export function GuestPage({ title, isForEveryone, Content }: Omit<GuestScreen, 'path'>) {
  const { t } = useTranslation();
  const Door = isForEveryone ? PlainPage : GuestDoor;
  return (
    <Door title={t(title)}>
      <Content />
    </Door>
  );
}
