import { Button, Collapse } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetQuizDemoQuery, useLazyGetQuizDemoQuery } from '../../api/openApi';
import type { QuizLanguage } from '../../../shared/domain/people/quizRules';
import type { QuizChoices } from '../../machines/quiz/quizMachine';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { QuestionChoices } from './QuestionChoices';

/** Three questions to try before an attempt, which count for nothing; they are fetched when they are opened. */
export function QuizDemo({ language }: { language: QuizLanguage }) {
  const { t } = useTranslation();
  return (
    <Collapse
      destroyOnHidden
      items={[{ key: 'demo', label: t('quiz.demo.title'), children: <DemoQuestions language={language} /> }]}
    />
  );
}

function DemoQuestions({ language }: { language: QuizLanguage }) {
  const { t } = useTranslation();
  const { currentData, error, isFetching, refetch } = useGetQuizDemoQuery({ language });
  const [grade, graded] = useLazyGetQuizDemoQuery();
  const [choices, setChoices] = useState<QuizChoices>({});
  if (error && !isFetching)
    return <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingRows text={t('common.loading')} rows={3} />;
  const { questions } = currentData;
  const score = graded.currentData?.score ?? null;
  const answers = Object.entries(choices).map(([question_id, choice]) => ({ question_id, choice }));
  return (
    <div className="dr-quiz-demo">
      {questions.map((question, place) => (
        <QuestionChoices
          key={question.id}
          question={question}
          lead={t('quiz.questionOf', { place: place + 1, total: questions.length })}
          chosen={choices[question.id]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [question.id]: choice }))}
        />
      ))}
      {graded.error && !graded.isFetching && <ErrorAlert message={failureText(graded.error, t)} />}
      <div className="dr-quiz-ways">
        <Button
          disabled={answers.length < questions.length}
          loading={graded.isFetching}
          onClick={() => void grade({ language, answers })}
        >
          {t('quiz.demo.check')}
        </Button>
        <p role="status">
          {score !== null && !graded.isFetching
            ? t('quiz.scoreOf', { count: score, total: questions.length })
            : ''}
        </p>
      </div>
    </div>
  );
}
