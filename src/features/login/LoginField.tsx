import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface LoginFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  /** what is wrong, in words; said beneath the field and tied to it */
  problem: string | undefined;
  suffix?: ReactNode;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

export function LoginField({ label, problem, suffix, onChange, ...input }: LoginFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="dr-login-field">
      <label htmlFor={id}>{label}</label>
      <div className="dr-login-box" data-invalid={problem !== undefined}>
        <input
          {...input}
          id={id}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </div>
      {problem !== undefined && (
        <p id={problemId} className="dr-login-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
