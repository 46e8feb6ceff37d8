import { BOOKING_STATUSES, findTimedTransition } from '../../../src/shared/domain/booking/bookingLife';
import { dueMoment } from '../../../src/shared/domain/booking/dueMoment';

const moments = { respondBy: 1000, startsAt: 2000, endsAt: 3000 };

test.each(BOOKING_STATUSES)('%s changes by time alone exactly from the moment that is named', (status) => {
  const due = dueMoment(status, moments);
  expect(findTimedTransition(status, (due ?? Infinity) - 1, moments)).toBeNull();
  if (due !== null) expect(findTimedTransition(status, due, moments)).not.toBeNull();
  else expect(findTimedTransition(status, Number.MAX_SAFE_INTEGER, moments)).toBeNull();
});
