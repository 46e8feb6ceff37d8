import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoginMutation } from '../../api/userApi';
import { isApiError } from '../../contract/apiError';
import { paths } from '../../paths';
import { keepMailedTo } from '../../ui/mailedTo';
import { refusalText } from '../../ui/refusalText';
import { keepTyped, readTyped } from '../../ui/typedInEntry';
import { type LoginForm, loginProblems } from './loginProblems';

/** The form's values, what is wrong with them, and sending them once. Success shows in the session, not here. */
export function useLogin() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const [login, { error, isLoading }] = useLoginMutation();
  const [form, setForm] = useState<LoginForm>(() => ({ email: '', password: '', ...readTyped(['email']) }));
  const [attempt, setAttempt] = useState(0);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const isSending = useRef(false);
  const passwordRef = useRef<HTMLInputElement>(null);
  const failureRef = useRef<HTMLParagraphElement>(null);
  const problems = loginProblems(form);

  const failureText = () => {
    if (!error || isLoading) return '';
    if (!isApiError(error)) return t('common.genericError');
    return error.code === 'WRONG_CREDENTIALS' ? t('login.wrongCredentials') : refusalText(error, t);
  };

  const send = async () => {
    isSending.current = true;
    const email = form.email.trim();
    const { error: refusal } = await login({ email, password: form.password });
    isSending.current = false;
    if (!isApiError(refusal)) return;
    if (refusal.code === 'NOT_VERIFIED')
      await navigate(paths.verify, { state: { ...state, ...keepMailedTo({ email, mailedAt: 0 }) } });
    if (refusal.code !== 'WRONG_CREDENTIALS') {
      failureRef.current?.focus();
      return;
    }
    passwordRef.current?.focus();
    passwordRef.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (Object.keys(problems).length === 0 && !isSending.current) void send();
  };

  return {
    form,
    problems: attempt > 0 ? problems : {},
    attempt,
    failure: failureText(),
    isSubmitting: isLoading,
    isPasswordShown,
    change: (field: keyof LoginForm, value: string) => {
      setForm((before) => ({ ...before, [field]: value }));
      if (field === 'email') keepTyped(field, value);
    },
    togglePassword: () => setIsPasswordShown((isShown) => !isShown),
    submit,
    passwordRef,
    failureRef,
  };
}
