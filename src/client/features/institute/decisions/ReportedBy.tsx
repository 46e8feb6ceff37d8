import { useTranslation } from '../../../i18n/useTranslation';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import { PersonCell } from '../people/PersonCell';

interface ReportedByProps {
  problem: ReportedProblem;
  by: 'client' | 'interpreter';
  /** whether it is the report or the other side's answer */
  words: 'by' | 'answer';
}

/** Which of the two people said it. */
export function ReportedBy({ problem, by, words }: ReportedByProps) {
  const { t } = useTranslation();
  const name = problem[by] || t('talk.goneName');
  return (
    <PersonCell
      person={{ name, photo_url: problem.faces[by] }}
      shown={t(`institute.problems.${words}.${by}`, { name })}
      isFact
    />
  );
}
