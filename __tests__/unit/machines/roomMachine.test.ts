import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { roomMachine } from '../../../src/client/machines/room/roomMachine';
import type {
  Entered,
  FoundDevices,
  RoomEvent,
  RoomInput,
} from '../../../src/client/machines/room/roomSetup';
import { refusal } from './bookingFixtures';
import { aMeetingRoom as aRoom } from '../../support/room/aMeetingRoom';

const BOTH: FoundDevices = { hasCamera: true, hasMicrophone: true, problem: null };

const NEVER = 'never';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function begin(
  input: Partial<RoomInput> = {},
  given: { devices?: FoundDevices | 'fails' | typeof NEVER; refuses?: Error } = {},
) {
  const told: string[] = [];
  let visits = 0;
  let isHeld = false;
  const machine = roomMachine.provide({
    actors: {
      openDevices: fromPromise<FoundDevices, { wantsVideo: boolean }>(({ input: { wantsVideo } }) => {
        told.push(wantsVideo ? 'asks for both' : 'asks for sound');
        const { devices = BOTH } = given;
        if (devices === NEVER) return new Promise(() => undefined);
        return devices === 'fails' ? Promise.reject(new Error('no')) : Promise.resolve(devices);
      }),
      enterRoom: fromPromise<Entered, void>(() => {
        if (given.refuses) return Promise.reject(given.refuses);
        visits += 1;
        return Promise.resolve({ visitId: `v${visits}`, room: aRoom() });
      }),
      leaveRoom: fromPromise<unknown, { visitId: string | null }>(({ input: { visitId } }) => {
        told.push(`leaves ${visitId}`);
        return Promise.reject(new Error('no network'));
      }),
      holdPeers: fromCallback<EventObject, { visitId: string | null }>(() => {
        isHeld = true;
        return () => void (isHeld = false);
      }),
    },
    actions: {
      tellRefusal: (_, { failure }) => void told.push(failure.code ?? 'refused'),
      closeDevices: () => void told.push('lights out'),
    },
  });
  const actor = createActor(machine, {
    input: { wantsVideo: true, isAdmitted: true, room: aRoom(), ...input },
  });
  actor.start();
  const at = () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', '');
  return {
    told,
    at,
    isHeld: () => isHeld,
    context: () => actor.getSnapshot().context,
    do: async (...events: (RoomEvent | RoomEvent['type'])[]) => {
      await settled();
      for (const event of events) {
        actor.send((typeof event === 'string' ? { type: event } : event) as RoomEvent);
        await settled();
      }
      return at();
    },
  };
}

const INSIDE = ['lobby.pressed', 'enter.pressed'] as const;

describe('the way into a room', () => {
  it('leads from the device check through the lobby, and shows who wants to be seen and can be', async () => {
    const scene = begin();
    expect(scene.at()).toBe('{checkingDevices:asking}');
    expect(await scene.do()).toBe('{checkingDevices:asked}');
    expect(await scene.do('lobby.pressed')).toBe('inLobby');
    expect(await scene.do('enter.pressed')).toBe('{live:withVideo}');
    expect(scene.context()).toMatchObject({ visitId: 'v1', ...BOTH });
    expect(scene.isHeld()).toBe(true);
  });

  it.each<[string, FoundDevices | 'fails', string]>([
    ['no camera', { hasCamera: false, hasMicrophone: true, problem: 'missing' }, '{live:audioOnly}'],
    [
      'nothing, because the person said no',
      { hasCamera: false, hasMicrophone: false, problem: 'refused' },
      '{live:audioOnly}',
    ],
    ['a browser that cannot', 'fails', '{live:audioOnly}'],
  ])('is open with %s', async (_what, devices, then) => {
    const scene = begin({}, { devices });
    expect(await scene.do(...INSIDE)).toBe(then);
    expect(scene.context().problem).toBe(devices === 'fails' ? 'unsupported' : devices.problem);
  });

  it('asks again for what was refused, and for sound alone where the camera is off', async () => {
    const scene = begin({}, { devices: { hasCamera: false, hasMicrophone: false, problem: 'refused' } });
    await scene.do('devices.retried', 'camera.toggled');
    expect(scene.told).toEqual(['asks for both', 'asks for both', 'asks for sound']);
  });

  it('waits for the room to open, and for a guest to be let in', async () => {
    const early = begin({ room: aRoom({ phase: 'early' }) });
    expect(await early.do(...INSIDE)).toBe('inLobby');
    expect(await early.do({ type: 'room.seen', room: aRoom() }, 'enter.pressed')).toBe('{live:withVideo}');
    const guest = begin({ isAdmitted: false });
    expect(await guest.do(...INSIDE)).toBe('inLobby');
    expect(await guest.do({ type: 'guest.seen', state: 'waiting' }, 'enter.pressed')).toBe('inLobby');
    expect(await guest.do({ type: 'guest.seen', state: 'admitted' }, 'enter.pressed')).toBe(
      '{live:withVideo}',
    );
  });

  it('goes back to the lobby, and says why, where the room does not let one in', async () => {
    const scene = begin({}, { refuses: Object.assign(new Error(), refusal('ROOM_FULL')) });
    expect(await scene.do(...INSIDE)).toBe('inLobby');
    expect(scene.told).toContain('ROOM_FULL');
    expect(scene.context().failure).toMatchObject({ code: 'ROOM_FULL' });
  });

  it('is open to who has not answered the browser yet; what they answer counts then', async () => {
    const scene = begin({}, { devices: NEVER });
    await scene.do(...INSIDE);
    expect(scene.at()).toBe('{live:audioOnly}');
    expect(await scene.do({ type: 'devices.changed', devices: BOTH })).toBe('{live:withVideo}');
  });

  it.each(['refused', 'removed'] as const)('ends for a guest who was %s', async (state) => {
    const scene = begin({ isAdmitted: false });
    expect(await scene.do('lobby.pressed', { type: 'guest.seen', state })).toBe('removed');
  });
});

describe('in the room', () => {
  it('the camera goes on and off, and gives way to a weak line by itself', async () => {
    const scene = begin();
    expect(await scene.do(...INSIDE, 'camera.toggled')).toBe('{live:audioOnly}');
    expect(await scene.do('line.recovered')).toBe('{live:audioOnly}');
    expect(await scene.do('camera.toggled')).toBe('{live:withVideo}');
    expect(await scene.do('line.weakened')).toBe('{live:audioOnly}');
    // No change of a device and no press brings the picture back while the line is weak.
    expect(await scene.do({ type: 'devices.changed', devices: BOTH })).toBe('{live:audioOnly}');
    expect(await scene.do('camera.toggled', 'camera.toggled')).toBe('{live:audioOnly}');
    expect(await scene.do('line.recovered')).toBe('{live:withVideo}');
  });

  it('a camera that is pulled out leaves the sound, and comes back when it does', async () => {
    const scene = begin();
    const without = { ...BOTH, hasCamera: false, problem: 'missing' as const };
    expect(await scene.do(...INSIDE, { type: 'devices.changed', devices: without })).toBe('{live:audioOnly}');
    expect(await scene.do({ type: 'devices.changed', devices: BOTH })).toBe('{live:withVideo}');
  });

  it('is stayed in while the others cannot be reached', async () => {
    const scene = begin();
    expect(await scene.do(...INSIDE, 'peers.lost')).toBe('{live:reconnecting}');
    expect(scene.isHeld()).toBe(true);
    expect(await scene.do({ type: 'devices.changed', devices: BOTH })).toBe('{live:reconnecting}');
    expect(await scene.do('camera.toggled', 'peers.back')).toBe('{live:audioOnly}');
  });

  it('is left, whether or not the word of it arrives, and entered again as another page', async () => {
    const scene = begin();
    expect(await scene.do(...INSIDE, 'leave.pressed')).toBe('left');
    expect(scene.told.slice(-2)).toEqual(['leaves v1', 'lights out']);
    expect(scene.isHeld()).toBe(false);
    expect(await scene.do('enter.pressed')).toBe('{live:withVideo}');
    expect(scene.context().visitId).toBe('v2');
  });

  it.each([
    ['elsewhere', 'left', true],
    ['left', 'left', false],
    ['removed', 'removed', false],
    ['over', 'over', false],
  ] as const)('is over for a page that the server says is %s', async (why, then, isElsewhere) => {
    const scene = begin();
    expect(await scene.do(...INSIDE, { type: 'visit.ended', why })).toBe(then);
    expect(scene.context().isElsewhere).toBe(isElsewhere);
    expect(scene.told.at(-1)).toBe('lights out');
    expect(scene.isHeld()).toBe(false);
  });

  it('is over with the meeting, from wherever one is', async () => {
    const over = { type: 'room.seen', room: aRoom({ phase: 'over' }) } as const;
    expect(await begin().do(over)).toBe('over');
    expect(await begin().do('lobby.pressed', over)).toBe('over');
    expect(await begin().do(...INSIDE, over)).toBe('over');
    expect(await begin().do(...INSIDE, 'leave.pressed', over)).toBe('over');
    expect(await begin({ room: aRoom({ phase: 'off' }) }).do('lobby.pressed')).toBe('over');
    expect(await begin({ isAdmitted: false }).do({ type: 'guest.seen', state: 'over' })).toBe('over');
  });
});
