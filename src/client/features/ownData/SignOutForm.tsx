import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEndOtherSignInsMutation, useEndSignInMutation } from '../../api/signInApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import type { SignIn } from '../../../shared/contract/account/signIns';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { useToast } from '../../ui/popups/useToast';

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
  const { props, summary, isSending } = useAppForm<'password'>({
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
    <AppForm {...props} className="dr-signIns-form">
      <FormSummary {...summary} />
      <p>{t(device === null ? 'signIns.askOthersText' : 'signIns.askOneText')}</p>
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      <PasswordItem name="password" label={t('signIns.password')} autoComplete="current-password" />
      <p className="dr-formCard-links">
        <Link to={paths.forgotPassword}>{t('signIns.noPassword')}</Link>
      </p>
      <div className="dr-signIns-footer dr-wrapping">
        <Button size="large" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <SubmitButton
          label={t(device === null ? 'signIns.signOutOthers' : 'signIns.signOut')}
          isBusy={isSending}
          busyText={t('signIns.busy')}
        />
      </div>
    </AppForm>
  );
}
