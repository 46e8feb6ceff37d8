import { Form } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { CodeInput } from './CodeInput';

/** The six digits of a mail. */
export function CodeItem() {
  const { t } = useTranslation();
  return (
    <Form.Item name="code" label={t('account.code.label')} extra={t('account.code.hint')}>
      <CodeInput aria-label={t('account.code.label')} />
    </Form.Item>
  );
}
