import { createMesh } from '../../../../src/client/features/room/createMesh';
import { MOST_IN_ROOM } from '../../../../src/shared/domain/booking/meetingRoom';

class Stream {
  getTracks = () => [];
}

/** A browser's connection as far as agreements go: those that begin end when it is told so, and never once it is closed. */
class Connection extends EventTarget {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription = null;
  isClosed = false;
  agreements = 0;
  agree: (() => void) | undefined;
  words = Object.assign(new EventTarget(), { readyState: 'connecting', send: () => undefined });
  createDataChannel = () => this.words;
  says = (word: object) =>
    this.words.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(word) }));
  addTransceiver = () => undefined;
  getTransceivers = () => [];
  offers = 0;
  setLocalDescription = () => Promise.resolve(void (this.offers += 1));
  heard = '';
  setRemoteDescription = ({ sdp }: { sdp: string }) => {
    this.heard = sdp;
    this.agreements += 1;
    return new Promise<void>((resolve) => {
      this.agree = () => this.isClosed || resolve();
    });
  };
  addIceCandidate = () => Promise.resolve();
  restartIce = () => undefined;
  close = () => void (this.isClosed = true);
}

const offer = (sdp: string, generation?: number) =>
  JSON.stringify([{ kind: 'description', description: { type: 'offer', sdp }, generation }]);
const STATE = {
  ...{ kind: 'state', isMuted: false, hasHandRaised: false, channel: 'floor', camera: null, screen: null },
};
const here = globalThis as { MediaStream?: unknown };

beforeAll(() => void (here.MediaStream = Stream));
afterAll(() => delete here.MediaStream);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The page `zoe`, which everybody else offers to. */
function open() {
  const connections: Connection[] = [];
  const heard: string[] = [];
  const box: { seq: number; from: string; body: string }[] = [];
  const mesh = createMesh({
    visitId: 'zoe',
    createConnection: () => {
      const made = new Connection();
      connections.push(made);
      return made as unknown as RTCPeerConnection;
    },
    send: () => Promise.resolve(),
    read: (after) => Promise.resolve({ signals: box.filter(({ seq }) => seq > after), has_more: false }),
    onStream: () => undefined,
    onState: () => undefined,
    onWord: (_other, word) => void heard.push(word.kind),
    onEnded: () => undefined,
    onError: () => undefined,
  });
  const hear = async (from: string, sdp = 'v=0', generation?: number) => {
    box.push({ seq: box.length + 1, from, body: offer(sdp, generation) });
    mesh.wake();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { mesh, connections, hear, heard };
}

test('who leaves in the middle of an agreement keeps nobody else waiting', async () => {
  const { mesh, connections, hear } = open();
  mesh.setPeople(['ann', 'bob', 'zoe']);
  const [ann, bob] = connections;
  await hear('ann');
  expect(ann?.agreements).toBe(1);
  mesh.setPeople(['bob', 'zoe']);
  expect(ann?.isClosed).toBe(true);
  await hear('bob');
  expect(bob?.agreements).toBe(1);
  mesh.close();
});

test('who sends a signal and leaves before anybody has seen them leaves no connection behind', async () => {
  const { mesh, connections, hear } = open();
  mesh.setPeople(['bob', 'zoe']);
  for (let each = 0; each < 40; each += 1) {
    await hear(`guest-${each}`);
    connections.at(-1)?.agree?.();
    await jest.advanceTimersByTimeAsync(0);
    mesh.setPeople(['bob', 'zoe']);
  }
  expect(connections.filter(({ isClosed }) => !isClosed)).toHaveLength(1 + MOST_IN_ROOM);
  expect(connections[0]?.isClosed).toBe(false);
  mesh.close();
});

test('of the ways in a description those are left that a browser has', async () => {
  const { mesh, connections, hear } = open();
  mesh.setPeople(['ann', 'zoe']);
  const ways = Array.from(
    { length: 400 },
    (_, each) => `a=candidate:${each} 1 udp 1 10.0.0.1 9 typ host\r\n`,
  );
  await hear('ann', `v=0\r\nm=audio 9\r\n${ways.join('')}a=mid:0\r\n`);
  const { heard } = connections[0] ?? { heard: '' };
  expect(heard.match(/a=candidate/g)).toHaveLength(20);
  expect(heard.replace(/a=candidate.*\r\n/g, '')).toBe('v=0\r\nm=audio 9\r\na=mid:0\r\n');
  mesh.close();
});

test('two reasons for an offer in the same moment make one, for the other side answers each', async () => {
  const { mesh, connections } = open();
  mesh.setPeople(['zoe', 'zora']);
  const [zora] = connections;
  for (let each = 0; each < 2; each += 1) zora?.dispatchEvent(new Event('negotiationneeded'));
  await jest.advanceTimersByTimeAsync(0);
  expect(zora?.offers).toBe(1);
  mesh.close();
});

describe('a connection that is made anew', () => {
  const inUse = (mesh: ReturnType<typeof open>['mesh']) => [...mesh.connections().values()];

  test('takes the place of the old one once it stands, and no word is lost meanwhile', async () => {
    const { mesh, connections, hear, heard } = open();
    mesh.setPeople(['ann', 'zoe']);
    mesh.rebuild();
    const [old, made] = connections;
    expect(connections).toHaveLength(2);
    expect(inUse(mesh)).toEqual([old]);
    await hear('ann', 'v=0', 1);
    expect([old?.agreements, made?.agreements]).toEqual([0, 1]);
    made?.says(STATE);
    expect(inUse(mesh)).toEqual([made]);
    await jest.advanceTimersByTimeAsync(1000);
    old?.says({ kind: 'slower' });
    expect(heard).toEqual(['state', 'slower']);
    await jest.advanceTimersByTimeAsync(2000);
    expect([old?.isClosed, made?.isClosed]).toEqual([true, false]);
    mesh.close();
    expect(made?.isClosed).toBe(true);
  });

  test('is begun by the other side too, and by one who does it without end now and then', async () => {
    const { mesh, connections, hear } = open();
    mesh.setPeople(['ann', 'zoe']);
    for (let each = 1; each <= 30; each += 1) {
      await hear('ann', 'v=0', each);
      connections.at(-1)?.agree?.();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(connections).toHaveLength(1 + 4);
    expect(connections.filter(({ isClosed }) => !isClosed)).toHaveLength(2);
    mesh.setPeople(['zoe']);
    expect(connections.filter(({ isClosed }) => !isClosed)).toEqual([]);
    mesh.close();
  });

  test('is given up where it does not come to stand, and tried again a few times', async () => {
    const { mesh, connections } = open();
    mesh.setPeople(['ann', 'zoe']);
    mesh.rebuild();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(connections).toHaveLength(1 + 4);
    expect(connections.map(({ isClosed }) => isClosed)).toEqual([false, true, true, true, true]);
    expect(inUse(mesh)).toEqual(connections.slice(0, 1));
    mesh.close();
  });
});
