import type { Locator } from 'playwright-core';
import { getInterpreterProfile } from '../../src/shared/contract/interpreters/interpreterProfile';
import { interpreterProfileOf, paths } from '../../src/client/paths';
import { aProfile } from '../support/aProfile';
import {
  demoInterpreter,
  DEMO_CLIENT,
  DEMO_INTERPRETER,
  type KnownInterpreter,
} from '../support/pages/demoPeople';
import { menuLink } from '../support/pages/menu';
import { settled } from '../support/pages/standsStill';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const READ = `**${getInterpreterProfile.path}`;

describe('the specification, section 2: interpreter profile (read-only)', () => {
  const stage = useStage();
  let client: Person;
  let interpreter: Person;
  let known: KnownInterpreter;

  beforeAll(async () => {
    known = await demoInterpreter(stage.server().url);
    [client, interpreter] = await Promise.all([stage.comes('client'), stage.comes('interpreter')]);
    await signIn(client.page, DEMO_CLIENT);
    await signIn(interpreter.page, DEMO_INTERPRETER);
    await open(aProfile(known.id, whole));
  });

  const main = (): Locator => client.page.getByRole('main');
  const section = (name: string): Locator => main().getByRole('region', { name, exact: true });
  /** Shows a made-up profile, where the demo data has nothing like it. */
  async function open(profile: ReturnType<typeof aProfile>): Promise<void> {
    const { page } = client;
    await page.unroute(READ);
    await page.route(READ, (route) => route.fulfill({ json: { result: true, message: '', data: profile } }));
    await page.goto(interpreterProfileOf(known.id));
    await page.getByRole('heading', { name: 'Global Rank' }).waitFor();
  }

  it('takes the profile from navigation state, and asks nobody for it', async () => {
    const { page } = client;
    client.record.length = 0;
    await page.evaluate(
      ([path, profile]) => {
        history.pushState({ usr: { profile }, key: 'carried', idx: 9 }, '', path as string);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      },
      [paths.interpreter.interpreterProfile, { personalInfo: { name: 'Carried Along' } }],
    );
    await page.getByRole('heading', { name: 'Carried Along' }).waitFor();
    expect(client.record.filter((line) => line.includes('get_by_uuid'))).toEqual([]);
    await open(aProfile(known.id, whole));
  });

  it('shows the profile image', async () => {
    await soon(() => main().getByRole('complementary').locator('.dr-monogram').first().isVisible()).toBe(
      true,
    );
  });

  it('shows the credibility level as 4 bars', async () => {
    const bars = main().getByRole('img', { name: 'Credibility level: 3 of 4' });
    await soon(() => bars.locator('> span').count()).toBe(4);
    await soon(() => bars.locator('> [data-filled="true"]').count()).toBe(3);
  });

  it('shows years of experience and client references count', async () => {
    await soon(() => fact('Years of experience')).toBe('12');
    await soon(() => fact('Client references')).toBe('7');
  });

  it('shows full time or part time translator', async () => {
    const card = main().getByRole('complementary');
    await soon(() => card.getByText('Full time translator').count()).toBe(1);
  });

  it('shows price per hour and starting price per word in euro', async () => {
    await soon(() => fact('Price per hour')).toBe('€62.50');
    await soon(() => fact('Starting price per word')).toBe('€0.085');
  });

  it('shows the name with its alias (“a.k.a.”)', async () => {
    await soon(() => main().getByRole('heading', { level: 1 }).innerText()).toBe('Ines Ruiz a.k.a. Inés');
  });

  it('shows native language and location', async () => {
    await soon(() => fact('Native language')).toBe('Japanese');
    await soon(() => fact('Location')).toBe('Kyoto, Japan');
  });

  it('has a tab with an icon for each vertical, the software icon for other names', async () => {
    const icons = main().locator('[role="tab"] [data-icon]');
    await soon(() => main().getByRole('tab').allInnerTexts()).toEqual([
      'Tourism & Living',
      'Technical & Engineering',
      'Software & App',
      'Ceramics',
    ]);
    await soon(() => icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('data-icon')))).toEqual([
      'compass',
      'tool',
      'code',
      'code',
    ]);
  });

  it('opens the first vertical', async () => {
    await soon(() => main().getByRole('tab', { selected: true }).innerText()).toBe('Tourism & Living');
  });

  it('shows description and translation tools', async () => {
    const panel = await main().getByRole('tabpanel').innerText();
    expect(panel).toContain('Tea houses and courts.');
    expect(panel).toMatch(/Translation tools\s+OmegaT/);
  });

  it('lists each interpretation language with a fixed 10/10 bar', async () => {
    const levels = await section('Languages').getByRole('listitem').allTextContents();
    expect(levels).toEqual(['Japanese10/10', 'English10/10']);
  });

  it('has an About Me', () => soon(() => section('About Me').innerText()).toContain('Takes bookings'));

  it('has References with their count', async () => {
    await soon(() => section('References').innerText()).toContain('7 client references');
  });

  it('has a Prices table: rows languages, columns verticals, euro per word or “--”, labels cleaned', async () => {
    const rows = section('Prices').getByRole('row');
    const cellsOf = (row: Locator) => row.locator('th, td').allTextContents();
    await soon(() => cellsOf(rows.nth(0))).toEqual([
      'Language',
      'Tourism & Living',
      'Technical & Engineering',
      'Software & App',
      'Ceramics',
    ]);
    await soon(() => cellsOf(rows.nth(1))).toEqual(['HINDI (INDIA)', '--', '--', '€0.11', '--']);
    await soon(() => cellsOf(rows.nth(2))).toEqual(['ENGLISH (USA)', '€0.09', '--', '€0.085', '--']);
  });

  it('… whose shaded edge says on a phone that it moves sideways, with nothing over the shade', async () => {
    await client.page.setViewportSize({ width: 320, height: 640 });
    const shade = await section('Prices')
      .locator('.dr-prices')
      .evaluate((box) => {
        box.scrollIntoView({ block: 'center' });
        const covers = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
        const isCovered = [...box.querySelectorAll('tr')].some((row) => {
          const { top, height } = row.getBoundingClientRect();
          const at = document.elementsFromPoint(box.getBoundingClientRect().right - 4, top + height / 2);
          return at.slice(0, at.indexOf(box)).some(covers);
        });
        const layers = getComputedStyle(box).backgroundAttachment;
        return { moves: box.scrollWidth > box.clientWidth, layers, isCovered };
      });
    await client.page.setViewportSize({ width: 1280, height: 900 });
    expect(shade).toEqual({ moves: true, layers: 'local, local, scroll, scroll', isCovered: false });
  });

  it('hints at the price of a document', async () => {
    await soon(() => section('Prices').innerText()).toContain('Uploading a document to see its exact price');
  });

  it('has Education checkboxes: University, Ongoing learning, Associations, Certificates', async () => {
    const boxes = section('Education').getByRole('checkbox');
    const said = await boxes.evaluateAll((all) =>
      all.map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]),
    );
    expect(said).toEqual([
      ['University', true],
      ['Ongoing learning', false],
      ['Associations', false],
      ['Certificates', true],
    ]);
  });

  it('… else free text', async () => {
    const education = {
      university: false,
      ongoingLearning: false,
      associations: false,
      certificates: false,
      text: 'Taught by my grandmother.',
    };
    await open(aProfile(known.id, { ...whole, education }));
    await soon(() => section('Education').getByRole('checkbox').count()).toBe(0);
    await soon(() => section('Education').innerText()).toContain('Taught by my grandmother.');
  });

  it('has Certifications: name, issuing body, date', async () => {
    const [entry] = await section('Certifications').getByRole('listitem').allTextContents();
    expect(entry).toBe('Sworn interpreterCourt of KyotoJan 5, 2025');
  });

  it('has Experience: title, company, start-end, description', async () => {
    const [entry] = await section('Experience').getByRole('listitem').allTextContents();
    expect(entry).toBe('GuideCityJan 5, 2010 – Mar 1, 2014Walks.');
  });

  it('has the Global Rank', async () => {
    await soon(() => section('Global Rank').innerText()).toContain('#5');
  });

  it('fills what is missing: “Software & App”, no references added yet, N/A and the defaults', async () => {
    await open(aProfile(known.id));
    await soon(() => main().getByRole('tab').allInnerTexts()).toEqual(['Software & App']);
    expect((await section('References').innerText()).toLowerCase()).toContain('no references added yet');
    await soon(() => fact('Native language')).toBe('N/A');
    await soon(() => fact('Location')).toBe('N/A');
    await soon(() => fact('Price per hour')).toBe('€50.00');
    // null is not said, which is no gap that the lists' default fills
    await soon(() => fact('Starting price per word')).toBe('N/A');
    await soon(() => section('Global Rank').innerText()).toContain('N/A');
    await client.shoot('bare profile');
  });

  it('product, section 2: is open to clients in their own layout', async () => {
    const { page } = client;
    await page.unroute(READ);
    await page.goto(interpreterProfileOf(known.id));
    await page.getByRole('heading', { name: new RegExp(`^${known.name}`) }).waitFor();
    await settled(page);
    await soon(async () => (await menuLink(page, 'Mettings')).isVisible()).toBe(true);
    await client.shoot('demo profile');
  });

  it('product, section 2: … and to interpreters in theirs, who see their own as clients see it', async () => {
    const { page } = interpreter;
    await page.goto(paths.interpreter.interpreterProfile);
    await page.getByText('This is how clients see you.').waitFor();
    await settled(page);
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(known.name);
    await soon(async () => (await menuLink(page, 'My Bookings')).isVisible()).toBe(true);
  });

  function fact(label: string): Promise<string> {
    return main()
      .locator('dl > div')
      .filter({ has: client.page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .locator('dd')
      .first()
      .innerText();
  }
});

const SOME_ID = '7c1d0f4e-3f0a-4a52-8f7e-000000000009';
const VERTICALS = ['Tourism & Living', 'Technical & Engineering', 'Software & App', 'Ceramics'];

const whole: Parameters<typeof aProfile>[1] = {
  personalInfo: {
    name: 'Ines Ruiz',
    aka: 'Inés',
    nativeLanguage: 'Japanese',
    location: 'Kyoto, Japan',
    profileImageUrl: null,
  },
  professionalInfo: {
    credibilityLevel: 3,
    yearsExperience: 12,
    clientReferences: 7,
    isFullTimeTranslator: true,
    pricePerHour: 62.5,
    startingPricePerWord: 0.085,
    ranking: 5,
    languages: ['Japanese', 'English'],
  },
  verticals: VERTICALS.map((name) => ({ name })),
  profile: { description: 'Tea houses and courts.', translationTools: 'OmegaT' },
  pricing: {
    interpretation: {
      'HINDI (IN)': { 'Software & App': 0.11 },
      'ENGLISH (US)': { 'Software & App': 0.085, 'Tourism & Living': 0.09 },
    },
  },
  education: {
    university: true,
    ongoingLearning: false,
    associations: false,
    certificates: true,
    text: null,
  },
  certifications: [
    { id: SOME_ID, name: 'Sworn interpreter', issuingBody: 'Court of Kyoto', date: '2025-01-05' },
  ],
  experience: [
    {
      id: SOME_ID,
      title: 'Guide',
      company: 'City',
      startDate: '2010-01-05',
      endDate: '2014-03-01',
      description: 'Walks.',
    },
  ],
};
