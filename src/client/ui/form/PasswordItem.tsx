import { Form, type FormItemProps, Input } from 'antd';

interface PasswordItemProps extends Pick<FormItemProps, 'label' | 'extra'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until whoever types it wants to see it. */
export function PasswordItem({ name, autoComplete, ...item }: PasswordItemProps) {
  return (
    <Form.Item {...item} name={name}>
      <Input.Password
        name={name}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form.Item>
  );
}
