import type { RoomMode } from '../../../../shared/domain/booking/meetingRoom';
import { FLOOR, type Channel, type RoomRole } from './Room';

export interface Listening {
  channel: Channel;
  /** 0 to 1 */
  originalVolume: number;
}

export const FIRST_LISTENING: Listening = { channel: FLOOR, originalVolume: 0.2 };

/** The channel that somebody speaks into, of those there are: only interpreters speak into another than the floor. */
export function channelOf(
  said: { role: RoomRole; channel: string | undefined },
  { mode, languages }: { mode: RoomMode; languages: readonly string[] },
): Channel {
  if (mode === 'consecutive' || said.role !== 'interpreter' || said.channel === undefined) return FLOOR;
  return languages.includes(said.channel) ? said.channel : FLOOR;
}

/**
 * How loud each is for who listens so, 0 to 1, by their visits. In consecutive mode everybody hears everybody. Who listens to a
 * language hears the floor as quietly as they chose while somebody is heard in that language, and in full where nobody is: an interpreter
 * who is muted, or whose line is gone, leaves nobody in silence.
 */
export function volumesFor(
  people: readonly { visitId: string; channel: Channel; isHeard: boolean }[],
  mode: RoomMode,
  { channel, originalVolume }: Listening,
): ReadonlyMap<string, number> {
  const isInterpreted = people.some((each) => each.channel === channel && each.isHeard);
  const floor = channel === FLOOR || !isInterpreted ? 1 : originalVolume;
  return new Map(
    people.map((each) => {
      if (mode === 'consecutive' || each.channel === channel) return [each.visitId, 1];
      return [each.visitId, each.channel === FLOOR ? floor : 0];
    }),
  );
}
