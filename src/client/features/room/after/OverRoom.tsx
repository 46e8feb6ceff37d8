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

/** The meeting is over, or does not take place. Both parties are asked how it was, where they were there. */
export function OverRoom({ room, facts }: OverRoomProps) {
  const { t } = useTranslation();
  const kind = room.meeting?.phase === 'off' ? 'off' : 'over';
  const hasEntered = room.state.context.visitId !== null;
  if (facts && kind === 'over') return <AfterMeeting {...{ room, facts, hasEntered }} />;
  const text = facts ? 'off' : hasEntered ? 'guest' : 'guestNever';
  return (
    <div className="dr-roomAlone">
      <RoomHeading {...{ room, facts }} />
      <Words title={t(`room.after.${kind}Title`)} text={t(`room.after.${text}`)} />
      {facts && <Ways facts={facts} />}
    </div>
  );
}

/** The booking is read again: it became completed a moment ago. */
function AfterMeeting({
  room,
  facts,
  hasEntered,
}: OverRoomProps & { facts: RoomFacts; hasEntered: boolean }) {
  const { t } = useTranslation();
  const { session, viewer } = facts;
  const { data = session, isFetching } = useGetSessionQuery(
    { id: session.booking.id },
    { refetchOnMountOrArgChange: true },
  );
  const wasThere = hasEntered || data.check_ins.some(({ by }) => by === viewer);
  return (
    <div className="dr-roomAlone">
      <RoomHeading {...{ room, facts }} />
      <Words
        title={t('room.after.overTitle')}
        text={t(wasThere || isFetching ? 'room.after.over' : 'room.after.never')}
      />
      {wasThere && (
        <Suspense>
          <MeetingReviews booking={data.booking} viewer={viewer} headingLevel={2} />
        </Suspense>
      )}
      <Ways facts={facts} />
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="dr-roomPart" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function Ways({ facts: { viewer, session } }: { facts: RoomFacts }) {
  const { t } = useTranslation();
  return (
    <p className="dr-roomActions">
      <LinkButton size="large" to={sessionAt(paths[viewer].session, session.booking.id)}>
        {t('room.toSession')}
      </LinkButton>
      <LinkButton size="large" to={paths[viewer].records}>
        {t('room.toBookings')}
      </LinkButton>
    </p>
  );
}

/** For a guest whom somebody in the meeting did not let in, or put out, or whose link was taken back meanwhile. */
export function RemovedFromRoom({ why }: { why: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.title')}</h1>
      <Words
        title={t('room.removed.title')}
        text={t(`room.removed.${why === 'refused' || why === 'revoked' ? why : 'removed'}`)}
      />
    </div>
  );
}
