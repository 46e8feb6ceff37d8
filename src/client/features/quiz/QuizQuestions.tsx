import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { OpenAttempt, QuizEvent } from '../../machines/quiz/quizMachine';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { refusalText } from '../../i18n/failureText';
import { QuestionChoices } from './QuestionChoices';
import { Gap } from '../../ui/time/Gap';
import { useNow } from '../../ui/time/useNow';
import { countdownWords } from '../../ui/time/Countdown';

interface QuizQuestionsProps {
  open: OpenAttempt;
  place: number;
  failure: ApiError | null;
  /** whether to hand in with questions left open is being asked */
  isConfirming: boolean;
  isBusy: boolean;
  send: (event: QuizEvent) => void;
}

/** One question at a time, how far one is, and the way to hand in. */
export function QuizQuestions({ open, place, failure, isConfirming, isBusy, send }: QuizQuestionsProps) {
  const { t } = useTranslation();
  const { questions } = open.attempt;
  const question = questions[place];
  const total = questions.length;
  const answered = questions.filter(({ id }) => open.choices[id] !== undefined).length;
  const piece = useRef<HTMLDivElement>(null);
  // each question is read out as it comes
  useEffect(() => piece.current?.querySelector<HTMLElement>('h2')?.focus(), [place]);
  if (!question) return null;
  const isLast = place === total - 1;
  const show = (next: number) => send({ type: 'question.opened', place: next });
  const words = t('quiz.answered', { count: answered, total });
  return (
    <div ref={piece} className="dr-quiz-card">
      <div className="dr-quiz-standing">
        <div className="dr-quiz-progress">
          <p>{words}</p>
          <Progress
            percent={(answered / total) * 100}
            showInfo={false}
            aria-label={t('quiz.progress')}
            aria-valuetext={words}
          />
        </div>
        <TimeLeft endsAt={open.endsAt} />
      </div>
      {failure && (
        <ErrorAlert
          message={refusalText(failure, t)}
          onRetry={() => send({ type: 'answers.submitted' })}
          isRetrying={isBusy}
        />
      )}
      <QuestionChoices
        key={question.id}
        question={question}
        lead={t('quiz.questionOf', { place: place + 1, total })}
        chosen={open.choices[question.id]}
        isDisabled={isBusy || isConfirming}
        onChoose={(choice) => send({ type: 'answer.chosen', questionId: question.id, choice })}
      />
      {isConfirming ? (
        <Alert
          type="warning"
          role="alert"
          title={t('quiz.leftOpen', { count: total - answered })}
          description={t('quiz.leftOpenText')}
          action={
            <div className="dr-quiz-ways">
              <Button type="primary" onClick={() => show(place)}>
                {t('quiz.goOn')}
              </Button>
              <Button onClick={() => send({ type: 'answers.confirmed' })}>{t('quiz.handInAnyway')}</Button>
            </div>
          }
        />
      ) : (
        <div className="dr-quiz-ways">
          <Button size="large" disabled={place === 0 || isBusy} onClick={() => show(place - 1)}>
            {t('quiz.previous')}
          </Button>
          {!isLast && (
            <Button type="primary" size="large" disabled={isBusy} onClick={() => show(place + 1)}>
              {t('quiz.next')}
            </Button>
          )}
          {(isLast || answered === total) && (
            <Button
              type={isLast ? 'primary' : 'default'}
              size="large"
              loading={isBusy}
              onClick={() => send({ type: 'answers.submitted' })}
            >
              {t('quiz.handIn')}
            </Button>
          )}
        </div>
      )}
      <p className="dr-visuallyHidden" role="status">
        {isBusy ? t('quiz.handingIn') : ''}
      </p>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** How long the attempt stays open; its last minute is said aloud once. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const { t, i18n } = useTranslation();
  const left = Math.max(0, endsAt - useNow());
  return (
    <p className="dr-quiz-time" data-urgent={left < MINUTE_MS}>
      {t('quiz.timeLeft')}
      <Gap />
      <strong role="timer" className="dr-numerals">
        {countdownWords(left, i18n.language, true)}
      </strong>
      <span className="dr-visuallyHidden" role="status">
        {left < MINUTE_MS ? t('quiz.lastMinute') : ''}
      </span>
    </p>
  );
}
