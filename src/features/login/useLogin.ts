import type { InputRef } from 'antd';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '../../api/userApi';
import { isApiError } from '../../contract/apiError';
import type { SessionUser } from '../../contract/sessionUser';
import { apiErrorText } from '../../i18n/apiErrorText';
import { useToast } from '../../ui/useToast';
import { type LoginField, type LoginForm, loginProblems } from './loginProblems';

const LAST_LOGIN_SECONDS = 5;

/** The form's values, what is wrong with them, and sending them once. */
export function useLogin() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [login, { isLoading }] = useLoginMutation();
  const [form, setForm] = useState<LoginForm>({ email: '', password: '' });
  const [hasTried, setHasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const email = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);
  const found = loginProblems(form);

  const greet = ({ first_name, last_login_at }: SessionUser) => {
    if (!last_login_at) return;
    const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
    toast.info({
      title: t('login.welcomeBack', { name: first_name }),
      text: t('login.lastLogin', { lastLoginTime: time.format(new Date(last_login_at)) }),
      seconds: LAST_LOGIN_SECONDS,
    });
  };

  const send = async () => {
    setFailure(null);
    const answer = await login({ email: form.email.trim(), password: form.password });
    if (answer.data) return greet(answer.data.user);
    const { error } = answer;
    if (!isApiError(error)) return setFailure(t('common.genericError'));
    setFailure(error.code === 'WRONG_CREDENTIALS' ? t('login.wrongCredentials') : apiErrorText(error, t));
    if (error.code === 'WRONG_CREDENTIALS') password.current?.focus({ cursor: 'all' });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    if (isSending.current) return;
    isSending.current = true;
    void send().finally(() => (isSending.current = false));
  };

  return {
    form,
    problems: hasTried ? found : {},
    failure,
    isSubmitting: isLoading,
    change: (field: LoginField, value: string) => setForm((before) => ({ ...before, [field]: value })),
    submit,
    refs: { email, password },
  };
}
