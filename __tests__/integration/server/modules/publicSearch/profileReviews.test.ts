import { hideReview, unhideReview } from '../../../../../src/shared/contract/bookings/instituteReviews';
import { answerReview, leaveReview } from '../../../../../src/shared/contract/bookings/reviews';
import { getListing } from '../../../../../src/shared/contract/interpreters/listing';
import { arrive } from '../../../../support/events/arrive';
import { fakeClock } from '../../../../support/fakeClock';
import { marksOf } from '../../../../support/meetingOver';
import { soon } from '../../../../support/pages/soon';
import { publicPages, reader } from '../../../../support/publicPages';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('reviews on a public profile', () => {
  const pages = publicPages();
  let server: TestServer;
  let read: ReturnType<typeof reader>;
  beforeAll(async () => {
    server = await startTestServer({
      loadPublicPages: pages.loadPublicPages,
      settings: { ...pages.settings, OPEN_READS_PER_MINUTE: '100000', LOGIN_TRIES_PER_ADDRESS: '1000' },
    });
    read = reader(server);
  });
  afterAll(async () => {
    await server.close();
    pages.remove();
  });
  /** The first test's day again. */
  beforeEach(() =>
    server.clock.advance({ seconds: (fakeClock().now().getTime() - server.clock.now().getTime()) / 1000 }),
  );

  /** A meeting that is over, and the profile of its interpreter. */
  async function met() {
    const scene = await arrive(server);
    const { id } = await scene.over();
    const { publicPath } = await scene.call(getListing, {}, 'interpreter');
    return { scene, id, page: () => read(publicPath ?? '') };
  }
  const MARKS = { client: [4, 4, 3, 3], interpreter: [4, 4, 4, 4] } as const;
  const TEXT = 'Calm and exact. Write to me@mail.example.';

  test('tell text, month, field, answer and a breakdown, and nobody’s name', async () => {
    const { scene, id, page } = await met();
    const review = { id, marks: marksOf.client([...MARKS.client]), text: TEXT };
    await scene.call(leaveReview, review, 'client');
    await scene.review(id, 'interpreter');
    await scene.call(answerReview, { id, text: 'Thank you.' }, 'interpreter');
    await soon(async () => (await page()).text).toContain('Calm and exact. Write to …');
    const { text, html, data } = await page();
    expect(text).toMatch(/★ 3\.5 .{0,40}Calm and exact/);
    expect(text).toMatch(/[A-Z][a-z]+ 2026/);
    expect(text).toMatch(/Thank you\./);
    expect(text).toMatch(/★ 4 .{0,30}1 review ★ 3 .{0,30}0 reviews/);
    expect(data()).toMatchObject({ aggregateRating: { ratingValue: 3.5, reviewCount: 1 } });
    const { client } = scene.people;
    for (const secret of [client.email, client.id, id, 'mail.example']) expect(html).not.toContain(secret);
    // what the interpreter said of the client is the client's matter
    expect(text.match(/Calm/g)).toHaveLength(1);
  });

  test('that one side alone wrote stand nowhere, until the other’s is given or 14 days are over', async () => {
    const { scene, id, page } = await met();
    await scene.review(id, 'client');
    expect((await page()).text).toContain('No reviews yet.');
    expect((await page()).html).not.toContain('Calm');
    expect((await page()).data()).not.toHaveProperty('aggregateRating');
    server.clock.advance({ seconds: 15 * 86_400 });
    await scene.timePasses();
    await soon(async () => (await page()).text).toContain('Calm.');
    expect((await page()).text).not.toContain('No reviews yet.');
  });

  test('that an admin hid are gone with their mark, and back when that is taken back', async () => {
    const { scene, id, page } = await met();
    for (const by of ['client', 'interpreter'] as const) await scene.review(id, by);
    await soon(async () => (await page()).text).toContain('Calm.');
    const wish = { booking_id: id, by: 'client' as const };
    await scene.call(hideReview, { ...wish, reason: 'It names a patient.' }, 'admin');
    await soon(async () => (await page()).text).toContain('No reviews yet.');
    const { html, text, data } = await page();
    expect(html).not.toMatch(/Calm|names a patient/);
    expect(text).toContain('New');
    expect(data()).not.toHaveProperty('review');
    await scene.call(unhideReview, wish, 'admin');
    await soon(async () => (await page()).text).toContain('Calm.');
  });
});
