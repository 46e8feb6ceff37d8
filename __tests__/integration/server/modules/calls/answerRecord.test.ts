import { answerRecordsOf } from '../../../../../src/server/modules/calls/service/answerRecord';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { bookingScenes, callerOf } from '../../../../support/bookingScene';
import { letTimePass } from '../../../../support/letTimePass';
import { newCallScene } from '../../../../support/callScene';

const sceneOfTest = bookingScenes();

describe('how an interpreter answers', () => {
  it('is told by all requests of half a year, where they are many by the newest', async () => {
    const scene = sceneOfTest();
    const answersOf = async (most?: number) => {
      const { queries } = scene.context.db;
      return (await answerRecordsOf(queries, [scene.interpreter.id], scene.clock.now(), most)).get(
        scene.interpreter.id,
      );
    };
    for (const [place, minutes] of [40, 20, 10].entries()) {
      const booking = await scene.book({ meetingDate: `2026-02-1${place}` });
      scene.clock.advance({ minutes });
      await acceptBooking(scene.context, callerOf(scene.interpreter), booking);
    }
    expect(await answersOf()).toEqual({ asked: 3, answered: 3, minutes: 20 });
    expect(await answersOf(2)).toEqual({ asked: 2, answered: 2, minutes: 15 });
    scene.clock.advance({ days: 181 });
    expect(await answersOf()).toBeUndefined();
  });

  it('is not made by one client alone, whose requests were left without an answer', async () => {
    const scene = sceneOfTest();
    for (const day of [20, 21, 22]) {
      await scene.book({ meetingDate: `2026-02-${day}` });
      scene.clock.advance({ hours: 25 });
      await letTimePass(scene.context);
    }
    const records = await answerRecordsOf(
      scene.context.db.queries,
      [scene.interpreter.id],
      scene.clock.now(),
    );
    expect(records.get(scene.interpreter.id)).toEqual({ asked: 1, answered: 0, minutes: null });
  });

  it('is told by offers of calls likewise', async () => {
    const scene = await newCallScene(sceneOfTest().context.db);
    const [one] = await scene.people(1);
    if (!one) return;
    for (const minutes of [30, 6]) {
      const call = await scene.start();
      scene.clock.advance({ minutes });
      await scene.decline(call.id, one);
      scene.clock.advance({ minutes: 60 });
    }
    const answersOf = async (most?: number) =>
      (await answerRecordsOf(scene.context.db.queries, [one.id], scene.clock.now(), most)).get(one.id);
    expect(await answersOf()).toEqual({ asked: 2, answered: 2, minutes: 18 });
    expect(await answersOf(1)).toEqual({ asked: 1, answered: 1, minutes: 6 });
  });
});
