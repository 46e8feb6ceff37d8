import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import { PROBLEM_OUTCOMES, type ProblemOutcome } from '../../../../shared/domain/booking/aftermath';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { formatInstant } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import { otherSide } from './problemStanding';

interface DecisionCellProps {
  problem: ReportedProblem;
  onDecide: (outcome: ProblemOutcome) => void;
}

/** A cent has no parts. */
const SMALLEST_TO_PART = 0.02;

/** What was decided about a problem, why it is not the reader's to decide, or not yet, or the buttons to decide it. */
export function DecisionCell({ problem, onDecide }: DecisionCellProps) {
  const { t, i18n } = useTranslation();
  const { outcome: decided, amount, reason, fee, isOwn, answerUntil } = problem;
  if (decided) {
    const owed = formatCents(centsFromEuros(amount ?? 0), i18n.language);
    return (
      <span className="dr-institute-named">
        <span>{t(`institute.problems.outcome.${decided}`, { amount: owed })}</span>
        {reason && <span className="dr-table-quiet">{t('institute.problems.because', { reason })}</span>}
      </span>
    );
  }
  if (isOwn) return <span className="dr-table-quiet">{t('institute.problems.own')}</span>;
  if (answerUntil) {
    const name = problem[otherSide(problem)] || t('talk.goneName');
    const when = formatInstant(answerUntil, i18n.language, readerZone());
    return <span className="dr-table-quiet">{t('institute.problems.waits', { name, when })}</span>;
  }
  const title = visibleText(problem.title) || t('ui.untitledMeeting');
  return (
    <div className="dr-table-actions">
      {PROBLEM_OUTCOMES.filter((each) => each !== 'partial' || fee >= SMALLEST_TO_PART).map((outcome) => (
        <Button
          key={outcome}
          type={outcome === 'counts' ? 'primary' : 'default'}
          aria-label={t(`institute.problems.decide.${outcome}.of`, { title })}
          onClick={() => onDecide(outcome)}
        >
          {t(`institute.problems.decide.${outcome}.label`)}
        </Button>
      ))}
    </div>
  );
}
