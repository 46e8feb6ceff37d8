import { useTranslation } from 'react-i18next';
import { GuestDoor } from './GuestDoor';
import type { GuestScreen } from './guestScreens';
import { PlainPage } from './PlainPage';

/** A page beside the sign-in form. */
export function GuestPage({ title, isForEveryone, Content, Joining }: Omit<GuestScreen, 'path'>) {
  const { t } = useTranslation();
  const content = <Content />;
  if (isForEveryone) return <PlainPage title={t(title)}>{content}</PlainPage>;
  return (
    <GuestDoor title={t(title)} joining={Joining && <Joining />}>
      {content}
    </GuestDoor>
  );
}
