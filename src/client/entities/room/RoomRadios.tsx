import { useId } from 'react';
import { RadioChoice } from '../../ui/form/choices/RadioChoice';

interface RoomRadiosProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few that takes effect at once, each large enough for a finger in the middle of a conversation. */
export function RoomRadios<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RoomRadiosProps<Value>) {
  const id = useId();
  return (
    <div className="dr-roomRadios">
      <span aria-hidden="true">{label}</span>
      <RadioChoice
        aria-label={label}
        name={id}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      />
    </div>
  );
}
