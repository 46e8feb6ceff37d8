import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import type { SessionRoom } from '../../../../shared/contract/bookings/session';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Viewer } from '../../../entities/booking/card/statusLook';
import { MeetingTitle } from '../../../entities/booking/card/MeetingTitle';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { formatClock, formatDay } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import type { Room } from '../engine/Room';

/** A booking's facts beside the room itself, for the pages of its parties; a guest's page knows nothing of them. */
export interface RoomFacts {
  viewer: Viewer;
  session: SessionRoom;
  ownName: string;
  /** the other party's */
  otherName: string;
}

/** The meeting: its title, its languages and its time. A guest who was not let in yet is told the time alone. */
export function RoomHeading({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t, i18n } = useTranslation();
  const { meeting, guest } = room;
  const title = meeting?.title ?? facts?.session.booking.meetingTitle;
  const startsAt = meeting?.starts_at ?? facts?.session.booking.startsAt ?? guest?.startsAt;
  const endsAt = meeting?.ends_at ?? facts?.session.booking.endsAt ?? guest?.endsAt;
  const [from, to] = meeting?.languages ?? [];
  const clock = (at: string) => formatClock(at, i18n.language, readerZone());
  return (
    <header className="dr-roomHeading">
      <h1>
        <span className="dr-roomHeading-kind">{t('room.title')}</span>{' '}
        {title !== undefined && <MeetingTitle title={title} />}
      </h1>
      {from !== undefined && to !== undefined && <LanguagePair from={from} to={to} />}
      {startsAt !== undefined && endsAt !== undefined && (
        <p className="dr-roomHeading-when dr-numerals">
          {t('room.when', {
            day: formatDay(startsAt, i18n.language, readerZone()),
            from: clock(startsAt),
            to: clock(endsAt),
          })}
        </p>
      )}
    </header>
  );
}

/** That nobody listens in, and nothing is kept. */
export function Unrecorded() {
  const { t } = useTranslation();
  return (
    <p className="dr-roomUnrecorded">
      <EyeInvisibleOutlined aria-hidden="true" /> <strong>{t('room.unrecorded.title')}</strong>{' '}
      {t('room.unrecorded.text')}
    </p>
  );
}
