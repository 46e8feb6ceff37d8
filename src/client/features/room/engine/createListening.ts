import type { RoomMode } from '../../../../shared/domain/booking/meetingRoom';
import { createMixer, type Mixer } from './createMixer';
import { FIRST_LISTENING, volumesFor, type Listening } from './hearing';
import { FLOOR, type Channel } from './Room';

/** Everybody else in the room, as far as their sound goes. */
export interface Heard {
  mode: RoomMode;
  languages: readonly string[];
  people: readonly { visitId: string; channel: Channel; isHeard: boolean; stream: MediaStream | null }[];
}

/** How a person hears the others: which channel, how loud, and whether their ears are guarded. */
export function createListening() {
  let listening: Listening = FIRST_LISTENING;
  let mixer: Mixer | null = null;
  let volumes: ReadonlyMap<string, number> = new Map();
  return {
    listenTo: (channel: Channel) => void (listening = { ...listening, channel }),
    setOriginalVolume: (volume: number) => {
      listening = { ...listening, originalVolume: Math.min(1, Math.max(0, volume)) };
    },
    /** `isMixed`: the mix is played instead of each by themselves. */
    update: ({ mode, languages, people }: Heard, isMixed: boolean) => {
      // A language that is spoken no more would leave the floor low for ever.
      if (listening.channel !== FLOOR && !languages.includes(listening.channel))
        listening = { ...listening, channel: FLOOR };
      volumes = volumesFor(people, mode, listening);
      if (!isMixed) {
        mixer?.close();
        mixer = null;
        return;
      }
      mixer ??= createMixer();
      mixer.set(
        people.flatMap(({ visitId, stream }) =>
          stream ? { visitId, stream, volume: volumes.get(visitId) ?? 0 } : [],
        ),
      );
    },
    listening: () => listening,
    volumeOf: (visitId: string) => volumes.get(visitId) ?? 0,
    mix: () => mixer?.mix ?? null,
    resume: () => mixer?.resume(),
    close: () => {
      mixer?.close();
      mixer = null;
    },
  };
}
