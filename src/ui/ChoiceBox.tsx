import { useId } from 'react';
import './ChoiceBox.css';
import './selectArrow.css';

interface ChoiceBoxProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A labelled choice from a list that always has something chosen: the browser's own control. */
export function ChoiceBox<Value extends string>({ label, value, options, onChange }: ChoiceBoxProps<Value>) {
  const id = useId();
  return (
    <div className="dr-choiceBox">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="dr-arrowed"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
