import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Form } from 'antd';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { languageChoices } from '../../../shared/domain/text/interpretationLanguages';
import {
  QUIZ_ATTEMPTS_A_DAY,
  QUIZ_LANGUAGES,
  QUIZ_MINUTES,
  QUIZ_QUESTIONS,
  type QuizLanguage,
} from '../../../shared/domain/people/quizRules';
import { AppForm } from '../../ui/form/AppForm';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { refusalText } from '../../i18n/failureText';
import { LastResult } from './LastResult';
import { QuizDemo } from './QuizDemo';
import { QuizLeaders } from './QuizLeaders';

interface QuizStartProps {
  isOpening: boolean;
  failure: ApiError | null;
  onStart: (language: QuizLanguage) => void;
}

/** The quiz's introduction, the choice of a language, and the results so far. */
export function QuizStart({ isOpening, failure, onStart }: QuizStartProps) {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState<QuizLanguage>('English');
  const options = languageChoices(i18n.language).filter(({ value }) => isQuizLanguage(value));
  return (
    <>
      <p className="dr-quiz-intro">
        {t('quiz.intro', {
          questions: QUIZ_QUESTIONS,
          minutes: QUIZ_MINUTES,
          attempts: QUIZ_ATTEMPTS_A_DAY,
        })}
      </p>
      {failure && <ErrorAlert message={refusalText(failure, t)} />}
      <AppForm className="dr-quiz-form" onFinish={() => onStart(language)}>
        <Form.Item label={t('quiz.language')} htmlFor="quiz-language">
          <ChoiceInput
            id="quiz-language"
            value={language}
            options={options}
            onChange={(chosen) => isQuizLanguage(chosen) && setLanguage(chosen)}
          />
        </Form.Item>
        <SubmitButton label={t('quiz.start')} isBusy={isOpening} busyText={t('quiz.opening')} />
      </AppForm>
      <QuizDemo key={language} language={language} />
      <div className="dr-quiz-columns">
        <LastResult />
        <QuizLeaders language={language} />
      </div>
    </>
  );
}

const isQuizLanguage = (language: string): language is QuizLanguage =>
  QUIZ_LANGUAGES.some((each) => each === language);
