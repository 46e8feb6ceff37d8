import { screen, waitFor } from '@testing-library/react';
import { ConfirmSubscriptionScreen } from '../../../../src/client/features/newsletter/ConfirmSubscriptionScreen';
import { PreferencesScreen } from '../../../../src/client/features/newsletter/PreferencesScreen';
import { UnsubscribeScreen } from '../../../../src/client/features/newsletter/UnsubscribeScreen';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { renderScreen } from '../../../support/renderScreen';
import { sentence } from '../../../support/sentence';

const CONFIRM = '/v1/api/public/public/sign_up/validate';
const ASK_PREFERENCES = '/v1/api/public/public/preferences';
const PREFERENCES = '/v1/api/public/public/preferences/validate';
const REMOVE = '/v1/api/public/public/sign_up/remove';
const { sent, answer } = answerCalls();
const press = (name: string) => screen.getByRole('button', { name });
const subscription = {
  email: 'nina@example.com',
  topics: ['product_news', 'booking_tips'],
  language: 'en-US',
};

test('a subscription is confirmed by one press, never by opening the page', async () => {
  answer(CONFIRM, () => succeeds(subscription));
  const { user, location } = renderScreen(<ConfirmSubscriptionScreen />, {
    at: '/newsletter/confirm?token=t1',
  });
  await waitFor(() => expect(location()?.search).toBe(''));
  expect(sent).toEqual([]);
  await user.click(press('Confirm subscription'));
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toHaveFocus();
  expect(
    screen.getByText(sentence(/nina@example.com will hear about product news and tips for booking/)),
  ).toBeVisible();
  expect(sent).toEqual([{ token: 't1' }]);
});

test('a confirmation without its key says so', () => {
  renderScreen(<ConfirmSubscriptionScreen />, { at: '/newsletter/confirm' });
  expect(screen.getByRole('heading', { name: 'This link leads no further' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a used link says so', async () => {
  answer(CONFIRM, () => refuses('WRONG_LINK', 'This link was used already.'));
  const { user } = renderScreen(<ConfirmSubscriptionScreen />, { at: '/newsletter/confirm?token=t1' });
  await user.click(press('Confirm subscription'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
});

test('one press unsubscribes', async () => {
  answer(REMOVE, () => succeeds({ removed: true }));
  const { user, location } = renderScreen(<UnsubscribeScreen />, { at: '/newsletter/unsubscribe?token=t2' });
  await waitFor(() => expect(location()?.search).toBe(''));
  await user.click(press('Unsubscribe'));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(sent).toEqual([{ token: 't2' }]);
});

test('without a link an address is asked for, which a link is mailed to', async () => {
  answer(REMOVE, () => succeeds({ removed: false }));
  const { user } = renderScreen(<UnsubscribeScreen />, { at: '/newsletter/unsubscribe' });
  await user.click(press('Mail me a link'));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.'),
  );
  await user.type(screen.getByLabelText('Email'), 'nina@example.com{Enter}');
  expect(await screen.findByText(sentence(/If nina@example.com receives the newsletter/))).toBeVisible();
  expect(sent).toEqual([{ email: 'nina@example.com' }]);
});

test('preferences show what comes today and save what is chosen', async () => {
  answer(PREFERENCES, () => succeeds(subscription));
  const { user, location } = renderScreen(<PreferencesScreen />, { at: '/newsletter/preferences?token=t3' });
  const box = async (name: string) => screen.findByRole('checkbox', { name });
  expect(await box('Product news')).toBeChecked();
  expect(await box('Stories from interpreters')).not.toBeChecked();
  expect(location()?.search).toBe('');
  await user.click(await box('Product news'));
  await user.click(await box('Tips for booking'));
  await user.click(press('Save preferences'));
  await waitFor(() => expect(screen.getAllByText('Please choose at least one.')).toHaveLength(2));
  expect(sent).toEqual([{ token: 't3' }]);
  await user.click(await box('Stories from interpreters'));
  await user.click(screen.getByRole('radio', { name: '日本語' }));
  await user.click(press('Save preferences'));
  expect(await screen.findByRole('heading', { name: 'Saved' })).toHaveFocus();
  expect(sent[1]).toEqual({ token: 't3', topics: ['interpreter_stories'], language: 'ja-JP' });
});

test('preferences whose link is used up offer a new one', async () => {
  answer(PREFERENCES, () => refuses('WRONG_LINK', 'This link was used already.'));
  answer(ASK_PREFERENCES, () => succeeds(null));
  const { user } = renderScreen(<PreferencesScreen />, { at: '/newsletter/preferences?token=t3' });
  expect(await screen.findByText('This link was used already.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await user.type(screen.getByLabelText('Email'), 'nina@example.com{Enter}');
  expect(await screen.findByText(/a link is on its way there/)).toBeVisible();
});
