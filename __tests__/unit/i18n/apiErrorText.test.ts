import type { ApiError } from '../../../src/shared/contract/base/apiError';
import { createI18n } from '../../../src/client/i18n/createI18n';
import { speakLanguage } from '../../../src/client/i18n/speakLanguage';
import { apiErrorText } from '../../../src/shared/i18n/apiErrorText';

const error = (code: ApiError['code'], message = ''): ApiError => ({
  code,
  status: 0,
  message,
  issues: [],
  data: null,
  retryAfter: null,
});

test.each([
  ['the server’s own words', error('SLOT_TAKEN', 'That time is taken.'), 'That time is taken.'],
  [
    'no network',
    error('NETWORK'),
    'We could not reach Dragoman. Nothing was lost; check your connection and try again.',
  ],
  [
    'an unreadable answer',
    error('MALFORMED_ANSWER'),
    'The answer could not be read. Nothing was lost; please try again.',
  ],
  [
    'a server without words',
    error('UNAVAILABLE'),
    'Dragoman is busy right now. Nothing was lost; please try again in a moment.',
  ],
])('%s', async (_what, failure, words) => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'en-US');
  expect(apiErrorText(failure, i18n.t)).toBe(words);
});
