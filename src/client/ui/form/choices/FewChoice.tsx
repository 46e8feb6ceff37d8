import { Segmented } from 'antd';
import { useId } from 'react';
import './FilterChoice.css';

interface FewChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three outside a form, all in sight; it takes effect at once. Arrows move between them. */
export function FewChoice<Value extends string>({ label, options, ...choice }: FewChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="dr-filterChoice">
      <span className="dr-filterChoice-label">{label}</span>
      <Segmented<Value> {...choice} name={id} aria-label={label} options={[...options]} block />
    </div>
  );
}
