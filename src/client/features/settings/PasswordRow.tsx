import { Checkbox, Form, Input } from 'antd';
import { brokenPasswordRule } from '../../../shared/domain/people/passwordRules';
import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/form/controls.css';
import { EditRow } from './EditRow';

interface PasswordRowProps {
  isLinkWanted: boolean;
  onSave: (isLinkWanted: boolean) => void;
}

/** A password, or the wish to do without one. What is typed is judged, and forgotten as soon as the row closes. */
export function PasswordRow({ isLinkWanted, onSave }: PasswordRowProps) {
  const { t } = useTranslation();
  const label = t('settings.fields.password');
  return (
    <EditRow
      label={label}
      editLabel={t('settings.editOne.password')}
      shown={
        isLinkWanted ? (
          t('settings.linkWanted')
        ) : (
          <>
            <span aria-hidden="true">••••••••</span>
            <span className="dr-visuallyHidden">{t('settings.passwordHidden')}</span>
          </>
        )
      }
      start={{ password: '', isLinkWanted }}
      check={({ password = '', isLinkWanted: isLink }) => {
        const rule = isLink ? null : brokenPasswordRule(password);
        return { password: rule ? t(`account.passwordRules.${rule}`) : undefined };
      }}
      onSave={(typed) => onSave(typed.isLinkWanted)}
    >
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) =>
          getFieldValue('isLinkWanted') !== true && (
            <Form.Item name="password" extra={t('settings.passwordHint')}>
              <Input.Password name="new-password" autoComplete="new-password" aria-label={label} />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="isLinkWanted" valuePropName="checked">
        <Checkbox className="dr-checkLine">{t('settings.viaLink')}</Checkbox>
      </Form.Item>
    </EditRow>
  );
}
