import { bookingCode } from '../../../src/shared/domain/booking/bookingCode';

test('is the end of the id, in two groups that can be read out', () => {
  expect(bookingCode('018f3c1e-77aa-7c00-8000-0d2b4f2a91c7')).toBe('4F2A-91C7');
});
