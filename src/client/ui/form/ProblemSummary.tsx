import { Alert } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { ProblemList, type ProblemListProps } from './ProblemList';
import { useFocusOnAttempt } from './FocusAlert';

interface ProblemSummaryProps extends ProblemListProps {
  /** what is wrong with the whole, in words; empty where nothing is */
  failure: string;
  /** changes whenever the person should be told again */
  attempt: number;
}

/** Everything that keeps a form from being saved, each with its field's name. It takes the focus. */
export function ProblemSummary({ problems, onGo, failure, attempt }: ProblemSummaryProps) {
  const { t } = useTranslation();
  const box = useFocusOnAttempt(attempt);
  const isListed = problems.length > 0;
  if (!isListed && failure === '') return null;
  const title = isListed ? t('login.problems') : failure;
  return (
    <div ref={box} className="dr-formSummary" role="group" aria-label={title} tabIndex={-1}>
      <Alert
        type="error"
        title={title}
        description={isListed && <ProblemList problems={problems} onGo={onGo} />}
      />
    </div>
  );
}
