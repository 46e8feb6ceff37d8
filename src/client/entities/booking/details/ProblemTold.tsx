import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { formatInstant } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import type { Viewer } from '../card/statusLook';

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

/** What was reported, what the other side says to it, and what was decided. */
export function ProblemTold({ problem, viewer }: { problem: Problem; viewer: Viewer }) {
  const { t, i18n } = useTranslation();
  const { answer, outcome } = problem;
  const said = ({ at, text }: { at: string; text: string }) => ({
    when: formatInstant(at, i18n.language, readerZone()),
    text,
  });
  return (
    <>
      <p>{t('aftermath.problem', said(problem))}</p>
      {answer && <p>{t(`aftermath.answerOf.${problem.by === viewer ? 'theirs' : 'own'}`, said(answer))}</p>}
      <p>
        <strong>{outcome ? t(`aftermath.outcome.${outcome}`) : t('aftermath.undecided')}</strong>
      </p>
    </>
  );
}
