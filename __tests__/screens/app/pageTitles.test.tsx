import { waitFor } from '@testing-library/react';
import { renderArea } from '../../support/renderArea';

test.each([
  ['/forgot-password', 'Reset password · Dragoman'],
  ['/magic-login', 'Sign in by mail · Dragoman'],
  ['/newsletter/unsubscribe', 'Unsubscribe · Dragoman'],
])('the tab at %s is called %s', async (at, title) => {
  renderArea(at);
  await waitFor(() => expect(document.title).toBe(title));
});
