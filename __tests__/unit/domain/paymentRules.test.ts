import { groupCardNumber, invalidCardFields } from '../../../src/shared/domain/money/paymentRules';

describe('a card typed on a Japanese keyboard', () => {
  it('loses none of its full-width digits', () => {
    expect(groupCardNumber('４９２９1387６４０１ ２２８５')).toBe('4929 1387 6401 2285');
  });

  it('keeps a seventeenth digit, which the rule refuses', () => {
    expect(groupCardNumber('49291387640122859')).toBe('4929 1387 6401 2285 9');
    const card = { expirationDate: '11/38', securityCode: '12345', country: 'Canada', zipCode: 'K1A' };
    expect(invalidCardFields({ ...card, cardNumber: '4929 1387 6401 2285 9' })).toEqual([
      'cardNumber',
      'securityCode',
    ]);
  });

  it('may have a security code of full-width digits', () => {
    const card = {
      cardNumber: '4929 1387 6401 2285',
      expirationDate: '11/38',
      country: 'Canada',
      zipCode: 'K1A',
    };
    expect(invalidCardFields({ ...card, securityCode: '７３９' })).toEqual([]);
    expect(invalidCardFields({ ...card, securityCode: '７３' })).toEqual(['securityCode']);
  });
});
