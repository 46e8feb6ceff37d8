import { z } from 'zod';

const Choices = z.object({
  camera: z.string().nullable().catch(null),
  microphone: z.string().nullable().catch(null),
  loudspeaker: z.string().nullable().catch(null),
  wantsVideo: z.boolean().catch(true),
  isFullBand: z.boolean().catch(false),
  /** null: whoever interprets has it, others do not */
  hasLimiter: z.boolean().nullable().catch(null),
  isRelayOnly: z.boolean().catch(false),
  /** as a person with that part had them in the meeting that they were in last, who may come back to it by another page */
  channels: z
    .object({
      ...{ meeting: z.string(), role: z.string(), speaksInto: z.string(), listensTo: z.string() },
      originalVolume: z.number().min(0).max(1),
    })
    .nullable()
    .catch(null),
});
/** How a person wants to be heard and seen in rooms, in this browser. */
export type RoomChoices = z.infer<typeof Choices>;

export const ROOM_CHOICES_KEY = 'roomDevices';

/** A value that does not fit counts as missing. */
export function readChoices(storage: Storage): RoomChoices {
  return Choices.catch(Choices.parse({})).parse(parsed(storage.getItem(ROOM_CHOICES_KEY)));
}

export function writeChoices(storage: Storage, choices: RoomChoices): void {
  try {
    storage.setItem(ROOM_CHOICES_KEY, JSON.stringify(choices));
  } catch {
    // It is full: the choice lasts as long as the page.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
