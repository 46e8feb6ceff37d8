import { randomUUID } from 'node:crypto';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import {
  getInstituteReviews,
  hideReview,
  unhideReview,
} from '../../../../../src/shared/contract/bookings/instituteReviews';
import {
  answerReview,
  getMeetingReviews,
  getReviews,
} from '../../../../../src/shared/contract/bookings/reviews';
import { getInterpreterProfile } from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import { setMembership } from '../../../../../src/server/modules/institute/service/memberships';
import { addInstitute } from '../../../../support/instituteScene';
import { arrive, type Scene } from '../../../../support/events/arrive';
import { fakeClock } from '../../../../support/fakeClock';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
}, 30_000);
afterAll(() => server.close());

/** The first test's day again, and nobody has met yet. */
beforeEach(async () => {
  const { clock, context } = server;
  for (const table of ['outbox', 'reviews', 'booking_events', 'booking_reminders', 'bookings'] as const) {
    await context.db.queries.deleteFrom(table).execute();
  }
  clock.advance({ seconds: (fakeClock().now().getTime() - clock.now().getTime()) / 1000 });
});

/** A meeting that both sides have reviewed. */
async function reviewed(scene: Scene) {
  const { id } = await scene.over();
  for (const by of ['client', 'interpreter'] as const) await scene.review(id, by);
  return id;
}
const wishOf = (id: string) => ({ booking_id: id, by: 'client' as const, reason: 'It names a patient.' });
const mailsTo = async (email: string) =>
  server.context.db.queries.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();

describe('a review that an admin hides', () => {
  it('is shown and counted no more, stands in the log, and its author is told why', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    const hidden = await scene.call(hideReview, wishOf(id), 'admin');
    expect(hidden).toMatchObject({ by: 'client', text: 'Calm.', hiddenFor: 'It names a patient.' });
    const { interpreter, client } = scene.people;
    const list = await scene.call(getReviews, { interpreter_id: interpreter.id, page: 1 }, 'client');
    expect(list).toMatchObject({ total: 0, rating: null, items: [] });
    const profile = await scene.call(getInterpreterProfile, { uuid: interpreter.id }, 'interpreter');
    expect(profile.professionalInfo).toMatchObject({ credibilityLevel: null, clientReferences: 0 });
    expect((await scene.call(getMeetingReviews, { id }, 'interpreter')).other).toBeNull();
    expect((await scene.call(getMeetingReviews, { id }, 'client')).own).toMatchObject({
      text: 'Calm.',
      hiddenFor: 'It names a patient.',
    });
    const log = await scene.call(getAuditLog, { page: 1 }, 'admin');
    expect(JSON.stringify(log)).toContain('review.hide');
    expect(JSON.stringify(log)).toContain('It names a patient.');
    expect(JSON.stringify(log)).not.toContain('Calm.');
    const mail = (await mailsTo(client.email)).find(({ template }) => template === 'reviewHidden');
    expect(mail?.mail_values).toMatchObject({ reason: 'It names a patient.' });
  });

  it('is of a meeting since the interpreter joined; any other one is the house’s to hide', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    const { queries } = server.context.db;
    const { starts_at: startsAt } = await queries
      .selectFrom('bookings')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const instituteId = await addInstitute(server.context, 'Quayside', [scene.people.admin]);
    const house = await server.addInterpreter({ roles: ['institute_admin'] });
    const { token } = await server.signIn(house.email);
    const totals = async (joinedAt: Date) => {
      const membership = { userId: scene.people.interpreter.id, instituteId, businessId: null };
      await queries.deleteFrom('memberships').where('user_id', '=', membership.userId).execute();
      await setMembership(queries, { ...membership, at: joinedAt });
      const theirs = (await scene.call(getInstituteReviews, { page: 1 }, 'admin')).total;
      return [theirs, (await server.call(getInstituteReviews, { page: 1 }, { token })).data().total];
    };
    expect(await totals(startsAt)).toEqual([2, 0]);
    expect(await totals(new Date(startsAt.getTime() + 1))).toEqual([0, 2]);
    const hidden = await server.call(hideReview, wishOf(id), await scene.as('admin'));
    expect(hidden.refusal().code).toBe('NOT_FOUND');
    expect((await server.call(hideReview, wishOf(id), { token })).status).toBe(200);
  });

  it('is not answered, and not hidden twice', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    await scene.call(hideReview, wishOf(id), 'admin');
    const again = await server.call(hideReview, wishOf(id), await scene.as('admin'));
    expect(again.refusal().code).toBe('REVIEW_HIDDEN');
    const answered = await server.call(answerReview, { id, text: 'No.' }, await scene.as('interpreter'));
    expect(answered.refusal().code).toBe('NOT_FOUND');
  });

  it('is shown and counted again once an admin takes that back, and the log has both', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    await scene.call(hideReview, wishOf(id), 'admin');
    const wish = { booking_id: id, by: 'client' as const };
    const mailsBefore = await server.context.db.queries.selectFrom('outbox').selectAll().execute();
    expect(await scene.call(unhideReview, wish, 'admin')).toMatchObject({ text: 'Calm.', hiddenFor: null });
    const { interpreter } = scene.people;
    const list = await scene.call(getReviews, { interpreter_id: interpreter.id, page: 1 }, 'client');
    expect(list).toMatchObject({ total: 1, items: [{ text: 'Calm.' }] });
    const profile = await scene.call(getInterpreterProfile, { uuid: interpreter.id }, 'interpreter');
    expect(profile.professionalInfo).toMatchObject({ clientReferences: 1 });
    expect((await scene.call(getMeetingReviews, { id }, 'interpreter')).other).toMatchObject({
      text: 'Calm.',
    });
    const [last] = (await scene.call(getAuditLog, { page: 1 }, 'admin')).rows;
    expect(last).toMatchObject({ action: 'review.show' });
    expect(JSON.stringify(last)).toContain('It names a patient.');
    expect(JSON.stringify(last)).not.toContain('Calm.');
    // once more changes nothing and tells nobody
    expect(await scene.call(unhideReview, wish, 'admin')).toMatchObject({ hiddenFor: null });
    expect((await scene.call(getAuditLog, { page: 1 }, 'admin')).rows[1]).toMatchObject({
      action: 'review.hide',
    });
    const mails = await server.context.db.queries.selectFrom('outbox').selectAll().execute();
    expect(mails).toHaveLength(mailsBefore.length);
    // and it can be answered, and hidden, again
    await scene.call(answerReview, { id, text: 'Thank you.' }, 'interpreter');
    await scene.call(hideReview, wishOf(id), 'admin');
  });

  it('is hidden five times a day by one admin, so that its author’s mailbox is not filled', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    for (let time = 0; time < 5; time += 1) {
      await scene.call(hideReview, wishOf(id), 'admin');
      await scene.call(unhideReview, { booking_id: id, by: 'client' }, 'admin');
    }
    const more = await server.call(hideReview, wishOf(id), await scene.as('admin'));
    expect(more.refusal().code).toBe('TOO_MANY_REQUESTS');
    const mails = await mailsTo(scene.people.client.email);
    expect(mails.filter(({ template }) => template === 'reviewHidden')).toHaveLength(5);
  });

  it('is not shown again by who was a party, nor by another institute', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    await scene.call(hideReview, wishOf(id), 'admin');
    const wish = { booking_id: id, by: 'client' as const };
    const { queries } = server.context.db;
    const admin = { roles: ['institute_admin'] };
    await queries.updateTable('users').set(admin).where('id', '=', scene.people.interpreter.id).execute();
    const own = await server.call(unhideReview, wish, await scene.as('interpreter'));
    expect(own.refusal().code).toBe('FORBIDDEN');
    await addInstitute(server.context, 'Elsewhere', [scene.people.admin]);
    const foreign = await server.call(unhideReview, wish, await scene.as('admin'));
    expect(foreign.refusal().code).toBe('NOT_FOUND');
  });

  it('is one that both could read; another is not there, nor is one of another institute', async () => {
    const scene = await arrive(server);
    const { id } = await scene.over();
    await scene.review(id, 'client');
    const sealed = await server.call(hideReview, wishOf(id), await scene.as('admin'));
    expect(sealed.refusal().code).toBe('NOT_FOUND');
    await scene.review(id, 'interpreter');
    await addInstitute(server.context, 'Elsewhere', [scene.people.admin]);
    const foreign = await server.call(hideReview, wishOf(id), await scene.as('admin'));
    expect(foreign.refusal().code).toBe('NOT_FOUND');
    expect((await scene.call(getInstituteReviews, { page: 1 }, 'admin')).items).toEqual([]);
  });

  it('is counted for few that are none', async () => {
    const scene = await arrive(server);
    const admin = await scene.as('admin');
    const counted = async () =>
      (await scene.queries.selectFrom('rate_limits').selectAll().execute()).filter(({ key }) =>
        key.startsWith('review-hidings'),
      ).length;
    const before = await counted();
    const tries = Array.from({ length: 61 }, () => server.call(hideReview, wishOf(randomUUID()), admin));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await counted()).toBe(before + 60);
  });

  it('is not hidden by who was a party, nor without a reason', async () => {
    const scene = await arrive(server);
    const id = await reviewed(scene);
    const { queries } = server.context.db;
    const admin = { roles: ['institute_admin'] };
    await queries.updateTable('users').set(admin).where('id', '=', scene.people.interpreter.id).execute();
    const own = await server.call(hideReview, wishOf(id), await scene.as('interpreter'));
    expect(own.refusal().code).toBe('FORBIDDEN');
    const silent = { ...wishOf(id), reason: '  ' };
    const refused = await server.call(hideReview, silent, await scene.as('admin'));
    expect(refused.refusal()).toMatchObject({ code: 'INVALID', errors: [{ path: 'reason' }] });
  });
});

describe('two hours after a meeting', () => {
  const asked = async (email: string) =>
    (await mailsTo(email)).filter(
      ({ mail_values }) => (mail_values as { news?: string }).news === 'askReview',
    ).length;

  it('who did not review it is asked by mail, once', async () => {
    const scene = await arrive(server);
    const { client, interpreter } = scene.people;
    const { id, endsAt } = await scene.over();
    await scene.review(id, 'client');
    scene.until(endsAt, 118);
    await scene.timePasses();
    expect([await asked(client.email), await asked(interpreter.email)]).toEqual([0, 0]);
    scene.until(endsAt, 122);
    await scene.timePasses();
    await scene.timePasses();
    expect([await asked(client.email), await asked(interpreter.email)]).toEqual([0, 1]);
  });

  it('nobody is asked who switched mails about reviews off', async () => {
    const scene = await arrive(server);
    const { client, interpreter } = scene.people;
    const { endsAt } = await scene.over();
    const { queries } = server.context.db;
    await queries
      .insertInto('settings')
      .values({
        scope: 'user',
        owner_id: client.id,
        key: 'notify_reviews',
        value: JSON.stringify(false),
      })
      .execute();
    scene.until(endsAt, 122);
    await scene.timePasses();
    expect([await asked(client.email), await asked(interpreter.email)]).toEqual([0, 1]);
  });

  it('nobody is asked about a meeting of last week', async () => {
    const scene = await arrive(server);
    const { endsAt } = await scene.over();
    scene.until(endsAt, 7 * 24 * 60);
    await scene.timePasses();
    expect(await asked(scene.people.client.email)).toBe(0);
  });
});
