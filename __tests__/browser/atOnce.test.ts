import { paths } from '../../src/client/paths';
import { axeViolations } from '../support/pages/axeViolations';
import { fillDetails, meetingWish, pickInterpreter, weekdayAhead } from '../support/pages/bookingWizard';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { DEMO_CLIENT, DEMO_INTERPRETER, demoInterpreter } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

const MARK = 'Instant: confirmed at once';

describe('an interpreter who confirms at once', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let interpreter: Person;

  step('switches it on with a notice of its own', async () => {
    interpreter = await stage.comes('interpreter');
    const { page, shoot } = interpreter;
    await signIn(page, DEMO_INTERPRETER);
    await page.goto(paths.interpreter.availability);
    await page.getByRole('switch', { name: 'Confirm requests at once' }).click();
    await page.getByText('When asked so long ahead').scrollIntoViewIfNeeded();
    expect(await axeViolations(page)).toEqual([]);
    await shoot('availability');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Availability saved.').first().waitFor();
  });

  step('is found by that, with the mark on card and profile', async () => {
    client = await stage.comes('client');
    const { page, shoot } = client;
    await signIn(page, DEMO_CLIENT);
    await page.goto(`${paths.client.gallery}?confirmation=at_once`);
    const card = page.getByRole('article', { name: 'Elena Marchetti' });
    await card.getByText(MARK).waitFor();
    const articles = page.getByRole('article');
    expect(await articles.filter({ hasNotText: MARK }).count()).toBe(0);
    await shoot('card');
    await card.getByRole('button', { name: 'View full profile' }).click();
    await page.getByText(MARK).first().waitFor();
    await shoot('profile');
  });

  step('is booked by saving, and says so before', async () => {
    const { page, shoot } = client;
    const known = await demoInterpreter(stage.server().url);
    await page.goto(paths.client.mettingsConfig);
    const wish = meetingWish(known, {
      date: weekdayAhead(4),
      title: 'At once',
      zone: 'GMT',
      time: '11:00',
      half: 'AM',
    });
    await fillDetails(page, wish);
    await pickInterpreter(page, known.name);
    await page.getByText(/confirms at once: with/).scrollIntoViewIfNeeded();
    expect(await axeViolations(page)).toEqual([]);
    await shoot('wizard');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText(/^Booked: Elena Marchetti confirms at once/).waitFor();
    await shoot('booked');
    await page.goto(paths.client.records);
    const card = cardIn(panelNamed(page, 'Booking Records'), 'At once');
    await card.getByText('Confirmed', { exact: true }).waitFor();
    await card.getByText('Confirmed at once').waitFor();
    await shoot('records');
  });

  step('is told of it, and finds it among the bookings', async () => {
    const { page, shoot } = interpreter;
    await page.goto(paths.interpreter.notifications);
    await page.getByText(/booked you, confirmed at once: At once/).waitFor();
    await page.goto(paths.interpreter.records);
    await cardIn(panelNamed(page, 'My Bookings'), 'At once').getByText('Confirmed at once').waitFor();
    await shoot('my bookings');
  });
});
