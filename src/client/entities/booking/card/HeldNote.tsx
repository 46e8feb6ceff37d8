import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { aftermathStanding } from '../details/aftermathStanding';
import type { Viewer } from './statusLook';
import type { TFunction } from 'i18next';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

interface HeldNoteProps {
  booking: BookingRecord;
  viewer: Viewer;
  isAnswering: boolean;
  onHeld: (id: string) => void;
  /** where something was wrong, the details take it */
  onReport: (id: string) => void;
}

/** On the card of a session that is over: did it take place, what does the reader say to what was reported, what became of it? */
export function HeldNote({ booking, viewer, isAnswering, onHeld, onReport }: HeldNoteProps) {
  const { t, i18n } = useTranslation();
  // When it was first shown: a list of old sessions needs no clock for each of them.
  const [now] = useState(() => Date.now());
  const { isAsked, isToAnswer } = aftermathStanding(booking, viewer, now);
  if (isToAnswer) {
    return (
      <div className="dr-pass-note">
        <p>{t('aftermath.problemShort')}</p>
        <div className="dr-pass-note-actions">
          <Button size="small" type="primary" onClick={() => onReport(booking.id)}>
            {t('aftermath.answer')}
          </Button>
        </div>
      </div>
    );
  }
  if (!isAsked) {
    const problem = booking.aftermath?.problem;
    // what counts after all is as if nothing had been reported
    if (!problem || problem.outcome === 'counts') return null;
    return (
      <p className="dr-pass-note">
        {problem.outcome ? outcomeText(problem, t, i18n.language) : t('aftermath.problemShort')}
      </p>
    );
  }
  return (
    <div className="dr-pass-note">
      <p>{t('aftermath.askedShort')}</p>
      <div className="dr-pass-note-actions">
        <Button size="small" type="primary" loading={isAnswering} onClick={() => onHeld(booking.id)}>
          {t('aftermath.held')}
        </Button>
        <Button size="small" onClick={() => onReport(booking.id)}>
          {t('aftermath.notHeld')}
        </Button>
      </div>
    </div>
  );
}

/** The decision about a problem, with the amount where a part of the fee is owed; empty while there is none. */
export function outcomeText({ outcome, amount }: Problem, t: TFunction, language: string): string {
  if (outcome === null) return '';
  return t(`aftermath.outcome.${outcome}`, { amount: formatCents(centsFromEuros(amount ?? 0), language) });
}
