import { sql } from 'kysely';
import { acceptBooking } from '../../../../src/server/modules/bookings/answerRequest';
import { expireOverdue } from '../../../../src/server/modules/bookings/service/expireOverdue';
import { startTime } from '../../../../src/server/start/startTime';
import { letTimePass } from '../../../support/letTimePass';
import { callerOf, bookingScenes, type BookingScene } from '../../../support/bookingScene';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

describe('time', () => {
  it('expires what nobody answered and completes what is over, each once, whoever does it at once', async () => {
    const asked = await scene.book();
    const held = await scene.book({ meetingTime: '12:00', meetingAmPm: 'PM' });
    await acceptBooking(scene.context, callerOf(scene.interpreter), held);
    scene.clock.advance({ days: 40 });
    const runs = Array.from({ length: 8 }, () =>
      scene.context.db.queries
        .transaction()
        .execute((queries) =>
          expireOverdue(queries, scene.clock.now(), { interpreterId: scene.interpreter.id }),
        ),
    );
    const moved = await Promise.all(runs);
    expect(moved.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await scene.history(asked)).toEqual(['client request ->pending', 'time expire pending>expired']);
    expect(await scene.history(held)).toEqual([
      'client request ->pending',
      'interpreter accept pending>confirmed',
      'time complete confirmed>completed',
    ]);
  });

  it('writes down when it really happened, not when it was noticed', async () => {
    const booking = await scene.book();
    scene.clock.advance({ days: 3 });
    await letTimePass(scene.context);
    const event = await scene.context.db.queries
      .selectFrom('booking_events')
      .select('at')
      .where('booking_id', '=', booking.id)
      .where('action', '=', 'expire')
      .executeTakeFirstOrThrow();
    expect(event.at.toISOString()).toBe(booking.respondBy);
  });

  it('leaves alone what is not due', async () => {
    const booking = await scene.book();
    scene.clock.advance({ hours: 23, minutes: 59 });
    await letTimePass(scene.context);
    expect(await scene.history(booking)).toHaveLength(1);
  });

  it('does the rest where one kind fails, and says so', async () => {
    const asked = await scene.book();
    scene.clock.advance({ days: 40 });
    const { queries } = scene.context.db;
    await queries.insertInto('rate_limits').values({ key: 'test:over', points: 1, expire: 1 }).execute();
    await sql`ALTER TABLE booking_events ADD CONSTRAINT none_by_time CHECK (actor <> 'time') NOT VALID`.execute(
      queries,
    );
    await expect(letTimePass(scene.context)).rejects.toMatchObject({ errors: [{ code: '23514' }] });
    await sql`ALTER TABLE booking_events DROP CONSTRAINT none_by_time`.execute(queries);
    const left = await queries
      .selectFrom('rate_limits')
      .select('key')
      .where('key', '=', 'test:over')
      .execute();
    expect(left).toEqual([]);
    await letTimePass(scene.context);
    expect(await scene.history(asked)).toEqual(['client request ->pending', 'time expire pending>expired']);
  });

  it('goes on at its interval, and after a run that failed, until it is stopped', async () => {
    const failures: unknown[] = [];
    const runs: number[] = [];
    const clock = {
      now: () => {
        runs.push(runs.length);
        if (runs.length === 2) throw new Error('no clock');
        return scene.clock.now();
      },
    };
    const logger = { error: ({ err }: { err: unknown }) => failures.push(err) };
    const counts = { done: () => undefined, failed: () => undefined };
    const stop = startTime({ db: scene.context.db, clock }, logger as never, counts, 5);
    while (runs.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    await stop();
    const atStop = runs.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(runs).toHaveLength(atStop);
    expect(failures).toMatchObject([{ errors: [new Error('no clock')] }]);
  });
});
