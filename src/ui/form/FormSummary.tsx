import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ProblemList } from './ProblemList';

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
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <Form.Item noStyle shouldUpdate>
      {() => {
        const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        if (wrong.length === 0 && failure === '') return null;
        const title = wrong.length > 0 ? t('login.problems') : failure;
        const problems = wrong.map(({ name, errors }) => ({
          id: [formName, ...name].join('_'),
          text: errors[0] ?? '',
          name,
        }));
        const goTo = (id: string) => {
          const problem = problems.find((each) => each.id === id);
          if (problem) form.focusField(problem.name);
        };
        return (
          <div ref={box} className="dr-formSummary" role="group" aria-label={title} tabIndex={-1}>
            <Alert
              type="error"
              title={title}
              description={
                wrong.length > 0 && <ProblemList problems={problems} onGo={({ id }) => goTo(id)} />
              }
            />
          </div>
        );
      }}
    </Form.Item>
  );
}
