import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { roomPhase } from '../../../shared/domain/booking/sessionRoom';
import { messagesWith, paths } from '../../paths';
import { BookingHero } from '../../entities/booking/panel/BookingHero';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { MeetingTitle } from '../../entities/booking/card/MeetingTitle';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { Briefing } from './Briefing';
import { Checklist } from './Checklist';
import { JoinPanel } from './JoinPanel';
import { MeetingPlace } from './MeetingPlace';
import { Presence } from './Presence';
import { useSession } from './useSession';
import { useNow } from '../../ui/time/useNow';

/** Most visits are before the end. */
const { Component: MeetingReviews } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "meeting-reviews" */ '../../entities/review/MeetingReviews'))
      .MeetingReviews,
);

interface SessionRoomViewProps {
  room: SessionRoom;
  /** when it was read, epoch milliseconds of this page's clock */
  readAt: number;
  viewer: Viewer;
}

/** The room as it stands: what matters now to the left, where and how to meet beside it. */
export function SessionRoomView({ room, readAt, viewer }: SessionRoomViewProps) {
  const { t } = useTranslation();
  const now = useServerNow(room.now, readAt);
  const { booking } = room;
  const startsAt = Date.parse(booking.startsAt);
  const hasCheckedIn = room.check_ins.some(({ by }) => by === viewer);
  const moments = { status: booking.status, startsAt, endsAt: Date.parse(booking.endsAt) };
  const phase = roomPhase({ ...moments, hasCheckedIn }, now);
  const isAhead = phase !== 'over' && phase !== 'off';
  const session = useSession(booking.id, phase);
  const own = viewer === 'client' ? paths.client : paths.interpreter;
  const otherName =
    viewer === 'client'
      ? booking.selectedInterpreter.name || t('ui.unnamedInterpreter')
      : booking.clientName.trim() || t('ui.clientFallback');
  const otherId = viewer === 'client' ? booking.interpreter_id : booking.client_id;
  return (
    <div className="dr-session dr-wrapping">
      <p className="dr-session-back">
        <Link to={own.records}>{t('session.toBookings')}</Link>
      </p>
      <h1>
        <span className="dr-session-kind">{t('session.room')}</span>{' '}
        <MeetingTitle title={booking.meetingTitle} />
      </h1>
      <div className="dr-session-columns">
        <div className="dr-session-column">
          <JoinPanel {...{ room, viewer, phase, session, otherName }} hasStarted={now >= startsAt} />
          {phase === 'over' && (
            <Suspense>
              <MeetingReviews booking={booking} viewer={viewer} headingLevel={2} />
            </Suspense>
          )}
          <BookingHero
            booking={booking}
            viewer={viewer}
            actions={
              <LinkButton to={messagesWith(own.messages, otherId)}>
                {t('session.message', { name: otherName })}
              </LinkButton>
            }
          />
        </div>
        <div className="dr-session-column">
          <Presence {...{ room, viewer }} isOver={phase === 'over'} />
          {(isAhead || room.meeting) && <MeetingPlace {...{ room, viewer, otherName, isAhead }} now={now} />}
        </div>
        <Briefing {...{ room, viewer, otherName }} />
        {isAhead && <Checklist room={room} />}
      </div>
    </div>
  );
}

/** Less is the way of the answer, and not worth a jump. */
const TOLERANCE_MS = 3000;

/** The present by the server's clock, epoch milliseconds: doors open by that one, however wrong the page's own is. */
function useServerNow(serverNow: string, readAt: number): number {
  const now = useNow();
  const ahead = Date.parse(serverNow) - readAt;
  return Math.abs(ahead) > TOLERANCE_MS ? now + ahead : now;
}
