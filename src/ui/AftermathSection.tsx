import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { isAskedWhetherHeld, mayReportProblem, PROBLEM_WINDOW_MS } from '../domain/aftermath';
import './AftermathSection.css';
import { failureText } from './failureText';
import { formatInstant } from './formatInstant';
import { ProblemForm } from './ProblemForm';
import { readerZone } from './readerZone';
import type { Viewer } from './statusLook';
import { useNow } from './useNow';
import { useToast } from './useToast';

type Call<Request> = (request: Request) => { unwrap: () => Promise<unknown> };

interface AftermathSectionProps {
  booking: BookingRecord;
  viewer: Viewer;
  /** given because these pieces know no data source */
  confirmHeld: Call<{ id: string }>;
  reportProblem: Call<{ id: string; text: string }>;
}

/** Of a completed session: whether it took place, and what was wrong with it. */
export function AftermathSection({ booking, viewer, confirmHeld, reportProblem }: AftermathSectionProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const now = useNow(60_000);
  const [isReporting, setIsReporting] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { aftermath, status } = booking;
  if (!aftermath) return null;
  const endsAt = Date.parse(booking.endsAt);
  const isAsked = isAskedWhetherHeld(viewer, status, endsAt, aftermath, now);
  const mayReport = mayReportProblem(status, endsAt, aftermath, now);
  const { problem } = aftermath;
  const say = (instant: string | number) => formatInstant(instant, i18n.language, readerZone());
  const confirm = async () => {
    setIsConfirming(true);
    try {
      await confirmHeld({ id: booking.id }).unwrap();
      toast.success({ title: t('aftermath.confirmed') });
    } catch (failure) {
      toast.error({ title: t('aftermath.refused'), text: failureText(failure, t) });
    }
    setIsConfirming(false);
  };
  if (!isAsked && !mayReport && !problem) return null;
  return (
    <section className="dr-aftermath" aria-label={t('aftermath.title')}>
      <h4>{t('aftermath.title')}</h4>
      {isAsked && <p>{t('aftermath.asked')}</p>}
      {aftermath.confirmedBy.includes(viewer) && <p>{t('aftermath.heldByYou')}</p>}
      {problem && (
        <p>
          {t('aftermath.problem', { when: say(problem.at), text: problem.text })}{' '}
          <strong>
            {problem.outcome ? t(`aftermath.outcome.${problem.outcome}`) : t('aftermath.undecided')}
          </strong>
        </p>
      )}
      {mayReport && (
        <p className="dr-aftermath-quiet">
          {t('aftermath.reportUntil', { when: say(endsAt + PROBLEM_WINDOW_MS) })}
        </p>
      )}
      {isReporting && mayReport ? (
        <ProblemForm id={booking.id} reportProblem={reportProblem} onClose={() => setIsReporting(false)} />
      ) : (
        <div className="dr-aftermath-actions">
          {isAsked && (
            <Button type="primary" loading={isConfirming} onClick={() => void confirm()}>
              {t('aftermath.held')}
            </Button>
          )}
          {mayReport && <Button onClick={() => setIsReporting(true)}>{t('aftermath.report')}</Button>}
        </div>
      )}
    </section>
  );
}
