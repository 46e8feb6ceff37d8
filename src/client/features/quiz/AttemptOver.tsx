import { Button, Result } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** The answers did not arrive in time. */
export function AttemptOver({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Result
      status="warning"
      title={
        <h2 ref={title} tabIndex={-1}>
          {t('quiz.tooLate')}
        </h2>
      }
      subTitle={t('quiz.tooLateText')}
      extra={
        <Button type="primary" size="large" onClick={onLeave}>
          {t('quiz.again')}
        </Button>
      }
    />
  );
}
