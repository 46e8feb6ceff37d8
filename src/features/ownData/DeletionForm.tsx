import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../api/ownDataApi';
import { isApiError } from '../../contract/apiError';
import type { DeletionTerms } from '../../contract/ownData';
import { paths } from '../../paths';
import { FormSummary } from '../../ui/FormSummary';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';

interface DeletionFormProps {
  terms: DeletionTerms;
  /** what was shown does not hold any more */
  onTermsChanged: () => void;
}

/** Deletes the account for who knows its password. */
export function DeletionForm({ terms, onTermsChanged }: DeletionFormProps) {
  const { t } = useTranslation();
  const [deleteAccount] = useDeleteAccountMutation();
  const { field, summary, submit, isSending } = usePlainForm<'password'>({
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
    <form className="dr-form dr-ownData-form" noValidate onSubmit={submit}>
      <FormSummary {...summary} />
      <input type="hidden" name="username" autoComplete="username" value={terms.email} />
      <PasswordField
        {...field('password')}
        label={t('ownData.delete.password')}
        autoComplete="current-password"
      />
      <div className="dr-ownData-danger">
        <SubmitButton
          label={t('ownData.delete.button')}
          isBusy={isSending}
          busyText={t('ownData.delete.busy')}
        />
      </div>
      <p className="dr-form-links">
        <Link to={paths.forgotPassword}>{t('ownData.delete.noPassword')}</Link>
      </p>
    </form>
  );
}
