import type { SelectProps } from 'antd';
import { useId } from 'react';
import { ChoiceInput } from './ChoiceInput';
import './FilterChoice.css';

interface FilterChoiceProps<Value extends string> extends Pick<SelectProps<Value>, 'value' | 'options'> {
  label: string;
  onChange: (value: Value) => void;
}

/** A labelled choice outside a form, which takes effect at once. */
export function FilterChoice<Value extends string>({ label, ...choice }: FilterChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="dr-filterChoice">
      <label htmlFor={id}>{label}</label>
      <ChoiceInput<Value> {...choice} id={id} />
    </div>
  );
}
