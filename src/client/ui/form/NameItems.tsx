import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { NamePair } from './NamePair';

/** A person's given and family name. */
export function NameItems() {
  const { t } = useTranslation();
  return (
    <NamePair
      first={
        <Form.Item name="first_name" label={t('account.register.firstName')}>
          <Input
            name="first_name"
            required
            autoComplete="given-name"
            autoCapitalize="words"
            spellCheck={false}
          />
        </Form.Item>
      }
      last={
        <Form.Item name="last_name" label={t('account.register.lastName')}>
          <Input
            name="last_name"
            required
            autoComplete="family-name"
            autoCapitalize="words"
            spellCheck={false}
          />
        </Form.Item>
      }
    />
  );
}
