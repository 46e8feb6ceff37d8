import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import { Alert, Button } from 'antd';
import { JOIN_OPENS_BEFORE_MS } from '../../../../shared/domain/booking/bookingLife';
import { apiErrorText } from '../../../../shared/i18n/apiErrorText';
import { useTranslation } from '../../../i18n/useTranslation';
import { formatInstant } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';
import { WithoutRoom } from '../page/WithoutRoom';

/** Whether one may enter now, and the button for it; else what is waited for. */
export function EnterPart({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t } = useTranslation();
  const { state, send, meeting } = room;
  const { isAdmitted, failure, problem } = state.context;
  const isOpen = meeting?.phase === 'open' || meeting?.phase === 'overtime';
  const isBusy = state.matches('connecting');
  const enter = () => {
    if (state.matches('checkingDevices')) send({ type: 'lobby.pressed' });
    send({ type: 'enter.pressed' });
  };
  return (
    <section className="dr-roomPart dr-roomEnter" aria-label={t('room.lobby.enterTitle')}>
      <p role="status">
        <Standing {...{ room, facts, isOpen }} />
      </p>
      {isOpen && isAdmitted && problem !== 'unsupported' && (
        <Button
          type="primary"
          size="large"
          icon={<ArrowRightOutlined aria-hidden="true" />}
          loading={isBusy}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : enter}
        >
          {t('room.lobby.enter')}
        </Button>
      )}
      {isBusy && (
        <p className="dr-visuallyHidden" role="status">
          {t('room.lobby.entering')}
        </p>
      )}
      {failure && (
        <Alert type="error" showIcon title={t('room.lobby.refused')} description={apiErrorText(failure, t)} />
      )}
      {problem === 'unsupported' && <WithoutRoom facts={facts} />}
    </section>
  );
}

interface StandingProps {
  room: Room;
  facts: RoomFacts | null;
  isOpen: boolean;
}

function Standing({ room: { meeting, guest, state }, facts, isOpen }: StandingProps) {
  const { t, i18n } = useTranslation();
  const others = meeting?.people.filter(({ is_there }) => is_there) ?? [];
  if (state.context.problem === 'unsupported') return t('room.lobby.unsupported');
  if (!state.context.isAdmitted)
    return guest ? t('room.guest.waiting', { name: guest.name }) : t('room.opening');
  if (!meeting) return t('room.opening');
  if (!isOpen && facts?.session.booking.status === 'pending') {
    return t('room.lobby.unconfirmed', { name: facts.otherName });
  }
  if (!isOpen) {
    const opensAt = Date.parse(meeting.starts_at) - JOIN_OPENS_BEFORE_MS;
    return t('room.lobby.early', { time: formatInstant(opensAt, i18n.language, readerZone()) });
  }
  if (guest?.state === 'left') return t('room.left.textGuest');
  if (!facts) return t('room.guest.admitted');
  if (others.length === 0) return t('room.lobby.openFirst', { name: facts.otherName });
  return t('room.lobby.open');
}
