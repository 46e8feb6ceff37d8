import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../src/domain/interfaceLanguages';
import { paths } from '../../src/paths';
import { axeViolations } from '../support/pages/axeViolations';
import { bringTo, COLOUR_MODES, type ColourMode } from '../support/pages/bringTo';
import { fillDetails, meetingWish, pickInterpreter, weekdayAhead } from '../support/pages/bookingWizard';
import { demoInterpreter, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { SCREEN_STATES, type ScreenState } from '../support/pages/screens';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

const LOOKS = INTERFACE_LANGUAGES.flatMap((language) => COLOUR_MODES.map((mode) => ({ language, mode })));

/** The narrowest screen that must do, in CSS pixels. */
const NARROWEST = 320;

describe('every screen, for everyone', () => {
  const stage = useStage();
  let people: Record<ScreenState['who'], Person>;

  beforeAll(async () => {
    const people_ = await Promise.all([
      stage.comes('visitor'),
      stage.comes('client'),
      stage.comes('interpreter'),
    ]);
    const [visitor, client, interpreter] = people_;
    people = { visitor, client, interpreter };
    await signIn(client.page, DEMO_CLIENT);
    await signIn(interpreter.page, DEMO_INTERPRETER);
  });

  /** Brings a person to a state of a screen, in a language and a colour mode. */
  async function bring(state: ScreenState, language: InterfaceLanguage, mode: ColourMode): Promise<Person> {
    await bringTo(people[state.who].page, state, language, mode);
    return people[state.who];
  }

  /** Looks at the states of one person after the other, and at different people's at the same time. */
  async function lookAt(states: readonly ScreenState[], look: (state: ScreenState) => Promise<string[]>) {
    const found = await Promise.all(
      Object.keys(people).map(async (who) => {
        const ofOne: string[] = [];
        for (const state of states.filter((each) => each.who === who)) {
          ofOne.push(...(await look(state)).map((what) => `${state.name}: ${what}`));
        }
        return ofOne;
      }),
    );
    return found.flat();
  }

  const violationsIn = (states: readonly ScreenState[], language: InterfaceLanguage, mode: ColourMode) =>
    lookAt(states, async (state) => {
      const person = await bring(state, language, mode);
      await person.shoot(`${state.name} ${language} ${mode}`);
      expect(await person.page.getAttribute('html', 'lang')).toBe(language);
      return axeViolations(person.page);
    });

  it.each(LOOKS)('has nothing that axe objects to, in $language and $mode', async ({ language, mode }) => {
    expect(await violationsIn(SCREEN_STATES, language, mode)).toEqual([]);
  });

  it.each(INTERFACE_LANGUAGES)(
    'fits a screen of 320 pixels without sideways scrolling, in %s',
    async (language) => {
      const everyone = Object.values(people);
      for (const { page } of everyone) await page.setViewportSize({ width: NARROWEST, height: 640 });
      const tooWide = await lookAt(SCREEN_STATES, async (state) => {
        const person = await bring(state, language, 'light');
        await person.shoot(`narrow ${state.name} ${language}`);
        const width = await person.page.evaluate(() => document.documentElement.scrollWidth);
        return width > NARROWEST ? [`${width} pixels`] : [];
      });
      for (const { page } of everyone) await page.setViewportSize({ width: 1280, height: 900 });
      expect(tooWide).toEqual([]);
    },
  );

  describe('with a booking saved', () => {
    const payment: ScreenState = { name: 'payment', who: 'client', path: paths.client.mettingsConfig };
    const refused: ScreenState = {
      ...payment,
      name: 'payment with problems',
      reach: async (page, { booking }) => {
        await page.getByRole('button', { name: booking.payment.confirm }).click();
        await page.getByText(booking.payment.errors.cardNumber).first().waitFor();
      },
    };

    beforeAll(async () => {
      const known = await demoInterpreter(stage.server().url);
      const { page } = await bring({ ...payment, name: 'details' }, 'en-US', 'light');
      await fillDetails(page, meetingWish(known, { date: weekdayAhead(6), title: 'For everyone' }));
      await pickInterpreter(page, known.name);
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByLabel('Card number', { exact: true }).waitFor();
    });

    it.each(LOOKS)(
      'has nothing that axe objects to in the payment step, in $language and $mode',
      async ({ language, mode }) => {
        expect(await violationsIn([payment, refused], language, mode)).toEqual([]);
      },
    );
  });
});
