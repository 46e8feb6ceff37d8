import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';

interface EmailItemProps {
  /** whether it is the person's own address, which the browser may know */
  autoComplete: 'email' | 'off';
}

/** A mail address, with the keyboard that a phone has for it. */
export function EmailItem({ autoComplete }: EmailItemProps) {
  const { t } = useTranslation();
  return (
    <Form.Item name="email" label={t('login.email')}>
      <Input
        type="email"
        name="email"
        required
        autoComplete={autoComplete}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form.Item>
  );
}
