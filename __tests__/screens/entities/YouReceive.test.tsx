import { screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { DecisionButtons } from '../../../src/client/entities/booking/actions/DecisionButtons';
import { getPersonalInfo } from '../../../src/shared/contract/account/personalInfo';
import { aBooking } from '../../support/aBooking';
import { succeeds } from '../../support/answers';
import { interpreterPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';
import { standAt } from '../../support/standAt';

standAt('2030-01-03T10:00:00Z');

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each([
  ['starter', 'You receive €118.75', 'after the share of 5%'],
  ['enterprise', 'You receive €123.75', 'after the share of 1%'],
])('a request says before it is accepted what is left in the tier %s', async (tier, amount, share) => {
  const { last_login_at: _last, ...person } = interpreterPerson;
  const info = { ...person, tier, requested_tier: null, company: null, phone: null };
  server.use(
    http.post(`*${getPersonalInfo.path}`, () =>
      succeeds({ ...info, created_at: '2029-01-01T00:00:00.000Z' }),
    ),
  );
  const nothing = () => undefined;
  renderScreen(
    <DecisionButtons
      booking={aBooking()}
      isDeciding={false}
      isChanged={false}
      onAccept={nothing}
      onDecline={nothing}
    />,
    { person: interpreterPerson },
  );
  expect(await screen.findByText(amount)).toBeVisible();
  expect(screen.getByText(share)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('whose role leaves out Bookings is told so in the place of Accept, and can still decline', () => {
  const nothing = () => undefined;
  renderScreen(
    <DecisionButtons
      booking={aBooking()}
      isDeciding={false}
      isChanged={false}
      onAccept={nothing}
      onDecline={nothing}
    />,
    { person: { ...interpreterPerson, closed_modules: ['bookings'] } },
  );
  expect(screen.getByText(/Your role in the institute leaves out Bookings/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});
