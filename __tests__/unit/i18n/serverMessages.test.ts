import { ERROR_CODES, ISSUE_CODES } from '../../../src/shared/contract/base/errors';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { INTERFACE_LANGUAGES } from '../../../src/shared/domain/text/interfaceLanguages';
import { serverMessages } from '../../../src/shared/i18n/serverMessages';

describe('what the server says', () => {
  const english = serverMessages['en-US'];

  it('uses the specification’s words in English', () => {
    expect(english.errors.WRONG_CREDENTIALS).toBe('Wrong Username or Password');
    expect(english.errors.INTERNAL).toBe('An error occurred');
    expect(english.successes).toMatchObject({
      done: 'Operation successful',
      addBooking: 'Booking details saved successfully!',
      acceptBooking: 'Booking accepted successfully!',
    });
  });

  it.each(INTERFACE_LANGUAGES)(
    'has words in %s for every refusal, issue and success, and no others',
    (language) => {
      const { errors, issues, successes } = serverMessages[language];
      expect(Object.keys(errors).sort()).toEqual([...ERROR_CODES].sort());
      expect(Object.keys(issues).sort()).toEqual([...ISSUE_CODES].sort());
      expect(Object.keys(successes).sort()).toEqual(Object.keys(english.successes).sort());
      for (const words of [...Object.values(errors), ...Object.values(issues), ...Object.values(successes)]) {
        expect(words.trim()).toBe(words);
        expect(words.length).toBeGreaterThan(3);
      }
    },
  );

  it.each(['es-MX', 'ja-JP'] as const)('says nothing in English to who reads %s', (language) => {
    for (const part of ['errors', 'issues', 'successes'] as const) {
      for (const [key, words] of Object.entries(serverMessages[language][part])) {
        expect(Object.entries(english[part])).not.toContainEqual([key, words]);
      }
    }
  });

  it('has words of success only for calls that there are', () => {
    const names = ALL_ENDPOINTS.map(({ name }) => name);
    for (const name of Object.keys(english.successes))
      expect(['done', 'unchangedCredential', ...names]).toContain(name);
  });
});
