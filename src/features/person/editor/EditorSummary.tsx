import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { ProblemList } from '../../../ui/form/ProblemList';
import type { ProfileEditing } from './useProfileForm';

/** Everything that keeps the profile from being saved, each with its field's name. It takes the focus. */
export function EditorSummary({ problems, failure, attempt }: ProfileEditing['summary']) {
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
