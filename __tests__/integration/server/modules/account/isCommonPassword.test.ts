/** @embedded */
import { dictionary } from '@zxcvbn-ts/language-common';
import { brokenPasswordRule } from '../../../../../src/shared/domain/people/passwordRules';
import { isCommonPassword } from '../../../../../src/server/modules/account/service/refuseGuessable';

/** As people write a word so that a form accepts it. */
const capitalized = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());

describe('a common password', () => {
  test('is refused for each of the 3,000 most common ones that the rules would let through', () => {
    const passing = dictionary['passwords-common']
      .map(capitalized)
      .filter((word) => brokenPasswordRule(word) === null)
      .slice(0, 3000);
    expect(passing).toHaveLength(3000);
    expect(passing.filter((word) => !isCommonPassword(word))).toEqual([]);
  });

  test.each(['Password1', 'PASSWORD123', 'qWerTy123', 'Trustno1'])('%s is one, whatever its case', (word) => {
    expect(isCommonPassword(word)).toBe(true);
  });

  test.each(['Bridge-Of-Words-9', 'Dragoman1!'])('%s is none', (word) => {
    expect(isCommonPassword(word)).toBe(false);
  });
});
