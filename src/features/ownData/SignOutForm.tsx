import { Link } from 'react-router-dom';
import { useEndOtherSignInsMutation, useEndSignInMutation } from '../../api/signInApi';
import { isApiError } from '../../contract/apiError';
import type { SignIn } from '../../contract/signIns';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { FormSummary } from '../../ui/FormSummary';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { useToast } from '../../ui/useToast';

interface SignOutFormProps {
  asked: SignIn | 'others';
  /** its name; null for all others */
  device: string | null;
  onClose: () => void;
  /** it is done, and closes */
  onDone: () => void;
}

/** Signs one device out, or all others, for who knows the password. */
export function SignOutForm({ asked, device, onClose, onDone }: SignOutFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const user = useAppSelector(selectUser);
  const [endOne] = useEndSignInMutation();
  const [endOthers] = useEndOtherSignInsMutation();
  const { field, summary, submit, isSending } = usePlainForm<'password'>({
    start: { password: '' },
    check: ({ password }) => ({ ...(password === '' && { password: t('signIns.passwordRequired') }) }),
    send: async ({ password }) => {
      const { error } =
        asked === 'others' ? await endOthers({ password }) : await endOne({ id: asked.id, password });
      if (error && isApiError(error) && error.code === 'WRONG_CURRENT_PASSWORD') {
        return { text: '', problems: { password: t('signIns.wrongPassword') } };
      }
      if (error) return formRefusalOf(error, ['password'], t);
      toast.success({
        title: device === null ? t('signIns.doneOthers') : t('signIns.doneOne', { device }),
      });
      onDone();
    },
  });
  return (
    <form className="dr-signIns-form" noValidate onSubmit={submit}>
      <FormSummary {...summary} />
      <p>{t(device === null ? 'signIns.askOthersText' : 'signIns.askOneText')}</p>
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      <PasswordField {...field('password')} label={t('signIns.password')} autoComplete="current-password" />
      <p className="dr-form-links">
        <Link to={paths.forgotPassword}>{t('signIns.noPassword')}</Link>
      </p>
      <div className="dr-signIns-footer">
        <button type="button" className="dr-button dr-button-large" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <SubmitButton
          label={t(device === null ? 'signIns.signOutOthers' : 'signIns.signOut')}
          isBusy={isSending}
          busyText={t('signIns.busy')}
        />
      </div>
    </form>
  );
}
