import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import {
  isForeignLink,
  isPersonalZoomRoom,
  mayGiveLink,
  maySeeLink,
} from '../../../shared/domain/booking/sessionRoom';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';
import { MeetingAddress } from './MeetingAddress';
import { MeetingLinkForm } from './MeetingLinkForm';

interface MeetingPlaceProps {
  room: SessionRoom;
  viewer: Viewer;
  otherName: string;
  /** epoch milliseconds */
  now: number;
}

/** Where the two meet: the client says it, the interpreter sees it once they have accepted. */
export function MeetingPlace({ room: { booking, meeting }, viewer, otherName, now }: MeetingPlaceProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const titleId = useId();
  const [isChanging, setIsChanging] = useState(false);
  const platform =
    booking.hostPlatform === 'Other' ? t('session.yourPlatform') : words.platform(booking.hostPlatform);
  const mayGive = viewer === 'client' && mayGiveLink(booking.status, Date.parse(booking.endsAt), now);
  const isEditing = mayGive && (isChanging || !meeting);
  const isAgreed = maySeeLink(booking.status);
  const waiting = isAgreed ? 'session.place.waiting' : 'session.place.waitingForAnswer';
  const ask = isAgreed ? 'session.place.ask' : 'session.place.askAhead';
  return (
    <section className="dr-roomPart" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('session.place.title')}</h2>
      {isEditing && (
        <>
          <p className="dr-room-quiet">{t(ask, { platform, name: otherName })}</p>
          <MeetingLinkForm
            id={booking.id}
            meeting={meeting}
            onDone={() => setIsChanging(false)}
            onKeep={meeting ? () => setIsChanging(false) : undefined}
          />
        </>
      )}
      {!isEditing && meeting && (
        <>
          <MeetingAddress meeting={meeting} />
          {isForeignLink(booking.hostPlatform, meeting.url) && (
            <Alert role="note" type="warning" title={t('session.place.foreign', { platform })} />
          )}
          {isPersonalZoomRoom(booking.hostPlatform, meeting.url) && (
            <Alert role="note" type="warning" title={t('session.place.personal')} />
          )}
          {mayGive && <Button onClick={() => setIsChanging(true)}>{t('session.place.change')}</Button>}
        </>
      )}
      {!isEditing && !meeting && (
        <p className="dr-room-quiet">
          {viewer === 'client' ? t('session.place.none') : t(waiting, { name: otherName })}
        </p>
      )}
    </section>
  );
}
