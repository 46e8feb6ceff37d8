import type { Page } from 'playwright-core';
import { findCandidates, type Candidate } from '../../src/shared/contract/bookings/calls';
import { DEMO_INTERPRETERS } from '../../src/server/seed/demoInterpreters';
import { aWish } from '../support/aCall';
import { axeViolations } from '../support/pages/axeViolations';
import { fillDetails, meetingWish, type MeetingWish, weekdayAhead } from '../support/pages/bookingWizard';
import { callAs } from '../support/pages/demoCalls';
import { demoInterpreter, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { linkIn, mailTo } from '../support/pages/mails';
import { signIn } from '../support/pages/signIn';
import { type Person, useStage } from '../support/stage';
import { tellStory } from '../support/story';

const TITLE = 'Consent before surgery';
const AGAIN = 'Second opinion';

describe('asking several, the first yes wins', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let elena: Person;
  let other: Person;
  let wish: MeetingWish;
  let second: { id: string; name: string; email: string };

  const url = () => stage.server().url;
  const dialog = () => client.page.getByRole('dialog', { name: 'Ask several interpreters' });
  const offer = ({ page }: Person, title = TITLE) => page.getByRole('article', { name: title, exact: true });
  const onlyTick = async (names: readonly string[]) => {
    const boxes = dialog().getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.uncheck();
    for (const name of names) await dialog().getByRole('checkbox', { name }).check();
  };
  const openDialog = async (title: string, time: string, half: MeetingWish['half'] = 'AM') => {
    await client.page.goto('/client/mettings-config');
    await fillDetails(client.page, { ...wish, title, time, half });
    await client.page.getByRole('button', { name: 'Ask several' }).click();
    await dialog().waitFor();
  };
  const signInByMail = async (page: Page, email: string) => {
    await page.goto('/magic-login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    const link = new URL(linkIn(await mailTo(url(), email, 'magicSignIn'), '/magic-login'));
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/interpreter/dashboard');
  };

  step('three people arrive', async () => {
    const known = await demoInterpreter(url());
    wish = meetingWish(known, { date: weekdayAhead(3), time: '10:00', half: 'AM', duration: '1 hour' });
    const found: Candidate[] = await callAs(url(), DEMO_CLIENT, findCandidates, {
      ...aWish,
      meetingDate: wish.date,
      interpreterBookingFrom: wish.from as never,
      interpreterBookingTo: wish.to as never,
    });
    const fitting = new Set(found.map(({ interpreter_id: id }) => id));
    expect(fitting.has(known.id)).toBe(true);
    const another = DEMO_INTERPRETERS.find(({ id }) => id !== known.id && fitting.has(id));
    if (!another) throw new Error('Nobody else fits');
    second = { ...another, name: another.name.join(' ') };
    [client, elena, other] = [
      await stage.comes('client'),
      await stage.comes('elena'),
      await stage.comes('other', { viewport: { width: 360, height: 740 } }),
    ];
    await Promise.all([
      signIn(client.page, DEMO_CLIENT),
      signIn(elena.page, DEMO_INTERPRETER),
      signInByMail(other.page, second.email),
    ]);
    await Promise.all([elena, other].map(({ page }) => page.goto('/interpreter/dashboard')));
  });

  step('what is missing is said before anybody can be asked', async () => {
    await client.page.goto('/client/mettings-config');
    await client.page.getByRole('button', { name: 'Ask several' }).click();
    const missing = client.page.getByRole('group', { name: 'To ask several, please fill in first:' });
    await missing.getByRole('link').first().click();
    await soonFocused(client.page, 'booking_meetingTitle');
  });

  step('the client asks two by name, and sees the highest price before', async () => {
    await openDialog(TITLE, '10:00');
    await onlyTick(['Elena Marchetti', second.name]);
    await dialog()
      .getByText(/^Highest price among them: €/)
      .waitFor();
    expect(await axeViolations(client.page)).toEqual([]);
    await client.shoot('dialog');
    await dialog().getByRole('button', { name: 'Send to 2 people' }).click();
    await client.page.waitForURL('**/client/call/*');
    await client.page.getByRole('heading', { name: 'Waiting for the first yes' }).waitFor();
    expect(await axeViolations(client.page)).toEqual([]);
    await client.shoot('asking');
  });

  step('both see it at once, without a reload', async () => {
    for (const person of [elena, other]) {
      await offer(person)
        .getByText(/You receive €/)
        .waitFor();
      await person.shoot('offer');
    }
    expect(await axeViolations(elena.page)).toEqual([]);
  });

  step('the first yes wins; the other is told at once, and the client sees the booking', async () => {
    await offer(other).getByRole('button', { name: 'Accept' }).click();
    await offer(other).getByText('It is yours').waitFor();
    await offer(elena).getByText('Somebody else was faster').waitFor();
    await elena.shoot('somebody was faster');
    expect(await axeViolations(elena.page)).toEqual([]);
    await client.page.getByText(`${second.name} accepted`, { exact: true }).waitFor();
    await client.shoot('taken');
    await client.page.getByRole('link', { name: 'Open the booking' }).click();
    await client.page.waitForURL('**/client/records?booking=*');
    await client.page.getByRole('dialog').getByText(TITLE).first().waitFor();
  });

  step('who accepts too late is told so, and nothing is booked twice', async () => {
    await openDialog(AGAIN, '02:00', 'PM');
    await onlyTick(['Elena Marchetti', second.name]);
    await dialog().getByRole('button', { name: 'Send to 2 people' }).click();
    await client.page.waitForURL('**/client/call/*');
    for (const person of [elena, other]) await offer(person, AGAIN).waitFor();
    await Promise.all(
      [elena, other].map((person) => offer(person, AGAIN).getByRole('button', { name: 'Accept' }).click()),
    );
    const ends = await Promise.all(
      [elena, other].map(async (person) => {
        const won = offer(person, AGAIN).getByText('It is yours');
        const late = offer(person, AGAIN).getByText('Somebody else was faster');
        await won.or(late).waitFor();
        return won.isVisible();
      }),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    for (const person of [elena, other]) person.problems.splice(0);
  });

  step('a call is withdrawn, and whoever was asked hears of it', async () => {
    await openDialog('Perhaps', '08:30');
    await onlyTick(['Elena Marchetti']);
    await dialog().getByRole('button', { name: 'Send to 1 person' }).click();
    await offer(elena, 'Perhaps').waitFor();
    await client.page.goto('/client/dashboard');
    await client.page.getByRole('link', { name: 'See who was asked' }).click();
    await client.page.getByRole('button', { name: 'Withdraw' }).click();
    await client.page.getByText('You withdrew this question').waitFor();
    await offer(elena, 'Perhaps').getByText('No longer asked').waitFor();
  });
});

async function soonFocused(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
}
