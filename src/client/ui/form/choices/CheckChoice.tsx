import { Checkbox } from 'antd';
import { type AriaAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import './choiceCards.css';

interface CheckChoiceProps extends AriaAttributes {
  id?: string;
  options: readonly { value: string; label: ReactNode }[];
  value?: string[];
  onChange?: (value: string[]) => void;
  ref?: Ref<{ focus: () => void }>;
}

/** Any of a few, each a card that can be pressed wherever; it takes the focus where its field is asked for. */
export function CheckChoice({ options, ref, ...group }: CheckChoiceProps) {
  const cards = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => cards.current?.querySelector('input')?.focus() }), []);
  return (
    <Checkbox.Group<string> {...group} ref={cards} className="dr-choiceCards dr-choiceCards-stacked">
      {options.map(({ value, label }) => (
        <Checkbox key={value} value={value} className="dr-choiceCard">
          {label}
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}
