import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { MOST_GUEST_LINKS } from '../../../../shared/domain/booking/meetingRoom';
import { useTranslation } from '../../../i18n/useTranslation';
import { guestRoomAt } from '../../../paths';
import { Dialog } from '../../../ui/popups/Dialog';
import { formatInstant } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import type { Room } from '../engine/Room';
import { WaitingGuests } from '../page/WaitingGuests';

/** Links for guests, and the guests: made and copied, taken back, let in, put out. */
export function GuestsDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { meeting, actions } = room;
  if (!meeting) return null;
  return (
    <Dialog open title={t('room.guests.title')} footer={null} onCancel={onClose}>
      <div className="dr-roomDialog">
        <p>{t('room.guests.text', { count: meeting.places_left })}</p>
        <NewLink invite={actions.invite} isFull={meeting.links.length >= MOST_GUEST_LINKS} />
        <WaitingGuests room={room} />
        {meeting.admitted.length > 0 && (
          <section aria-label={t('room.guests.admitted')}>
            <h2>{t('room.guests.admitted')}</h2>
            <ul className="dr-roomRows">
              {meeting.admitted.map(({ guest_id, name }) => (
                <li key={guest_id}>
                  <bdi>{name}</bdi>
                  <Button danger onClick={() => void actions.remove(guest_id)}>
                    {t('room.guests.remove', { name })}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {meeting.links.length > 0 && (
          <section aria-label={t('room.guests.links')}>
            <h2>{t('room.guests.links')}</h2>
            <ul className="dr-roomRows">
              {meeting.links.map(({ id, created_at }) => {
                const time = formatInstant(created_at, i18n.language, readerZone());
                return (
                  <li key={id}>
                    <span>{t('room.guests.madeAt', { time })}</span>
                    <Button onClick={() => void actions.revoke(id)}>
                      {t('room.guests.revoke')}
                      <span className="dr-visuallyHidden"> ({time})</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
            <p className="dr-roomQuiet">{t('room.guests.revokeHint')}</p>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The link is told once, so it is copied at once; where the browser forbids that, it can be marked and copied by hand. */
function NewLink({ invite, isFull }: { invite: () => Promise<string | null>; isFull: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [link, setLink] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const make = async () => {
    setBusy(true);
    const secret = await invite();
    setBusy(false);
    if (secret === null) return;
    const address = `${window.location.origin}${guestRoomAt(secret)}`;
    setLink(address);
    await copy(address);
  };
  return (
    <div className="dr-roomLink">
      <Button type="primary" loading={isBusy} disabled={isFull} onClick={() => void make()}>
        {t('room.guests.make')}
      </Button>
      {isFull && <p>{t('room.guests.tooMany', { count: MOST_GUEST_LINKS })}</p>}
      {link !== '' && (
        <>
          <label htmlFor={id}>{t('room.guests.link')}</label>
          <Input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copy(link)}>{t('room.guests.copy')}</Button>
          <Alert role="status" type="info" title={t(isCopied ? 'room.guests.copied' : 'room.guests.once')} />
        </>
      )}
    </div>
  );
}
