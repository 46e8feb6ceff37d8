import { type ComponentProps, useState } from 'react';
import { PasswordToggle } from './PasswordToggle';
import { PlainField } from './PlainField';

type PasswordFieldProps = Omit<ComponentProps<typeof PlainField>, 'type' | 'suffix'>;

/** A password, hidden until whoever types it wants to see it. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PlainField
      {...field}
      type={isShown ? 'text' : 'password'}
      suffix={<PasswordToggle isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}
