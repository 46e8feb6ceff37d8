import { useTranslation } from '../../i18n/useTranslation';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import './quiz.css';
import { QuizQuestions } from './QuizQuestions';
import { QuizReport } from './QuizReport';
import { QuizStart } from './QuizStart';
import { Button, Result } from 'antd';
import { useEffect, useRef } from 'react';
import { useMachine } from '@xstate/react';
import { quizMachine } from '../../machines/quiz/quizMachine';
import { useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { tabMemory } from '../../ui/buttons/tabMemory';
import { useNow } from '../../ui/time/useNow';
import { choicesPlace, quizActors } from './quizActors';

/** The language quiz: what it is and who leads, the questions against the clock, and what came of them. */
export function QuizScreen() {
  const { t, i18n } = useTranslation();
  const { state, send } = useQuiz();
  const { open, place, result, failure } = state.context;
  const leave = () => send({ type: 'quiz.left' });
  const language = open?.attempt.language;
  return (
    <div className="dr-quiz dr-reading">
      <h1>
        {language === undefined
          ? t('quiz.title')
          : t('quiz.titleOf', { language: languageNameIn(language, i18n.language) })}
      </h1>
      {result && state.matches('finished') ? (
        <QuizReport result={result} isFresh onLeave={leave} />
      ) : state.matches('tooLate') ? (
        <AttemptOver onLeave={leave} />
      ) : open && state.hasTag('asking') ? (
        <QuizQuestions
          open={open}
          place={place}
          failure={failure}
          isConfirming={state.matches('confirming')}
          isBusy={state.hasTag('busy')}
          send={send}
        />
      ) : (
        <QuizStart
          isOpening={state.hasTag('busy')}
          failure={failure}
          onStart={(chosen) => send({ type: 'quiz.started', language: chosen })}
        />
      )}
    </div>
  );
}

/** The answers did not arrive in time. */
function AttemptOver({ onLeave }: { onLeave: () => void }) {
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

/** The quiz with its effects: the choices are kept for a reload, and the time is counted here. */
function useQuiz() {
  const dispatch = useAppDispatch();
  const [state, send] = useMachine(quizMachine.provide({ actors: quizActors(dispatch) }), {
    ...machineInspection(),
  });
  const { open } = state.context;
  const isOver = useNow() >= (open?.endsAt ?? Infinity);
  useEffect(() => {
    if (open) tabMemory.keep(choicesPlace(open.attempt.attempt_id), open.choices);
  }, [open]);
  const isClosed = state.matches('finished') || state.matches('tooLate');
  useEffect(() => {
    if (isClosed && open) tabMemory.forget(choicesPlace(open.attempt.attempt_id));
  }, [isClosed, open]);
  useEffect(() => {
    if (isOver) send({ type: 'time.ended' });
  }, [isOver, send]);
  return { state, send };
}
