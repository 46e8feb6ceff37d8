import { useTranslation } from '../../../i18n/useTranslation';
import type { MeetingFact } from '../../../../shared/contract/bookings/aftermath';
import type { BookingHappening } from '../../../../shared/contract/bookings/booking';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { formatInstant } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import './BookingHistory.css';
import type { Viewer } from '../card/statusLook';

const KNOWN = [
  'request',
  'change',
  'accept',
  'accept_at_once',
  'decline',
  'expire',
  'cancel',
  'join',
  'end',
  'complete',
  'propose',
  'agree',
  'refuse',
  'withdraw',
  'lapse',
  'review',
  'answer_review',
  'hide_review',
  'show_review',
  'confirmed_held',
  'problem',
  'answer_problem',
  'decide',
  'enter',
  'absent',
  'leave_early',
  'overtime',
  'end_overtime',
] as const;

/** Of which moment the minutes of a line are told. */
const MINUTES = { join: 'late', enter: 'late', leave_early: 'early', overtime: 'over' } as const;

interface HistoryLineProps {
  happening: MeetingFact & Partial<BookingHappening>;
  /** null: neither of the parties */
  viewer: Viewer | null;
}

/** One line: when, who, what, and what became different. */
export function HistoryLine({ happening, viewer }: HistoryLineProps) {
  const { t, i18n } = useTranslation();
  const { at, actor, actorName, action, minutes } = happening;
  const { changed = [], fee = null, proposedStart = null } = happening;
  const known = KNOWN.find((each) => each === action) ?? 'change';
  const told = known in MINUTES ? MINUTES[known as keyof typeof MINUTES] : null;
  const facts = changed.map((fact) => t(`life.history.facts.${fact}`));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(facts);
  const who = actor === 'time' ? '' : actorName || t(`life.history.nameless.${actor}`);
  const name = actor === viewer ? t('life.history.you', { name: who }) : who;
  return (
    <>
      <time dateTime={at} className="dr-history-when dr-numerals">
        {formatInstant(at, i18n.language, readerZone())}
      </time>
      <span>
        <strong>{t(`life.history.actions.${known}`)}</strong>
        {name && ` · ${name}`}
        {list && <span className="dr-history-more">{list}</span>}
        {proposedStart !== null && (
          <span className="dr-history-more">
            {t('life.history.proposedStart', {
              when: formatInstant(proposedStart, i18n.language, readerZone()),
            })}
          </span>
        )}
        {minutes !== null && told && (
          <span className="dr-history-more">{t(`life.history.minutes.${told}`, { minutes })}</span>
        )}
        {fee !== null && fee > 0 && (
          <span className="dr-history-more">
            {t('life.cancelled.owed', { amount: formatCents(centsFromEuros(fee), i18n.language) })}
          </span>
        )}
      </span>
    </>
  );
}
