import { paths } from '../../src/client/paths';
import { itHoldsForEveryone, STILL } from '../support/looks/itHoldsForEveryone';
import { lightAndDark } from '../support/looks/walkOf';
import { fillDetails, meetingWish, pickInterpreter, weekdayAhead } from '../support/pages/bookingWizard';
import { bringTo } from '../support/pages/bringTo';
import { DEMO_CLIENT, demoInterpreter } from '../support/pages/demoPeople';
import { SCREEN_STATES, type ScreenState } from '../support/pages/screens';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

const PAYMENT: ScreenState = { name: 'payment', who: 'client', path: paths.client.mettingsConfig };
const REFUSED: ScreenState = {
  ...PAYMENT,
  name: 'payment with problems',
  comesAnew: true,
  reach: async (page, { booking }) => {
    await page.getByRole('button', { name: booking.payment.confirm }).click();
    await page.getByText(booking.payment.errors.cardNumber).first().waitFor();
  },
};

describe('every screen of a client', () => {
  const stage = useStage();
  let person: Person;

  beforeAll(async () => {
    person = await stage.comes('client', STILL);
    await signIn(person.page, DEMO_CLIENT);
  });

  itHoldsForEveryone(
    SCREEN_STATES.filter(({ who }) => who === 'client'),
    () => person,
  );

  describe('with a booking saved', () => {
    beforeAll(async () => {
      const known = await demoInterpreter(stage.server().url);
      const { page } = person;
      await bringTo(page, { ...PAYMENT, name: 'details' }, 'en-US', 'light');
      await fillDetails(page, meetingWish(known, { date: weekdayAhead(6), title: 'For everyone' }));
      await pickInterpreter(page, known.name);
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByLabel('Card number', { exact: true }).waitFor();
    });

    itHoldsForEveryone([PAYMENT, REFUSED], () => person, lightAndDark);
  });
});
