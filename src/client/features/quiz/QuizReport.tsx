import { Button, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { QuizResult } from '../../../shared/contract/interpreters/student';

interface QuizReportProps {
  result: QuizResult;
  /** it has just come, and is read out */
  isFresh?: boolean;
  onLeave?: () => void;
}

/** How an attempt went, question by question. */
export function QuizReport({ result, isFresh = false, onLeave }: QuizReportProps) {
  const { t } = useTranslation();
  const { score, total, passed, answers } = result;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);
  return (
    <section className="dr-quiz-report">
      <h2 ref={title} tabIndex={-1}>
        {t('quiz.scoreOf', { count: score, total })}
      </h2>
      <p>{t(passed ? 'quiz.passed' : 'quiz.notPassed')}</p>
      <ol className="dr-quiz-answers">
        {answers.map(({ question_id, text, choices, chosen, right }) => (
          <li key={question_id}>
            <p className="dr-quiz-asked">{text}</p>
            <p>
              <Tag className={chosen === right ? 'dr-quiz-right' : 'dr-quiz-wrong'}>
                {t(chosen === right ? 'quiz.right' : chosen === null ? 'quiz.open' : 'quiz.wrong')}
              </Tag>{' '}
              {chosen !== null && t('quiz.yourAnswer', { answer: choices[chosen] ?? '' })}
            </p>
            {chosen !== right && <p>{t('quiz.rightAnswer', { answer: choices[right] ?? '' })}</p>}
          </li>
        ))}
      </ol>
      {onLeave && (
        <div className="dr-quiz-ways">
          <Button type="primary" size="large" onClick={onLeave}>
            {t('quiz.again')}
          </Button>
        </div>
      )}
    </section>
  );
}
