import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import './AftermathSection.css';
import { aftermathStanding } from './aftermathStanding';
import { formatInstant } from '../../../ui/time/formatInstant';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { readerZone } from '../../../ui/time/readerZone';
import { outcomeText } from '../card/HeldNote';
import type { Viewer } from '../card/statusLook';
import { type ConfirmHeld, useHeldAnswer } from '../../../ui/loading/useHeldAnswer';
import { useNow } from '../../../ui/time/useNow';

/** Few sessions have a problem: its form comes when it is asked for. */
const { Component: ProblemForm } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "problem" */ './ProblemForm')).ProblemForm,
);

interface AftermathSectionProps {
  booking: BookingRecord;
  viewer: Viewer;
  /** given because these pieces know no data source */
  confirmHeld: ConfirmHeld;
  reportProblem: (request: { id: string; text: string }) => { unwrap: () => Promise<unknown> };
}

/** Of a completed session: whether it took place, what was wrong with it, and what the other side says to that. */
export function AftermathSection({ booking, viewer, confirmHeld, reportProblem }: AftermathSectionProps) {
  const { t, i18n } = useTranslation();
  const { isAsked, reportUntil } = aftermathStanding(booking, viewer, useNow(60_000));
  const { answer, isAnswering } = useHeldAnswer(confirmHeld);
  const [isReporting, setIsReporting] = useState(false);
  const { aftermath } = booking;
  const problem = aftermath?.problem;
  if (!aftermath || (!isAsked && reportUntil === null && !problem)) return null;
  const kind = problem ? 'answer' : 'report';
  return (
    <div className="dr-aftermath" role="group" aria-label={t('aftermath.title')}>
      <h4>{t('aftermath.title')}</h4>
      {isAsked && <p>{t(viewer === 'interpreter' ? 'aftermath.askedOfYou' : 'aftermath.asked')}</p>}
      {aftermath.confirmedBy.includes(viewer) && <p>{t('aftermath.heldByYou')}</p>}
      {problem && <ProblemTold problem={problem} viewer={viewer} />}
      {reportUntil !== null && (
        <p className="dr-aftermath-quiet">
          {t(`aftermath.${kind}Until`, { when: formatInstant(reportUntil, i18n.language, readerZone()) })}
        </p>
      )}
      {isReporting && reportUntil !== null ? (
        <Suspense>
          <ProblemForm
            id={booking.id}
            kind={kind}
            reportProblem={reportProblem}
            onClose={() => setIsReporting(false)}
          />
        </Suspense>
      ) : (
        <div className="dr-aftermath-actions">
          {isAsked && (
            <Button type="primary" loading={isAnswering(booking.id)} onClick={() => answer(booking.id)}>
              {t('aftermath.held')}
            </Button>
          )}
          {reportUntil !== null && (
            <Button onClick={() => setIsReporting(true)}>{t(`aftermath.${kind}`)}</Button>
          )}
        </div>
      )}
    </div>
  );
}

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

/** The report, the other side's answer, and the decision. */
function ProblemTold({ problem, viewer }: { problem: Problem; viewer: Viewer }) {
  const { t, i18n } = useTranslation();
  const { answer, outcome, reason } = problem;
  const said = ({ at, text }: { at: string; text: string }) => ({
    when: formatInstant(at, i18n.language, readerZone()),
    text,
  });
  return (
    <>
      <p>{t('aftermath.problem', said(problem))}</p>
      {answer && <p>{t(`aftermath.answerOf.${problem.by === viewer ? 'theirs' : 'own'}`, said(answer))}</p>}
      <p>
        <strong>{outcome ? outcomeText(problem, t, i18n.language) : t('aftermath.undecided')}</strong>
      </p>
      {reason && <p>{t('aftermath.because', { reason })}</p>}
    </>
  );
}
