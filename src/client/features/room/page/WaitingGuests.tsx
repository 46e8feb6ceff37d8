import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Room } from '../engine/Room';

/** Guests who ask to be let in: a party lets them in, or sends them away. */
export function WaitingGuests({ room: { meeting, actions } }: { room: Room }) {
  const { t } = useTranslation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const waiting = meeting?.waiting ?? [];
  if (!meeting || waiting.length === 0) return null;
  const isFull = meeting.places_left === 0;
  const during = (guestId: string, work: Promise<void>) => {
    setBusyId(guestId);
    void work.finally(() => setBusyId(null));
  };
  return (
    <section className="dr-roomWaiting" aria-label={t('room.guests.waiting')}>
      {isFull && <p>{t('room.guests.full', { count: meeting.people.length })}</p>}
      <ul>
        {waiting.map(({ guest_id, name }) => (
          <li key={guest_id}>
            <span className="dr-roomWaiting-name">
              <bdi>{name}</bdi> <GuestTag />
            </span>
            <Button
              type="primary"
              disabled={isFull}
              loading={busyId === guest_id}
              onClick={() => during(guest_id, actions.admit(guest_id))}
            >
              {t('room.guests.admit', { name })}
            </Button>
            <Button onClick={() => during(guest_id, actions.remove(guest_id))}>
              {t('room.guests.refuse', { name })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="dr-roomQuiet">{t('room.guests.unchecked')}</p>
    </section>
  );
}

/** Marks somebody who said a name that nobody checked, whatever that name is. */
export function GuestTag() {
  const { t } = useTranslation();
  return <Tag className="dr-roomGuest">{t('room.roles.guest')}</Tag>;
}
