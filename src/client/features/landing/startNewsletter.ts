import { apiHost } from '../../api/base/apiHost';
import { PUBLIC_SIGN_UP_PATH } from '../../../shared/contract/account/publicSignUpPath';
import { readSession } from '../../store/storedSession';

/** Works the newsletter's form, and answers how to stop. Without React, for the sake of the written page. */
export function startNewsletter(form: HTMLFormElement, storage: Storage): () => void {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.dataset.state !== 'sending') void ask(form, storage);
  };
  form.addEventListener('submit', submit);
  return () => form.removeEventListener('submit', submit);
}

type State = 'sending' | 'done' | 'refused';

async function ask(form: HTMLFormElement, storage: Storage): Promise<void> {
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const { missing, invalid, sending, unreachable } = form.dataset;
  const say = (state: State, text = '', isFieldWrong = false) => {
    form.dataset.state = state;
    field.setAttribute('aria-invalid', String(isFieldWrong));
    const said = form.querySelector('[role=status]');
    if (said) said.textContent = text;
    if (isFieldWrong) field.focus();
  };

  const { valueMissing, typeMismatch } = field.validity;
  if (valueMissing) return say('refused', missing, true);
  if (typeMismatch) return say('refused', invalid, true);
  say('sending', sending);
  try {
    const language = document.documentElement.lang;
    const { token } = readSession(storage);
    const response = await fetch(apiHost() + PUBLIC_SIGN_UP_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ email: field.value.trim(), language }),
    });
    const { result, message, errors } = (await response.json()) as Answer;
    if (result) field.value = '';
    say(result ? 'done' : 'refused', errors?.[0]?.message ?? message, errors !== undefined);
  } catch {
    say('refused', unreachable);
  }
}

/** As much of the contract's envelope as is read here. */
interface Answer {
  result: boolean;
  message: string;
  errors?: { message: string }[];
}
