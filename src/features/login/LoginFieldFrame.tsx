import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginField, LoginProblem } from './loginProblems';

interface FieldAria {
  id: string;
  name: LoginField;
  status?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface LoginFieldFrameProps {
  name: LoginField;
  label: string;
  problem: LoginProblem | undefined;
  children: (aria: FieldAria) => ReactNode;
}

/** A label above a field and what is wrong with it below, tied to it. */
export function LoginFieldFrame({ name, label, problem, children }: LoginFieldFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="dr-login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(problem && { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId }),
      })}
      {problem && (
        <p id={problemId} className="dr-login-problem">
          {t(`login.errors.${problem}`)}
        </p>
      )}
    </div>
  );
}
