import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NewsletterBox } from '../../../../src/client/features/landing/NewsletterBox';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { renderScreen } from '../../../support/renderScreen';

const SIGN_UP = '/v1/api/public/public/sign_up';
const { sent, answer } = answerCalls();

function open() {
  document.documentElement.lang = 'es-MX';
  const { user } = renderScreen(<NewsletterBox />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  const ask = async (email: string) => {
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  };
  return { field, ask, user, said: screen.getByRole('status') };
}

test('an address is sent with the page’s language, and the server’s words are said in place', async () => {
  answer(SIGN_UP, () => succeeds(null, 'A link is on its way.'));
  const { field, ask, said } = open();
  await ask('nina@example.com');
  expect(await screen.findByText('A link is on its way.')).toBe(said);
  expect(sent).toEqual([{ email: 'nina@example.com', language: 'es-MX' }]);
  expect(field).toHaveValue('');
});

test.each([
  ['a visitor', null, null],
  ['who is signed in', 'their-token', 'Bearer their-token'],
  ['who is signed in since an older build, which stored in quotes', '"their-token"', 'Bearer their-token'],
])('%s asks in the page’s language, and by their token where there is one', async (_who, stored, bearer) => {
  if (stored !== null) localStorage.setItem('authToken', stored);
  let headers = new Headers();
  answer(SIGN_UP, (request) => {
    headers = request.headers;
    return succeeds(null, 'A link is on its way.');
  });
  const { ask } = open();
  await ask('nina@example.com');
  expect(await screen.findByText('A link is on its way.')).toBeVisible();
  expect(headers.get('Accept-Language')).toBe('es-MX');
  expect(headers.get('Authorization')).toBe(bearer);
});

test('Enter sends it too', async () => {
  answer(SIGN_UP, () => succeeds(null, 'A link is on its way.'));
  const { field, user } = open();
  await user.type(field, 'nina@example.com{Enter}');
  expect(await screen.findByText('A link is on its way.')).toBeVisible();
});

test.each([
  ['an empty field', '', 'Email is required.'],
  ['no address', 'nina', 'Enter an email address like name@example.com.'],
])('%s sends nothing and is told beside the field, which has the focus', async (_what, typed, words) => {
  const { field, ask, said } = open();
  await ask(typed);
  expect(said).toHaveTextContent(words);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a refusal keeps what was typed and says why', async () => {
  answer(SIGN_UP, () => refuses('TOO_MANY_REQUESTS', 'Too many requests.'));
  const { field, ask, said } = open();
  await ask('nina@example.com');
  expect(await screen.findByText('Too many requests.')).toBe(said);
  expect(field).toHaveValue('nina@example.com');
});

test('no network is said to be no network', async () => {
  answer(SIGN_UP, () => HttpResponse.error());
  const { field, ask } = open();
  await ask('nina@example.com');
  expect(await screen.findByText(/We could not reach Dragoman/)).toBeVisible();
  expect(field).toHaveValue('nina@example.com');
});
