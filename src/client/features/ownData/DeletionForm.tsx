import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../api/ownDataApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import type { DeletionTerms } from '../../../shared/contract/account/ownData';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { formRefusalOf } from '../../i18n/formRefusalOf';

interface DeletionFormProps {
  terms: DeletionTerms;
  /** what was shown does not hold any more */
  onTermsChanged: () => void;
}

/** Deletes the account for who knows its password. */
export function DeletionForm({ terms, onTermsChanged }: DeletionFormProps) {
  const { t } = useTranslation();
  const [deleteAccount] = useDeleteAccountMutation();
  const { props, summary, isSending } = useAppForm<'password'>({
    start: { password: '' },
    check: ({ password }) => ({
      ...(password === '' && { password: t('ownData.delete.passwordRequired') }),
    }),
    send: async ({ password }) => {
      const { error } = await deleteAccount({ password, feeSeen: terms.fee });
      if (!error) return undefined;
      if (isApiError(error) && error.code === 'WRONG_CURRENT_PASSWORD') {
        return { text: '', problems: { password: t('ownData.delete.wrongPassword') } };
      }
      onTermsChanged();
      return formRefusalOf(error, ['password'], t);
    },
  });
  return (
    <AppForm {...props} className="dr-ownData-form">
      <FormSummary {...summary} />
      <input type="hidden" name="username" autoComplete="username" value={terms.email} />
      <PasswordItem name="password" label={t('ownData.delete.password')} autoComplete="current-password" />
      <div className="dr-wrapping dr-wrapping-large">
        <SubmitButton
          danger
          label={t('ownData.delete.button')}
          isBusy={isSending}
          busyText={t('ownData.delete.busy')}
        />
      </div>
      <p className="dr-formCard-links">
        <Link to={paths.forgotPassword}>{t('ownData.delete.noPassword')}</Link>
      </p>
    </AppForm>
  );
}
