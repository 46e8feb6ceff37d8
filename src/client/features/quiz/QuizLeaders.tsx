import { useTranslation } from '../../i18n/useTranslation';
import { useGetQuizLeadersQuery } from '../../api/openApi';
import type { QuizLanguage } from '../../../shared/domain/people/quizRules';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { formatDay } from '../../ui/time/formatInstant';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { readerZone } from '../../ui/time/readerZone';

/** The best results of a language's quiz, the best first. */
export function QuizLeaders({ language }: { language: QuizLanguage }) {
  const { t, i18n } = useTranslation();
  const { currentData: leaders, error, isFetching, refetch } = useGetQuizLeadersQuery({ language });
  return (
    <section className="dr-quiz-panel" aria-labelledby="quiz-leaders">
      <h2 id="quiz-leaders">{t('quiz.leaders')}</h2>
      {leaders?.length ? (
        <ol className="dr-quiz-leaders" aria-labelledby="quiz-leaders">
          {leaders.map(({ name, score, total, submitted_at }) => (
            <li key={`${name} ${submitted_at}`}>
              <strong>{name}</strong>
              <span className="dr-numerals">{t('quiz.points', { score, total })}</span>
              <span className="dr-quiz-day">{formatDay(submitted_at, i18n.language, readerZone())}</span>
            </li>
          ))}
        </ol>
      ) : leaders ? (
        <p>{t('quiz.noLeaders')}</p>
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('common.loading')} />
      )}
    </section>
  );
}
