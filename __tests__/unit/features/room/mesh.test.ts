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
  createDataChannel = () => Object.assign(new EventTarget(), { readyState: 'connecting' });
  addTransceiver = () => undefined;
  getTransceivers = () => [];
  setLocalDescription = () => Promise.resolve();
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

const offer = (sdp: string) => JSON.stringify([{ kind: 'description', description: { type: 'offer', sdp } }]);
const here = globalThis as { MediaStream?: unknown };

beforeAll(() => void (here.MediaStream = Stream));
afterAll(() => delete here.MediaStream);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The page `zoe`, which everybody else offers to. */
function open() {
  const connections: Connection[] = [];
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
    onEnded: () => undefined,
    onError: () => undefined,
  });
  const hear = async (from: string, sdp = 'v=0') => {
    box.push({ seq: box.length + 1, from, body: offer(sdp) });
    mesh.wake();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { mesh, connections, hear };
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
