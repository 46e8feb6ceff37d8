import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { paths } from '../../src/client/paths';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { settled, standsStill } from '../support/pages/standsStill';
import { jpegOf, pngOf, withExif, type Paint } from '../support/pictures/testPictures';
import { useStage } from '../support/stage';

const { client, interpreter } = paths;
const institute = (section: string) => `${interpreter.instituteAdmin}?section=${section}`;

const BLUE = [20, 20, 220] as const;
/** Red and green above, blue and yellow below. */
const quarters =
  (edge: number): Paint =>
  (x, y) => {
    if (y < edge / 2) return x < edge / 2 ? [220, 20, 20] : [20, 160, 20];
    return x < edge / 2 ? BLUE : [220, 220, 20];
  };

describe('faces', () => {
  const stage = useStage();

  /** How many portraits and how many initials are on a page; a portrait counts once it is drawn. */
  const facesOn = (page: Page) =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('.dr-monogram')];
      const isSeen = (face: Element) => {
        const { top, bottom, width } = face.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight;
      };
      const seen = all.filter(isSeen);
      const pictures = seen.flatMap((face) => [face, ...face.querySelectorAll('img')].slice(-1));
      return {
        portraits: pictures.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)
          .length,
        seen: seen.length,
        initials: all.filter((face) => face.hasAttribute('data-initials')).length,
      };
    });

  it.each([
    [
      'client',
      DEMO_CLIENT,
      [client.dashboard, client.records, client.gallery, client.messages, client.profile],
    ],
    [
      'interpreter',
      DEMO_INTERPRETER,
      [interpreter.dashboard, interpreter.records, interpreter.messages, interpreter.userProfile],
    ],
    ['admin', DEMO_ADMIN, ['users', 'teams', 'approvals', 'listings', 'credentials'].map(institute)],
  ])('stand on every screen of the %s, and initials on none', async (who, email, screens) => {
    const { page, shoot } = await stage.comes(who);
    await signIn(page, email);
    for (const path of screens) {
      await page.goto(path);
      await settled(page);
      const { portraits, seen, initials } = await facesOn(page);
      // one of them is the reader's own, in the header
      expect([path, portraits > 1 || path === client.profile, portraits === seen, initials]).toEqual([
        path,
        true,
        true,
        0,
      ]);
      await shoot(path);
    }
  });

  it('stand in the picker, in a conversation and in the public search, each fetched as small as it is shown', async () => {
    const { page } = await stage.comes('seeker', { deviceScaleFactor: 1 });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const size = /\/media\/headshots\/[\w-]+\/(\d+)\.webp$/.exec(request.url())?.[1];
      if (size) asked.add(`${new URL(page.url()).pathname} ${size}`);
    });
    await page.goto(paths.interpreters);
    await page.getByRole('article').first().waitFor();
    expect(await facesOn(page)).toMatchObject({ initials: 0 });
    await signIn(page, DEMO_CLIENT);
    await page.goto(client.mettingsConfig);
    await page.getByRole('button', { name: /Select interpreter/i }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect(await facesOn(page)).toMatchObject({ initials: 0 });
    await page.goto(client.messages);
    await page.locator('.dr-thread').first().click();
    await page.getByRole('log').waitFor();
    await standsStill(page);
    expect(await page.getByRole('log').locator('img').count()).toBeGreaterThan(0);
    const larger = [...asked].filter((each) => !each.endsWith(' 64'));
    expect(asked.size).toBeGreaterThan(0);
    expect(larger).toEqual([]);
  });

  it('are turned and placed before they are sent, by mouse and by keyboard', async () => {
    const { page, shoot } = await stage.comes('with a picture');
    await signIn(page, DEMO_CLIENT);
    await page.goto(client.profile);
    const choose = page.getByLabel('Replace picture', { exact: true });
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: pngOf(800, 800, quarters(800)) };
    await choose.setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: 'What shall be shown?' });
    await dialog.getByRole('slider', { name: 'Closer' }).press('End');
    await dialog.getByRole('slider', { name: 'Left or right' }).press('Home');
    await dialog.getByRole('slider', { name: 'Up or down' }).press('Home');
    // what was below on the left is above on the left now
    await dialog.getByRole('button', { name: 'Turn right' }).click();
    await dialog.getByRole('slider', { name: 'Left or right' }).press('Home');
    await shoot('placed');
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await page.getByRole('status').filter({ hasText: 'Picture saved.' }).first().waitFor();
    await soon(() => colourOf(page)).toBe('blue');
    await choose.setInputFiles(picture);
    await dialog.getByRole('slider', { name: 'Closer' }).press('End');
    const frame = await dialog.getByAltText('Your picture').locator('..').boundingBox();
    if (!frame) throw new Error('no frame');
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // pulled up and to the left, so that what is below on the right comes
    await page.mouse.move(x - 3 * frame.width, y - 3 * frame.width, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await page.getByRole('status').filter({ hasText: 'Picture saved.' }).first().waitFor();
    await soon(() => colourOf(page)).toBe('yellow');
  });

  it('are cut on the device out of a photo of 40 megapixels: upright, and without the place where it was taken', async () => {
    const { page } = await stage.comes('with a large photo');
    await signIn(page, DEMO_INTERPRETER);
    await page.goto(interpreter.userProfile);
    // above as it was held, and on its side as the camera wrote it
    const above = await sharp({ create: { width: 8000, height: 2500, channels: 3, background: '#1414dc' } })
      .png()
      .toBuffer();
    const held = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#dc1414' } })
      .composite([{ input: above, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const photo = await sharp(held).rotate(270).jpeg().toBuffer();
    const buffer = withExif(photo, 6, 'Taken at 19.4326 N 99.1332 W');
    const sending = page.waitForRequest(/update_headshot/);
    const choose = page.getByLabel('Replace picture', { exact: true });
    await choose.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('slider', { name: 'Closer' }).press('End');
    await page.getByRole('slider', { name: 'Up or down' }).press('Home');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const { content } = (await sending).postDataJSON() as { content: string };
    await page.getByRole('status').filter({ hasText: 'Picture saved.' }).first().waitFor();
    const sent = Buffer.from(content, 'base64');
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
    expect(sent.includes('19.4326')).toBe(false);
    expect(sent.length).toBeLessThan(1024 * 1024);
    await soon(() => colourOf(page)).toBe('blue');
  });

  it('are refused where they are no pictures, and where a device should not draw so many pixels', async () => {
    const { page } = await stage.comes('with a bad file');
    await signIn(page, DEMO_ADMIN);
    await page.goto(interpreter.userProfile);
    const before = await ownFace(page);
    const choose = page.getByLabel('Replace picture', { exact: true });
    const large = jpegOf(64, 64);
    await choose.setInputFiles({
      name: 'cut off.jpg',
      mimeType: 'image/jpeg',
      buffer: large.subarray(0, 90),
    });
    await page.getByText('“cut off.jpg” could not be read. Please choose it again.').waitFor();
    const huge = await sharp({ create: { width: 9000, height: 8000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    await choose.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
    await page.getByText('“huge.jpg” has more than 65 megapixels. Please choose a smaller one.').waitFor();
    expect(await ownFace(page)).toBe(before);
  });
});

const ownFace = (page: Page) =>
  page.getByRole('button', { name: 'Open user panel' }).locator('img').getAttribute('src');

/** Of the middle of one's own face, as it is served. */
async function colourOf(page: Page): Promise<string> {
  const url = new URL((await ownFace(page)) ?? '', page.url());
  const served = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { data, info } = await sharp(served).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (blue > 150) return 'blue';
  if (red > 150) return green > 150 ? 'yellow' : 'red';
  return 'green';
}
