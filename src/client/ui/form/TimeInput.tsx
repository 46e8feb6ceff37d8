import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { readTypedClock } from '../../../shared/domain/time/meetingTime';

interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** `hh:mm` on a clock of 24 hours, or empty */
  value?: string;
  onChange?: (value: string) => void;
}

/** A time of day, typed as the reader writes it: `14:30`, `1430`, `2:30 pm`. What is no time stays as it was typed. */
export function TimeInput({ value = '', onChange, onBlur, ...input }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => readTypedClock(text) ?? '';
  return (
    <Input
      autoComplete="off"
      placeholder="hh:mm"
      {...input}
      value={typed !== null && read(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(read(target.value));
      }}
      onBlur={(event) => {
        if (value !== '') setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
