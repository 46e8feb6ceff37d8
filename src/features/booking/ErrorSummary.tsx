import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Notice } from './Notice';

interface ErrorSummaryProps {
  problems: readonly { fieldId: string; text: string }[];
  submissions: number;
}

/** Everything that is wrong in one place, each with a way to its field. */
export function ErrorSummary({ problems, submissions }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    const field = document.getElementById(fieldId);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  };
  return (
    <Notice title={t('login.problems')} tone="problem" submissions={submissions}>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
