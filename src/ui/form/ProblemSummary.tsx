import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { type Problem, ProblemList } from './ProblemList';

interface ProblemSummaryProps {
  problems: readonly Problem[];
  /** what is wrong with the whole, in words; empty where nothing is */
  failure: string;
  /** changes whenever the person should be told again */
  attempt: number;
}

/** Everything that keeps a form from being saved, each with its field's name. It takes the focus. */
export function ProblemSummary({ problems, failure, attempt }: ProblemSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const isListed = problems.length > 0;
  if (!isListed && failure === '') return null;
  const title = isListed ? t('login.problems') : failure;
  return (
    <div ref={box} className="dr-formSummary" role="group" aria-label={title} tabIndex={-1}>
      <Alert type="error" title={title} description={isListed && <ProblemList problems={problems} />} />
    </div>
  );
}
