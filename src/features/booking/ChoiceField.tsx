import '../../ui/selectArrow.css';
import { Field, type FieldProps } from './Field';

interface ChoiceFieldProps<Value extends string> extends FieldProps {
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** the first line while nothing is chosen; none where something always is */
  placeholder?: string;
  isRequired?: boolean;
  autoComplete?: string;
}

/** A choice from a short list: the browser's own control, which every keyboard, reader and phone knows. */
export function ChoiceField<Value extends string>({
  value,
  options,
  onChange,
  placeholder,
  isRequired,
  autoComplete,
  ...field
}: ChoiceFieldProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className="dr-select dr-arrowed"
          value={value}
          aria-required={isRequired}
          autoComplete={autoComplete}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
