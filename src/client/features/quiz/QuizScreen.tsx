import { useTranslation } from '../../i18n/useTranslation';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { AttemptOver } from './AttemptOver';
import './quiz.css';
import { QuizQuestions } from './QuizQuestions';
import { QuizReport } from './QuizReport';
import { QuizStart } from './QuizStart';
import { useQuiz } from './useQuiz';

/** The language quiz: what it is and who leads, the questions against the clock, and what came of them. */
export function QuizScreen() {
  const { t, i18n } = useTranslation();
  const { state, send } = useQuiz();
  const { open, place, result, failure } = state.context;
  const leave = () => send({ type: 'quiz.left' });
  const language = open?.attempt.language;
  return (
    <div className="dr-quiz">
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
