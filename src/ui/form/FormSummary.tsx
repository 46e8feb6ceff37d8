import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './FormSummary.css';

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
        const problems = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        if (problems.length === 0 && failure === '') return null;
        const isListed = problems.length > 0;
        return (
          <div ref={box} className="dr-formSummary" tabIndex={-1}>
            <Alert
              type="error"
              title={isListed ? t('login.problems') : failure}
              description={
                isListed && (
                  <ul className="dr-formSummary-list">
                    {problems.map(({ name, errors }) => (
                      <li key={name.join('_')}>
                        <a
                          href={`#${[formName, ...name].join('_')}`}
                          onClick={(event) => {
                            event.preventDefault();
                            form.focusField(name as never);
                          }}
                        >
                          {errors[0]}
                        </a>
                      </li>
                    ))}
                  </ul>
                )
              }
            />
          </div>
        );
      }}
    </Form.Item>
  );
}
