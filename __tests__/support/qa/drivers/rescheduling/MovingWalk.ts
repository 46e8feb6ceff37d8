import { getBooking } from '../../../../../src/shared/contract/bookings/client';
import type { BookingRecord } from '../../../../../src/shared/contract/bookings/bookingRecord';
import {
  answerProposal,
  proposeTime,
  withdrawProposal,
} from '../../../../../src/shared/contract/bookings/rescheduling';
import type { Scene } from '../../Scene';
import type { AgreedWalk } from '../AgreedWalk';

export interface MovingWalk extends AgreedWalk {
  /** how many times were proposed so far: each is another */
  proposals: number;
}

type Party = 'client' | 'interpreter';

/** The next time that is proposed, half an hour after the last one. */
export function nextWish(walk: MovingWalk): { date: string; clock: string } {
  walk.proposals += 1;
  const at = new Date(Date.parse(walk.booking.startsAt) + walk.proposals * 30 * 60_000);
  const [date = '', clock = ''] = at.toISOString().slice(0, 16).split('T');
  return { date, clock };
}

const versionNow = async (
  { world }: Scene,
  { booking: { id } }: MovingWalk,
): Promise<BookingRecord['version']> => (await world.call('client', getBooking, { id })).version;

/** One of the two proposes without a page. */
export async function proposeBeside(scene: Scene, walk: MovingWalk, by: Party): Promise<void> {
  const { date, clock } = nextWish(walk);
  const [hours = 0, minutes = ''] = [Number(clock.slice(0, 2)), clock.slice(3)];
  await scene.world.call(by, proposeTime, {
    id: walk.booking.id,
    version: await versionNow(scene, walk),
    meetingDate: date,
    meetingTime: `${String(hours % 12 || 12).padStart(2, '0')}:${minutes}`,
    meetingAmPm: hours < 12 ? 'AM' : 'PM',
    meetingTimezone: 'GMT',
  });
}

/** The proposer takes a proposal back, without a page. */
export async function withdrawBeside(scene: Scene, walk: MovingWalk, by: Party): Promise<void> {
  await scene.world.call(by, withdrawProposal, {
    id: walk.booking.id,
    version: await versionNow(scene, walk),
  });
}

export async function declineBeside(scene: Scene, walk: MovingWalk): Promise<void> {
  const version = await versionNow(scene, walk);
  await scene.world.call('interpreter', answerProposal, { id: walk.booking.id, version, agrees: false });
}
