import { Form, type FormInstance } from 'antd';
import { ProblemSummary } from './ProblemSummary';

interface FormSummaryProps<Values> {
  form: FormInstance<Values>;
  formName: string;
  /** what is wrong with the whole, in words; empty where nothing is */
  failure: string;
  /** changes whenever the person should be told again */
  attempt: number;
}

/** Everything that keeps a form from going on. It takes the focus, and each line leads to its field. */
export function FormSummary<Values>({ form, formName, failure, attempt }: FormSummaryProps<Values>) {
  return (
    <Form.Item noStyle shouldUpdate>
      {() => {
        const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        const problems = wrong.map(({ name, errors }) => ({
          id: [formName, ...name].join('_'),
          text: errors[0] ?? '',
          name,
        }));
        const goTo = (id: string) => {
          const problem = problems.find((each) => each.id === id);
          if (problem) form.focusField(problem.name);
        };
        return <ProblemSummary {...{ problems, failure, attempt }} onGo={({ id }) => goTo(id)} />;
      }}
    </Form.Item>
  );
}
