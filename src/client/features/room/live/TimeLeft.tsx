import type { RoomFacts } from '../page/RoomHeading';
import { centsFromEuros, formatCents, totalFeeCents } from '../../../../shared/domain/money/money';
import { useTranslation } from '../../../i18n/useTranslation';
import { inUnits } from '../../../ui/text/formatNumber';
import { useNow } from '../../../ui/time/useNow';
import type { Room } from '../engine/Room';
import { BriefAlert } from './BriefAlert';

const MINUTE_MS = 60_000;
const QUARTER = 15;
/** From so long before the end on it is said. */
const WARNED_BEFORE_MS = 5 * MINUTE_MS;

/** How long the meeting still has, and before its end what staying longer means: nothing is owed for it by itself. */
export function TimeLeft({ room: { meeting, own }, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t, i18n } = useTranslation();
  const now = useNow();
  if (!meeting) return null;
  const toStart = Date.parse(meeting.starts_at) - now;
  const toEnd = Date.parse(meeting.ends_at) - now;
  const minutes = (ms: number) =>
    inUnits(i18n.language, 'short', [Math.max(1, Math.ceil(ms / MINUTE_MS)), 'minute']);
  const words =
    toStart > 0
      ? t('room.time.startsIn', { time: minutes(toStart) })
      : toEnd > 0
        ? t('room.time.left', { time: minutes(toEnd) })
        : t('room.time.over', { time: minutes(-toEnd) });
  return (
    <>
      <p className="dr-live-time">
        <strong role="timer" className="dr-numerals">
          {words}
        </strong>
        <span>
          {t(`room.quality.${own.quality === 'weak' && !own.isHeldBack ? 'weakSound' : own.quality}`)}
        </span>
      </p>
      {toEnd <= WARNED_BEFORE_MS && <Warning facts={facts} isOver={toEnd <= 0} />}
    </>
  );
}

function Warning({ facts, isOver }: { facts: RoomFacts | null; isOver: boolean }) {
  const { t } = useTranslation();
  const kind = isOver ? 'overtime' : 'soonOver';
  return (
    <BriefAlert
      role="note"
      title={t(`room.time.${kind}`)}
      short={t(`room.time.short.${kind}`)}
      more={t('room.time.goingOn')}
    >
      <p>{t(facts?.viewer === 'interpreter' ? 'room.time.stayInterpreter' : 'room.time.stay')}</p>
      {facts && <Cost facts={facts} />}
    </BriefAlert>
  );
}

function Cost({ facts: { session, otherName } }: { facts: RoomFacts }) {
  const { t, i18n } = useTranslation();
  const { totalFee, pricePerHour } = session.booking.selectedInterpreter;
  const quarter = totalFeeCents(centsFromEuros(pricePerHour), QUARTER);
  if (Number.isNaN(quarter)) return null;
  return (
    <p>
      {t('room.time.cost', {
        fee: formatCents(centsFromEuros(totalFee), i18n.language),
        price: formatCents(quarter, i18n.language),
        minutes: QUARTER,
        name: otherName,
      })}
    </p>
  );
}
