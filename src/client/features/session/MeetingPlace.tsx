import { Alert, Button } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import {
  isForeignLink,
  isPersonalZoomRoom,
  mayGiveLink,
  maySeeLink,
} from '../../../shared/domain/booking/sessionRoom';
import { MEET_ELSEWHERE } from '../../paths';
import { Folded } from '../../ui/facts/Folded';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';
import { MeetingAddress } from './MeetingAddress';
import { MeetingLinkForm } from './MeetingLinkForm';

const { Component: BookedMode } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "booked-mode" */ '../../entities/room/BookedMode')).BookedMode,
);

interface MeetingPlaceProps {
  room: SessionRoom;
  viewer: Viewer;
  otherName: string;
  /** false once it is over, or off: then only the link that was given is left */
  isAhead: boolean;
  /** epoch milliseconds */
  now: number;
}

/** Where the two meet: in the room, or where the client says; the interpreter sees that once they have accepted. */
export function MeetingPlace(props: MeetingPlaceProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { hash } = useLocation();
  const { booking, meeting } = props.room;
  const isHere = booking.hostPlatform === ROOM_PLATFORM;
  const isShown = !isHere || meeting !== null || hash === MEET_ELSEWHERE;
  return (
    <section className="dr-sessionPart" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('session.place.title')}</h2>
      {isHere && props.isAhead && (
        <>
          <p>{t('session.place.room')}</p>
          <Suspense>
            <BookedMode bookingId={booking.id} />
          </Suspense>
        </>
      )}
      {isHere && isShown && props.isAhead && (
        <p className="dr-session-quiet">{t('session.place.elsewhereText')}</p>
      )}
      {isShown ? (
        <MeetingLink {...props} />
      ) : (
        <Folded label={t('session.place.elsewhere')}>
          <p className="dr-session-quiet">{t('session.place.elsewhereText')}</p>
          <MeetingLink {...props} />
        </Folded>
      )}
    </section>
  );
}

function MeetingLink({ room: { booking, meeting }, viewer, otherName, now }: MeetingPlaceProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const [isChanging, setIsChanging] = useState(false);
  const platform =
    booking.hostPlatform === 'Other' || booking.hostPlatform === ROOM_PLATFORM
      ? t('session.yourPlatform')
      : words.platform(booking.hostPlatform);
  const mayGive = viewer === 'client' && mayGiveLink(booking.status, Date.parse(booking.endsAt), now);
  const isEditing = mayGive && (isChanging || !meeting);
  const isAgreed = maySeeLink(booking.status);
  const waiting = isAgreed ? 'session.place.waiting' : 'session.place.waitingForAnswer';
  const ask = isAgreed ? 'session.place.ask' : 'session.place.askAhead';
  return (
    <>
      {isEditing && (
        <>
          <p className="dr-session-quiet">{t(ask, { platform, name: otherName })}</p>
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
        <p className="dr-session-quiet">
          {viewer === 'client' ? t('session.place.none') : t(waiting, { name: otherName })}
        </p>
      )}
    </>
  );
}
