import type { Locator } from 'playwright-core';
import { paths } from '../../src/client/paths';
import { jpegOf } from '../support/pictures/testPictures';
import { DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { choose } from '../support/pages/choose';
import { pressOn, typeInto } from '../support/pages/keyboard';
import { menuLink } from '../support/pages/menu';
import { settled } from '../support/pages/standsStill';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { linkedInPdf } from '../support/resumes/linkedInPdf';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

const FACE = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: jpegOf(500, 400) };

const resume = () =>
  linkedInPdf(
    {
      contact: 'Contact',
      topSkills: 'Top Skills',
      languages: 'Languages',
      certifications: 'Certifications',
      summary: 'Summary',
      experience: 'Experience',
      education: 'Education',
      footer: (page) => `Page ${page} of 1`,
    },
    {
      name: 'Elena Marchetti',
      headline: 'Conference Interpreter',
      place: 'Milan, Italy',
      skills: ['CAT Tools'],
      languages: ['Italian (Native or Bilingual)', 'Portuguese (Full Professional)'],
      certifications: [['ATA Certified Translator']],
      summary: ['Courts and clinics.'],
      experience: [
        {
          company: 'City Hospital',
          positions: [
            { title: 'Lead Medical Interpreter', dates: 'March 2020 - Present (4 years 2 months)' },
          ],
        },
      ],
      education: [{ school: 'University of Bologna', degree: 'Master of Arts · (2009 - 2011)' }],
    },
  );

describe('the specification, sections 2 and 3: /interpreter/user-profile', () => {
  const stage = useStage();
  const step = tellStory();
  let interpreter: Person;

  beforeAll(async () => {
    interpreter = await stage.comes('interpreter');
    await signIn(interpreter.page, DEMO_INTERPRETER);
  });

  const field = (name: string) => interpreter.page.getByLabel(name, { exact: true });
  const group = (name: string) => interpreter.page.getByRole('group', { name });
  const press = (name: string) => interpreter.page.getByRole('button', { name, exact: true }).click();
  const button = (name: string) => interpreter.page.getByRole('button', { name, exact: true });
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const saved = () =>
    interpreter.page.getByRole('status').filter({ hasText: 'Profile updated.' }).first().waitFor();
  const reopen = async () => {
    await interpreter.page.goto(paths.interpreter.userProfile);
    await settled(interpreter.page);
    await field('First name').waitFor();
  };

  step('the sidebar holds Dashboard, My Profile, My Bookings and Settings, in this order', async () => {
    const { page } = interpreter;
    const link = await menuLink(page, 'My Profile');
    await link.waitFor();
    const items = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    const names = (await items.allTextContents()).map((text) => text.trim());
    expect(names.slice(0, 4)).toEqual(['Dashboard', 'My Profile', 'My Bookings', 'Settings']);
    await link.click();
    await field('First name').waitFor();
    expect(new URL(page.url()).pathname).toBe('/interpreter/user-profile');
    await interpreter.shoot('my profile');
  });

  step('alias, native language and location are changed', async () => {
    await field('Also known as').fill('Elena of Milan');
    await choose(interpreter.page, 'Native language', 'Italian');
    await field('Location').fill('Bergamo, Italy');
  });

  step('years, full time, price per hour and starting price per word are changed', async () => {
    await field('Years of experience').fill('13');
    await field('Price per hour (€)').fill('64,50');
    await field('Starting price per word (€)').fill('0.15');
    await interpreter.page
      .getByRole('checkbox', { name: 'I work full time as a translator' })
      .setChecked(false);
  });

  step('languages and verticals are changed', async () => {
    await interpreter.page.getByRole('checkbox', { name: 'Romanian' }).check();
    await field('Add a field of work').fill('Wine');
    await interpreter.page.keyboard.press('Enter');
    await button('Remove Wine').waitFor();
    await press('Remove Tourism & Living');
    await soon(() => button('Remove Tourism & Living').count()).toBe(0);
  });

  step('description and translation tools are changed', async () => {
    await field('About me').fill('Machines, courts and wine.');
    await field('Translation tools').fill('memoQ');
  });

  step('prices are changed language by vertical', async () => {
    await group('English').getByLabel('Wine', { exact: true }).fill('0.21');
  });

  step('education is changed', async () => {
    await interpreter.page.getByRole('checkbox', { name: 'Associations' }).setChecked(true);
    await field('In your own words').fill('Always a course on.');
  });

  step('certifications are changed, by keyboard alone', async () => {
    const { page } = interpreter;
    await pressOn(page, button('Add a certification'));
    const last = page.getByRole('group', { name: /^Certification \d/ }).last();
    await typeInto(page, last.getByLabel('Name', { exact: true }), 'Sommelier');
    await typeInto(page, last.getByLabel('Issuing body', { exact: true }), 'AIS');
    await typeInto(page, last.getByLabel('Date', { exact: true }), '2024-05-02');
    await page.keyboard.press('Tab');
    await soon(() => last.getByLabel('Date', { exact: true }).inputValue()).toBe('May 2, 2024');
  });

  step('experience is changed, by keyboard alone, and the focus stays where the person goes on', async () => {
    const { page } = interpreter;
    const positions = page.getByRole('group', { name: /^Position \d/ });
    await pressOn(page, button('Add a position'));
    const last = positions.last();
    await soon(() => isFocused(last.getByLabel('Title', { exact: true }))).toBe(true);
    await page.keyboard.type('Tasting interpreter');
    await typeInto(page, last.getByLabel('Company', { exact: true }), 'Cantina');
    await typeInto(page, last.getByLabel('First day', { exact: true }), '2024-06-01');
    await pressOn(page, last.getByRole('checkbox', { name: 'I still work here' }), 'Space');
    const count = await positions.count();
    await pressOn(page, button('Add a position'));
    await soon(() => positions.count()).toBe(count + 1);
    await soon(() => isFocused(positions.last().getByLabel('Title', { exact: true }))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await soon(() => isFocused(button(`Remove position ${count + 1}`))).toBe(true);
    await page.keyboard.press('Enter');
    await soon(() => positions.count()).toBe(count);
    await soon(() => isFocused(button('Add a position'))).toBe(true);
  });

  step('nothing typed is lost by a reload or by Back', async () => {
    const { page } = interpreter;
    await page.reload();
    await settled(page);
    expect(await field('Location').inputValue()).toBe('Bergamo, Italy');
    await (await menuLink(page, 'My Bookings')).click();
    await page.waitForURL('**/interpreter-records');
    await page.goBack();
    await field('Location').waitFor();
    expect(await field('Also known as').inputValue()).toBe('Elena of Milan');
    expect(await group('English').getByLabel('Wine', { exact: true }).inputValue()).toBe('0.21');
  });

  step('all of it is saved and there again', async () => {
    await press('Save');
    await saved();
    await soon(() => interpreter.page.evaluate(() => localStorage.getItem('profileDraft'))).toBeNull();
    await reopen();
    const values = ['Also known as', 'Location', 'Years of experience', 'Price per hour (€)', 'About me'];
    expect(await Promise.all(values.map((name) => field(name).inputValue()))).toEqual([
      'Elena of Milan',
      'Bergamo, Italy',
      '13',
      '64.5',
      'Machines, courts and wine.',
    ]);
    expect(await group('English').getByLabel('Wine', { exact: true }).inputValue()).toBe('0.21');
    const page = interpreter.page;
    expect(await page.getByRole('checkbox', { name: 'Romanian' }).isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'Remove Tourism & Living' }).count()).toBe(0);
    expect(await page.locator('input[value="Sommelier"]').count()).toBe(1);
    expect(await page.locator('input[value="Tasting interpreter"]').count()).toBe(1);
  });

  step('a headshot is uploaded, and completes the profile', async () => {
    const { page } = interpreter;
    const meter = page.getByRole('progressbar', { name: 'Profile completeness' });
    // the demo's people come with drawn portraits
    const remove = { name: 'Remove picture', exact: true };
    await page.getByRole('button', remove).click();
    await page.getByRole('dialog').getByRole('button', remove).click();
    await field('Choose a picture').waitFor({ state: 'attached' });
    const before = Number(await meter.getAttribute('aria-valuenow'));
    await field('Choose a picture').setInputFiles(FACE);
    await page.getByRole('button', { name: 'Save picture' }).click();
    await page.getByRole('status').filter({ hasText: 'Picture saved.' }).first().waitFor();
    await soon(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    const inHeader = page.getByRole('button', { name: 'Open user panel' }).locator('img');
    await soon(() => inHeader.getAttribute('src')).toMatch(/^\/media\/headshots\//);
  });

  step(
    '“Import résumé (PDF)” fills the form from a file, marks what came from it, and saves nothing',
    async () => {
      const { page } = interpreter;
      await field('Import résumé (PDF)').setInputFiles({
        name: 'elena.pdf',
        mimeType: 'application/pdf',
        buffer: await resume(),
      });
      await page.getByText(/entries came from elena\.pdf/).waitFor({ timeout: 60_000 });
      await interpreter.shoot('after the import');
      const last = page.getByRole('group', { name: /^Position \d.*From your résumé/ });
      expect(await last.getByLabel('Title', { exact: true }).inputValue()).toBe('Lead Medical Interpreter');
      expect(await page.getByRole('checkbox', { name: 'Portuguese' }).isChecked()).toBe(true);
      // what had been typed before stays
      expect(await field('Location').inputValue()).toBe('Bergamo, Italy');
      const stored = interpreter.record.filter((line) => /interpreter\/(update|add)/.test(line));
      expect(stored.filter((line) => line.includes('Lead Medical Interpreter'))).toEqual([]);
    },
  );

  step('… until the person has checked it and saves', async () => {
    await press('Save');
    await saved();
    await reopen();
    expect(await interpreter.page.locator('input[value="Lead Medical Interpreter"]').count()).toBe(1);
    expect(await interpreter.page.getByText('From your résumé').count()).toBe(0);
  });

  step('credibility, references, rating and rank cannot be typed: the server works them out', async () => {
    const labels = await interpreter.page.locator('main label').allInnerTexts();
    expect(labels.filter((label) => /credib|referenc|rating|rank/i.test(label))).toEqual([]);
    await interpreter.page.getByText(/worked out from your sessions/).waitFor();
  });

  step('what is wrong is said beside the field and in a summary that takes the focus', async () => {
    const { page } = interpreter;
    await field('Price per hour (€)').fill('dear');
    await press('Save');
    const summary = page.locator('.dr-formSummary');
    await summary.waitFor();
    await soon(() => isFocused(summary)).toBe(true);
    await summary.getByRole('link').first().click();
    await soon(() => isFocused(field('Price per hour (€)'))).toBe(true);
    await press('Discard changes');
    await soon(() => field('Price per hour (€)').inputValue()).toBe('64.5');
  });
});
