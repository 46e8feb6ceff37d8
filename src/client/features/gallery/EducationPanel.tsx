import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetInterpreterProfileQuery } from '../../api/interpreterApi';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import type { FilledInterpreter } from '../../../shared/domain/people/interpreterDefaults';
import type { InterpreterWords } from '../../entities/interpreter/useInterpreterWords';

/** The props of every panel of a card. */
export interface PanelProps {
  interpreter: FilledInterpreter;
  /** a detailed profile was published */
  hasProfile: boolean;
  words: InterpreterWords;
}

const DEGREES = ['university', 'ongoingLearning', 'associations', 'certificates'] as const;

/** Certifications, which the list brings, and what a published profile says of the interpreter's education. */
export function EducationPanel({ interpreter: { uuid, certifications }, hasProfile, words }: PanelProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useGetInterpreterProfileQuery(
    hasProfile ? { uuid } : skipToken,
  );
  const education = data?.education;
  const learned = education
    ? [
        ...DEGREES.filter((degree) => education[degree]).map((degree) => t(`profile.degrees.${degree}`)),
        visibleText(education.text ?? ''),
      ].filter((each) => each !== '')
    : [];
  return (
    <>
      <dl className="dr-talent-facts">
        {learned.length > 0 && (
          <div>
            <dt>{t('profile.education')}</dt>
            {learned.map((each) => (
              <dd key={each} dir="auto">
                {each}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('gallery.education.certifications')}</dt>
          {certifications.map((name) => (
            <dd key={name}>{words.certification(name)}</dd>
          ))}
          {certifications.length === 0 && <dd>{t('gallery.education.none')}</dd>}
        </div>
      </dl>
      {error && (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}
