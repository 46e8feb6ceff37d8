import type { Page } from 'playwright-core';
import { axeViolations } from '../support/pages/axeViolations';
import { field } from '../support/pages/accountForms';
import { pickInterpreter } from '../support/pages/bookingWizard';
import { choose, chosen, typeDate } from '../support/pages/choose';
import { demoInterpreter, DEMO_INTERPRETER, type KnownInterpreter } from '../support/pages/demoPeople';
import { chooseByKeys, pressOn, tabTo, typeInto } from '../support/pages/keyboard';
import { linkIn, mailTo } from '../support/pages/mails';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { type Person, useStage } from '../support/stage';
import { tellStory } from '../support/story';

const TAKESHI = 'takeshi.ogawa@clients.dragoman.example';
const NAOMI = 'naomi.fischer@clients.dragoman.example';
const IN_TOKYO = 'Lease with the landlord';
const IN_NEW_YORK = 'Clinic on Saturday night';

/** The n-th Sunday of March next year, or the last one: when clocks go forward in New York, and in Berlin. */
function sundayInMarch(nth: 2 | 'last'): string {
  const year = new Date().getUTCFullYear() + 1;
  const sundays = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(year, 2, day + 1))).filter(
    (day) => day.getUTCDay() === 0,
  );
  return (nth === 'last' ? sundays.at(-1) : sundays[1])?.toISOString().slice(0, 10) ?? '';
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string) => daysFrom(day, -1);
const dayAfter = (day: string) => daysFrom(day, 1);

describe('people in Tokyo, New York and Berlin, on the weekends when clocks change', () => {
  const stage = useStage();
  const step = tellStory();
  const berlinChanges = sundayInMarch('last');
  const newYorkChanges = sundayInMarch(2);
  const saturday = dayBefore(newYorkChanges);
  let known: KnownInterpreter;
  let [takeshi, naomi, elena]: Person[] = [];

  const on = (person: Person | undefined): Page => {
    if (!person) throw new Error('They have not come yet');
    return person.page;
  };
  const starts = (page: Page) => page.locator('.dr-when-start');
  const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
  const grid = (page: Page) => page.getByRole('group', { name: 'Free times', exact: true });
  const signInByMail = async (page: Page, email: string) => {
    await page.goto('/magic-login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    const link = new URL(linkIn(await mailTo(stage.server().url, email, 'magicSignIn'), '/magic-login'));
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/client/dashboard');
  };

  step('come', async () => {
    known = await demoInterpreter(stage.server().url);
    [takeshi, naomi, elena] = await Promise.all([
      stage.comes('takeshi', {
        ...{ timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } },
        ...{ hasTouch: true, isMobile: true },
      }),
      stage.comes('naomi', { timezoneId: 'America/New_York' }),
      stage.comes('elena', { timezoneId: 'Europe/Berlin' }),
    ]);
    await Promise.all([
      signInByMail(on(takeshi), TAKESHI),
      signInByMail(on(naomi), NAOMI),
      signIn(on(elena), DEMO_INTERPRETER),
    ]);
  });

  step('by telephone in Tokyo: half past one is in the afternoon, and the day is that of Tokyo', async () => {
    const page = on(takeshi);
    await page.goto('/client/mettings-config');
    await field(page, 'Meeting title').fill(IN_TOKYO);
    await choose(page, 'From language', known.languages[0] ?? '');
    await choose(page, 'To language', known.languages[1] ?? '');
    await choose(page, 'Meeting subject', 'Legal');
    await pickInterpreter(page, known.name);
    await typeDate(page, 'Meeting date', berlinChanges);
    await field(page, 'Meeting time').fill('1:30');
    await field(page, 'Meeting time').blur();
    expect(await chosen(page, 'AM/PM')).toBe('PM');
    await soon(() => starts(page).textContent()).toBe(`Starts Sun, ${inWords(berlinChanges)} 01:30 PM GMT+9`);
    // in Berlin it is half past five in the morning
    await field(page, 'Meeting time').fill('12:30');
    await field(page, 'Meeting time').blur();
    await grid(page)
      .getByText(/^For the interpreter this is 05:30\sAM, in the night/)
      .waitFor();
    await grid(page).scrollIntoViewIfNeeded();
    await grid(page).getByRole('button', { name: '5:00 PM', exact: true }).tap();
    await soon(() => starts(page).textContent()).toBe(`Starts Sun, ${inWords(berlinChanges)} 05:00 PM GMT+9`);
    await page.getByRole('group', { name: 'What cancelling costs, and until when' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takeshi?.shoot('wizard');
    await page.getByRole('button', { name: 'Save and continue' }).tap();
    await page.getByRole('tab', { name: 'Card' }).waitFor();
    await page
      .getByText(`Sun, ${inWords(berlinChanges)}`)
      .first()
      .waitFor();
    await takeshi?.shoot('payment');
  });

  step('by keyboard in New York: a Saturday evening there is a Sunday in Berlin', async () => {
    const page = on(naomi);
    await page.goto('/client/mettings-config');
    await field(page, 'Meeting title').waitFor();
    await typeInto(page, field(page, 'Meeting title'), IN_NEW_YORK);
    await typeInto(page, field(page, 'Meeting date'), saturday);
    await page.keyboard.press('Tab');
    await typeInto(page, field(page, 'Meeting time'), '11:30 pm');
    await chooseByKeys(page, page.getByRole('combobox', { name: 'From language' }), known.languages[0] ?? '');
    await chooseByKeys(page, page.getByRole('combobox', { name: 'To language' }), known.languages[1] ?? '');
    await chooseByKeys(page, page.getByRole('combobox', { name: 'Meeting subject' }), 'Medical');
    await page.getByText('11:30 PM is in the night. Did you mean 11:30 AM?').waitFor();
    await tabTo(page, field(page, 'Meeting time'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('8:00 pm');
    await pressOn(page, page.getByRole('button', { name: 'Select interpreter', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Select an interpreter' });
    await pressOn(page, dialog.getByRole('button', { name: `Select ${known.name}`, exact: true }));
    await soon(() => starts(page).textContent()).toBe(`Starts Sat, ${inWords(saturday)} 08:00 PM EST`);
    await pressOn(page, page.getByRole('button', { name: 'Save and continue' }));
    await page.getByRole('tab', { name: 'Card' }).waitFor();
  });

  step('Berlin reads its own days on the cards, with theirs beneath, and accepts one', async () => {
    const page = on(elena);
    await page.goto('/interpreter/interpreter-records');
    await soon(() => card(page, IN_TOKYO).textContent()).toContain(`${inWords(berlinChanges)}`);
    expect(await card(page, IN_TOKYO).locator('.dr-dateBlock').textContent()).toMatch(/^Sun\d+Mar$/);
    expect(await card(page, IN_TOKYO).textContent()).toMatch(/10:00 AM GMT\+2.*As booked\s*05:00 PM GMT\+9/);
    expect(await card(page, IN_NEW_YORK).locator('.dr-dateBlock').textContent()).toBe(
      `Sun${Number(newYorkChanges.slice(8))}Mar`,
    );
    expect(await card(page, IN_NEW_YORK).textContent()).toMatch(
      new RegExp(`02:00 AM GMT\\+1.*As bookedSat, ${inWords(saturday)} 08:00 PM EST`),
    );
    await elena?.shoot('cards');
    await card(page, IN_TOKYO).getByRole('button', { name: 'Accept' }).click();
    await card(page, IN_TOKYO).getByText('Confirmed', { exact: true }).first().waitFor();
  });

  step('an hour that Berlin skips cannot be proposed, and a night is mended by one press', async () => {
    const page = on(elena);
    await card(page, IN_TOKYO).getByRole('button', { name: 'View' }).click();
    await page.getByRole('link', { name: 'Change time' }).click();
    await page.getByRole('button', { name: 'Propose another time' }).click();
    expect(await field(page, 'Meeting time').inputValue()).toBe('10:00');
    await field(page, 'Meeting time').fill('2:30');
    await page
      .getByText(/02:30\sAM does not exist on that day, clocks show 03:30\sAM instead/)
      .first()
      .waitFor();
    await field(page, 'Meeting time').fill('3:30');
    await page.getByRole('button', { name: /^Change to 03:30\sPM$/ }).click();
    await field(page, 'Meeting time').fill('11:00');
    await soon(() => starts(page).textContent()).toBe(
      `Starts Sun, ${inWords(berlinChanges)} 11:00 AM GMT+2In the meeting’s time zone  06:00 PM GMT+9`,
    );
    await elena?.shoot('proposal');
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await page.getByText('Your proposal is sent.').waitFor();
  });

  step('Tokyo reads the proposed day as its own, agrees, and sees what cancelling would cost', async () => {
    const page = on(takeshi);
    await page.goto('/client/dashboard');
    await page.getByText(/Elena Marchetti proposes another time: .*06:00.PM/).waitFor();
    await page.getByRole('link', { name: 'Answer' }).first().tap();
    const proposed = page.getByText('Proposed time', { exact: true }).locator('..');
    await soon(() => proposed.textContent()).toBe(
      `Proposed timeSun, ${inWords(berlinChanges)} 06:00 PM GMT+9`,
    );
    await takeshi?.shoot('answer');
    await page.getByRole('button', { name: 'Agree to the new time' }).tap();
    await page.getByText('The session is moved.').waitFor();
    await page.goto('/client/records');
    await card(page, IN_TOKYO).getByRole('button', { name: 'Cancel booking' }).tap();
    const asks = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await asks.getByText('€0.00').first().waitFor();
    // free until two days before, by the clock of Tokyo
    await asks.getByText(`Until ${inWords(dayBefore(dayBefore(berlinChanges)))}, 06:00`).waitFor();
    await takeshi?.shoot('costs');
    await asks.getByRole('button', { name: 'Keep the booking' }).tap();
  });

  step(
    'declined in New York, where nobody else is free in that night: several are asked for Monday',
    async () => {
      const page = on(elena);
      await page.goto('/interpreter/interpreter-records');
      await card(page, IN_NEW_YORK).getByRole('button', { name: 'Decline' }).click();
      await page
        .getByRole('dialog', { name: 'Decline this request?' })
        .getByRole('button', { name: 'Decline' })
        .click();
      await card(page, IN_NEW_YORK).getByText('Declined', { exact: true }).first().waitFor();
      const client = on(naomi);
      await client.goto('/client/dashboard');
      const lost = client.getByRole('region', { name: `${known.name} declined` });
      await lost.getByText(/^Nobody who offers these languages is free/).waitFor();
      expect(await lost.textContent()).toContain(`Sat, ${inWords(saturday)}`);
      await naomi?.shoot('declined');
      await pressOn(client, lost.getByRole('link', { name: 'Book an interpreter' }));
      await field(client, 'Meeting title').waitFor();
      await typeInto(client, field(client, 'Meeting date'), dayAfter(newYorkChanges));
      await client.keyboard.press('Tab');
      await typeInto(client, field(client, 'Meeting time'), '10');
      await pressOn(client, client.getByRole('button', { name: 'Ask several' }));
      const dialog = client.getByRole('dialog', { name: 'Ask several interpreters' });
      await dialog.getByText(/^Highest price among them: €/).waitFor();
      expect(await dialog.locator('.dr-wish').textContent()).toContain(
        `Mon, ${inWords(dayAfter(newYorkChanges))}`,
      );
      await naomi?.shoot('several');
      await pressOn(client, dialog.getByRole('button', { name: /^Send to \d people$/ }));
      await client.getByRole('heading', { name: 'Waiting for the first yes' }).waitFor();
      // summer in New York, winter still in Berlin: five hours lie between them, not six
      await page.goto('/interpreter/dashboard');
      await page.getByRole('article', { name: IN_NEW_YORK }).getByText('03:00 PM').waitFor();
      await elena?.shoot('offer');
    },
  );
});
