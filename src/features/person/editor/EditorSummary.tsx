import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import '../../../ui/form/FormSummary.css';
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
  return (
    <div ref={box} className="dr-formSummary" tabIndex={-1}>
      <Alert
        type="error"
        title={isListed ? t('login.problems') : failure}
        description={
          isListed && (
            <ul className="dr-formSummary-list">
              {problems.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      />
    </div>
  );
}
