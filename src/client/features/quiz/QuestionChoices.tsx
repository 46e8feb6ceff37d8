import { Radio } from 'antd';
import { useId } from 'react';
import type { QuizQuestion } from '../../../shared/contract/interpreters/student';

interface QuestionChoicesProps {
  question: QuizQuestion;
  /** says which of how many it is */
  lead: string;
  chosen: number | undefined;
  isDisabled?: boolean;
  onChoose: (choice: number) => void;
}

/** One question with its choices. */
export function QuestionChoices({ question, lead, chosen, isDisabled, onChoose }: QuestionChoicesProps) {
  const id = useId();
  return (
    <div className="dr-quiz-question">
      <p className="dr-quiz-lead">{lead}</p>
      <h2 id={id} tabIndex={-1}>
        {question.text}
      </h2>
      <Radio.Group
        aria-labelledby={id}
        className="dr-quiz-choices"
        disabled={isDisabled}
        value={chosen ?? null}
        onChange={({ target }) => onChoose(Number(target.value))}
        options={question.choices.map((label, value) => ({ value, label, className: 'dr-quiz-choice' }))}
      />
    </div>
  );
}
