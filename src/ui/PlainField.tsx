import type { InputHTMLAttributes, Ref } from 'react';
import { PlainFrame, type PlainFrameProps } from './PlainFrame';

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>, PlainFrameProps {
  id?: string;
  /** may stay empty */
  isOptional?: boolean;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A text field without Ant Design, for the pages that do without it. */
export function PlainField({
  label,
  hint,
  problem,
  suffix,
  mark,
  isOptional = false,
  onChange,
  ...input
}: PlainFieldProps) {
  return (
    <PlainFrame id={input.id} label={label} hint={hint} problem={problem} suffix={suffix} mark={mark}>
      {(control) => (
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          required={!isOptional}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </PlainFrame>
  );
}
