import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '../../api/userApi';
import { isApiError } from '../../contract/apiError';
import { apiErrorText } from '../../i18n/apiErrorText';
import { type LoginForm, loginProblems } from './loginProblems';

/** The form's values, what is wrong with them, and sending them once. Success shows in the session, not here. */
export function useLogin() {
  const { t } = useTranslation();
  const [login, { error, isLoading }] = useLoginMutation();
  const [form, setForm] = useState<LoginForm>({ email: '', password: '' });
  const [hasTried, setHasTried] = useState(false);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const isSending = useRef(false);
  const refs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const problems = loginProblems(form);

  const failureText = () => {
    if (!error || isLoading) return '';
    if (!isApiError(error)) return t('common.genericError');
    return error.code === 'WRONG_CREDENTIALS' ? t('login.wrongCredentials') : apiErrorText(error, t);
  };

  const send = async () => {
    isSending.current = true;
    const answer = await login({ email: form.email.trim(), password: form.password });
    isSending.current = false;
    if (!isApiError(answer.error) || answer.error.code !== 'WRONG_CREDENTIALS') return;
    refs.password.current?.focus();
    refs.password.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (problems.email) refs.email.current?.focus();
    else if (problems.password) refs.password.current?.focus();
    else if (!isSending.current) void send();
  };

  return {
    form,
    problems: hasTried ? problems : {},
    failure: failureText(),
    isSubmitting: isLoading,
    isPasswordShown,
    change: (field: keyof LoginForm, value: string) => setForm((before) => ({ ...before, [field]: value })),
    togglePassword: () => setIsPasswordShown((isShown) => !isShown),
    submit,
    refs,
  };
}
