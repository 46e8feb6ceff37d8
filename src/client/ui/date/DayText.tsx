import { type ComponentProps, createContext, useContext } from 'react';

interface Typing {
  /** what the field holds instead of the written day */
  text: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

export const TypedDay = createContext<Typing>({
  text: undefined,
  onType: () => undefined,
  onLeave: () => undefined,
});

/**
 * The field inside Ant Design's DatePicker, its `components.input`. The picker would rewrite what it can read at once, and
 * give up what it cannot read or does not offer; here all stays as it was typed, and the picker hears of days alone.
 */
export function DayText({ value, onBlur, ...input }: ComponentProps<'input'>) {
  const { text, onType, onLeave } = useContext(TypedDay);
  return (
    <input
      {...input}
      // the picker lets nobody type where it cannot read
      readOnly={false}
      value={text ?? value}
      onChange={({ target }) => onType(target.value)}
      onBlur={(event) => {
        onLeave();
        onBlur?.(event);
      }}
    />
  );
}
