import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  /** what to know before typing; tied to the field */
  hint?: string;
  /** what is wrong, in words; said beneath the field and tied to it */
  problem: string | undefined;
  suffix?: ReactNode;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A text field without Ant Design, for the pages that do without it. */
export function PlainField({ label, hint, problem, suffix, onChange, ...input }: PlainFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [...(hint ? [hintId] : []), ...(problem === undefined ? [] : [problemId])].join(' ');
  return (
    <div className="dr-form-field">
      <label htmlFor={id}>{label}</label>
      <div className="dr-form-box" data-invalid={problem !== undefined}>
        <input
          autoCapitalize="none"
          {...input}
          id={id}
          required
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </div>
      {hint && (
        <p id={hintId} className="dr-form-hint">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} className="dr-form-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
