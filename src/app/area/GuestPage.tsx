import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestDoor } from './GuestDoor';
import type { GuestScreen } from './guestScreens';

/** A page beside the sign-in form. */
export function GuestPage({ title, Content }: Pick<GuestScreen, 'title'> & { Content: ComponentType }) {
  const { t } = useTranslation();
  return (
    <GuestDoor title={t(title)}>
      <Content />
    </GuestDoor>
  );
}
