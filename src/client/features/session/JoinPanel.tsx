import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import { roomAt } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { roomOpensAt, type RoomPhase } from '../../../shared/domain/booking/sessionRoom';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { EndQuestion } from './EndQuestion';
import type { useSession } from './useSession';

interface JoinPanelProps {
  room: SessionRoom;
  viewer: Viewer;
  phase: RoomPhase;
  session: ReturnType<typeof useSession>;
  otherName: string;
  hasStarted: boolean;
}

/** The person's next step for this meeting, in one sentence and one button. */
export function JoinPanel({ room, viewer, phase, session, otherName, hasStarted }: JoinPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { state, send } = session;
  const isPresent = state.hasTag('present');
  const isHere = room.booking.hostPlatform === ROOM_PLATFORM;
  return (
    <section className="dr-sessionPart dr-join" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('session.join.title')}</h2>
      <p role="status">
        <Sentence {...{ room, viewer, otherName }} phase={isPresent ? 'present' : phase} />
      </p>
      {isHere && HERE.has(phase) && (
        <LinkButton type="primary" size="large" to={roomAt(room.booking.id)}>
          {t('ui.join')}
        </LinkButton>
      )}
      {!isHere && (state.matches('atTheDoor') || state.matches('checkingIn')) && (
        <Button
          type="primary"
          size="large"
          loading={state.matches('checkingIn')}
          onClick={() => send({ type: 'join.pressed' })}
        >
          {t('session.join.button')}
        </Button>
      )}
      {isPresent && <OpenMeeting room={room} />}
      {isPresent && viewer === 'interpreter' && <EndQuestion session={session} hasStarted={hasStarted} />}
    </section>
  );
}

/** While there is a room to look into: it says itself when it opens. */
const HERE: ReadonlySet<RoomPhase> = new Set(['tooEarly', 'open', 'present']);

function Sentence({
  room,
  viewer,
  phase,
  otherName,
}: Pick<JoinPanelProps, 'room' | 'viewer' | 'phase' | 'otherName'>) {
  const { t, i18n } = useTranslation();
  const isHere = room.booking.hostPlatform === ROOM_PLATFORM;
  if (phase === 'unconfirmed') {
    return t(viewer === 'client' ? 'session.join.unconfirmedClient' : 'session.join.unconfirmedInterpreter', {
      name: otherName,
    });
  }
  if (phase === 'tooEarly') {
    const opensAt = roomOpensAt(Date.parse(room.booking.startsAt));
    return t('session.join.tooEarly', { time: formatInstant(opensAt, i18n.language, readerZone()) });
  }
  if (phase === 'open') {
    return isHere ? t('session.join.room') : t('session.join.open', { name: otherName });
  }
  if (phase === 'present' && isHere) return t('session.join.present');
  if (phase === 'present') {
    const noLink = viewer === 'client' ? 'session.join.giveLink' : 'session.join.noLinkYet';
    const second = t(room.meeting ? 'session.join.whereNext' : noLink, { name: otherName });
    return t('common.inTurn', { first: t('session.join.present'), second });
  }
  return t(phase === 'over' ? 'session.join.over' : 'session.join.off');
}

function OpenMeeting({ room: { meeting } }: { room: SessionRoom }) {
  const { t } = useTranslation();
  if (!meeting) return null;
  return (
    <Button type="primary" size="large" href={meeting.url} target="_blank" rel="noopener noreferrer">
      {t('session.join.openMeeting')}
      <span className="dr-visuallyHidden"> ({t('session.join.newTab')})</span>
    </Button>
  );
}
