import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { updateHeadshot } from '../../../../src/shared/contract/account/headshot';
import { whoAmI } from '../../../../src/shared/contract/account/user';
import { HEADSHOT_SIZES } from '../../../../src/shared/domain/files/uploadRules';
import { headshotSizes } from '../../../../src/shared/domain/people/headshotUrl';
import { hasPhoto } from '../../../../src/shared/domain/people/profileCompleteness';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../../../src/server/platform/demo/demoAccounts';
import { seedDemoData } from '../../../../src/server/seed/seedDemoData';
import { startTestServer, type TestServer } from '../../../support/testServer';

/** Of two pictures, on average, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const pixelsOf = async (picture: Buffer) => [...(await sharp(picture).removeAlpha().raw().toBuffer())];
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  const sum = a.reduce((total, value, at) => total + Math.abs(value - (b[at] ?? 255)), 0);
  return sum / a.length;
}

describe('the portraits of the demo people', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedDemoData(server.context.db, server.clock, 'known');
  });
  afterAll(() => server.close());

  const fetchPicture = (url: string) => server.app.inject({ method: 'GET', url });

  it('are everybody’s, clients’ and the admin’s too, and no two are alike', async () => {
    const { queries } = server.context.db;
    const people = await queries.selectFrom('users').select(['id', 'photo_url']).execute();
    expect(people.length).toBeGreaterThan(70);
    expect(people.filter((person) => !hasPhoto(person))).toEqual([]);
    const kept = await queries.selectFrom('headshots').selectAll().execute();
    expect(kept.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ id }) => id).sort());
    const looks = kept.map(({ picture_512 }) => createHash('sha256').update(picture_512).digest('hex'));
    expect(new Set(looks).size).toBe(people.length);
  });

  it('are headshots as an upload makes them: WebP in every size, small enough for a list of many', async () => {
    const { token } = await server.signIn(DEMO_EMAILS[1], DEMO_PASSWORD);
    const { photo_url: url } = (await server.call(whoAmI, {}, { token })).data().user;
    const sizes = headshotSizes(url ?? '');
    expect(sizes.map(({ size }) => size)).toEqual([...HEADSHOT_SIZES]);
    for (const { size, url: address } of sizes) {
      const { rawPayload } = await fetchPicture(address);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
      expect(rawPayload.length).toBeLessThan(size * 60);
    }
  });

  it('are the faces that the landing page shows under the names of three of them', async () => {
    const people = server.context.db.queries
      .selectFrom('users')
      .innerJoin('headshots', 'headshots.user_id', 'users.id');
    for (const name of ['elena', 'naomi', 'owen']) {
      const { picture_128: drawn } = await people
        .select('picture_128')
        .where(sql`lower(first_name)`, '=', name)
        .executeTakeFirstOrThrow();
      const shown = readFileSync(`src/client/features/landing/faces/${name}.webp`);
      expect(await difference(shown, drawn ?? Buffer.alloc(0))).toBeLessThan(2);
    }
  });

  it('can be replaced by a person’s own, and leave nothing open to drawings that are uploaded', async () => {
    const { token } = await server.signIn(DEMO_EMAILS[0], DEMO_PASSWORD);
    const before = (await server.call(whoAmI, {}, { token })).data().user.photo_url ?? '';
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
    for (const drawing of [svg, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])]) {
      const answer = await server.call(updateHeadshot, { content: drawing.toString('base64') }, { token });
      expect(answer.status).toBe(400);
    }
    await expect(sharp(svg).png().toBuffer()).rejects.toThrow();
    const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#864' } })
      .png()
      .toBuffer();
    const changed = await server.call(updateHeadshot, { content: photo.toString('base64') }, { token });
    expect(changed.data().photo_url).not.toBe(before);
    expect((await fetchPicture(before)).statusCode).toBe(404);
  });
});
