import {
  newNotification,
  type NewNotification,
} from '../../../../../src/server/platform/effects/NewNotification';
import { writeEffects } from '../../../../../src/server/platform/effects/writeEffects';
import { MOST_NOTIFICATIONS } from '../../../../../src/shared/domain/people/notifications';
import { newCallScene } from '../../../../support/callScene';
import { openTestDatabase } from '../../../../support/testDatabase';

it('throws nothing out of the list whose mail is still due, however many offers come', async () => {
  const db = await openTestDatabase();
  const scene = await newCallScene(db);
  const [one] = await scene.people(1);
  const tell = (notifications: NewNotification[]) =>
    writeEffects(db.queries, { history: [], mails: [], notices: [], notifications });
  const at = scene.clock.now();
  await tell([newNotification(one!.id, 'cancelled', at, { mailAt: at })]);
  scene.clock.advance({ minutes: 1 });
  const { id: callId } = await scene.start();
  const offers = (count: number) =>
    Array.from({ length: count }, () =>
      newNotification(one!.id, 'requested', scene.clock.now(), { callId, isQuiet: true }),
    );
  await tell(offers(MOST_NOTIFICATIONS - 2));
  await tell(offers(MOST_NOTIFICATIONS / 2));
  const kept = await db.queries
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', one!.id)
    .execute();
  expect(kept.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1);
  await db.close();
});
