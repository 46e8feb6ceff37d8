import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
} & Pick<
    ComponentProps<'input'>,
    'type' | 'onBlur' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'min'
  >;

/** One line of text, or a native date. It has no name, so that no form could put it into an address. */
export function TextField({ id, label, hint, error, wide, onChange, isRequired, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} wide={wide}>
      {(control) => (
        <input
          {...control}
          {...input}
          className="dr-input"
          aria-required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
