import { Collapse } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetQuizResultQuery } from '../../api/studentApi';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { formatDay } from '../../ui/time/formatInstant';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { readerZone } from '../../ui/time/readerZone';
import { QuizReport } from './QuizReport';

/** The result of the reader's latest attempt. */
export function LastResult() {
  const { t, i18n } = useTranslation();
  const { currentData: result, error, isFetching, refetch } = useGetQuizResultQuery({});
  return (
    <section className="dr-quiz-panel" aria-labelledby="quiz-last">
      <h2 id="quiz-last">{t('quiz.last')}</h2>
      {result && !error ? (
        <>
          <p>
            {t('quiz.lastOf', {
              language: languageNameIn(result.language, i18n.language),
              score: result.score,
              total: result.total,
              date: formatDay(result.submitted_at, i18n.language, readerZone()),
            })}
          </p>
          <Collapse
            items={[
              { key: 'report', label: t('quiz.lastAnswers'), children: <QuizReport result={result} /> },
            ]}
          />
        </>
      ) : result === null && !error ? (
        <p>{t('quiz.noResult')}</p>
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('common.loading')} rows={2} />
      )}
    </section>
  );
}
