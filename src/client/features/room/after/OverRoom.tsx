import { Suspense } from 'react';
import { useGetSessionQuery } from '../../../api/sessionApi';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths, sessionAt } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import type { Room } from '../engine/Room';
import { type RoomFacts, RoomHeading } from '../page/RoomHeading';

const { Component: MeetingReviews } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "meeting-reviews" */ '../../../entities/review/MeetingReviews'))
      .MeetingReviews,
);

interface OverRoomProps {
  room: Room;
  facts: RoomFacts | null;
}

/** The meeting is over, or does not take place. Both parties are asked how it was. */
export function OverRoom({ room, facts }: OverRoomProps) {
  const { t } = useTranslation();
  const phase = room.meeting?.phase;
  const kind = phase === 'off' ? 'off' : 'over';
  return (
    <div className="dr-roomAlone">
      <RoomHeading {...{ room, facts }} />
      <div className="dr-roomPart" role="status">
        <h2>{t(`room.after.${kind}Title`)}</h2>
        <p>{t(facts ? `room.after.${kind}` : 'room.after.guest')}</p>
      </div>
      {facts && kind === 'over' && <Review facts={facts} />}
      {facts && (
        <p className="dr-roomActions">
          <LinkButton size="large" to={sessionAt(paths[facts.viewer].session, facts.session.booking.id)}>
            {t('room.toSession')}
          </LinkButton>
          <LinkButton size="large" to={paths[facts.viewer].records}>
            {t('room.toBookings')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** The booking is read again: it became completed a moment ago. */
function Review({ facts: { session, viewer } }: { facts: RoomFacts }) {
  const { data } = useGetSessionQuery({ id: session.booking.id }, { refetchOnMountOrArgChange: true });
  const booking = data?.booking ?? session.booking;
  if (booking.status !== 'completed') return null;
  return (
    <Suspense>
      <MeetingReviews booking={booking} viewer={viewer} headingLevel={2} />
    </Suspense>
  );
}

/** For a guest whom somebody in the meeting did not let in, or put out. */
export function RemovedFromRoom() {
  const { t } = useTranslation();
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.title')}</h1>
      <div className="dr-roomPart" role="status">
        <h2>{t('room.removed.title')}</h2>
        <p>{t('room.removed.text')}</p>
      </div>
    </div>
  );
}
