import { Radio, type RadioGroupProps } from 'antd';
import { type Ref, useImperativeHandle, useRef } from 'react';
import './choiceCards.css';

interface RadioChoiceProps extends Omit<RadioGroupProps, 'options'> {
  options: readonly { value: string; label: React.ReactNode }[];
  /** one beneath the other, whatever the room */
  isStacked?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** One of a few, each a card that can be pressed wherever; it takes the focus where its field is asked for. */
export function RadioChoice({ options, isStacked = false, ref, ...group }: RadioChoiceProps) {
  const cards = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => cards.current?.querySelector('input')?.focus() }), []);
  return (
    <Radio.Group
      {...group}
      ref={cards}
      className={isStacked ? 'dr-choiceCards dr-choiceCards-stacked' : 'dr-choiceCards'}
    >
      {options.map(({ value, label }) => (
        <Radio key={value} value={value} className="dr-choiceCard">
          {label}
        </Radio>
      ))}
    </Radio.Group>
  );
}
