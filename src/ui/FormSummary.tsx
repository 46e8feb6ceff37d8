import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation';

interface FormSummaryProps {
  /** in words, by the field's id, in the fields' order */
  problems: readonly { id: string; text: string }[];
  /** what is wrong with the whole, in words; empty where nothing is */
  failure: string;
  /** changes whenever the person should be told anew */
  attempt: number;
}

/** Everything that keeps a form from going on. It takes the focus, and each line leads to its field. */
export function FormSummary({ problems, failure, attempt }: FormSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = problems.length === 0 && failure === '';
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (isEmpty) return null;
  return (
    <div ref={box} className="dr-form-failure" tabIndex={-1} role="alert">
      {problems.length === 0 ? failure : <p>{t('login.problems')}</p>}
      {problems.length > 0 && (
        <ul>
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
      )}
    </div>
  );
}
