import { PeerSignal } from '../../../../src/client/features/room/createPeer';
import { createAllowance } from '../../../../src/client/features/room/createAllowance';
import { HEARD, createWordLine, readWord } from '../../../../src/client/features/room/createWordLine';
import { createTalk } from '../../../../src/client/features/room/engine/createTalk';
import { comparisonCode, fingerprintOf } from '../../../../src/client/features/room/engine/comparisonCode';
import { roomDifferences } from '../../../../src/client/features/room/engine/roomDifferences';
import type { MeetingRoom } from '../../../../src/shared/contract/bookings/room';
import { aMeetingRoom } from '../../../support/room/aMeetingRoom';

const STATE = { isMuted: false, hasHandRaised: false, channel: 'floor', camera: '1', screen: null };
const state = { kind: 'state' as const, ...STATE };

describe("another page's words", () => {
  it('are read where they are some, and nothing else of them is', () => {
    expect(readWord(JSON.stringify({ ...state, extra: 1 }))).toEqual(state);
    expect(readWord('{"kind":"slower"}')).toEqual({ kind: 'slower' });
  });

  it.each([
    ['no text', new ArrayBuffer(8)],
    ['no JSON', '{'],
    ['of another version', '{"kind":"dance"}'],
    ['too long a line', JSON.stringify({ kind: 'chat', id: '1', text: 'x'.repeat(1001) })],
    ['far too long', JSON.stringify({ kind: 'slower', more: 'x'.repeat(5000) })],
    ['half of one', '{"kind":"state","isMuted":true}'],
  ])('are thrown away where they are %s', (_what, data) => {
    expect(readWord(data)).toBeNull();
  });

  it.each([
    ['marks that are heaped on one letter', `Z${'\u0335'.repeat(200)}o`, `Z${'\u0335'.repeat(6)}o`],
    ['what turns the direction of the others', 'a\u202eb\u2066c', 'abc'],
    ['nothing of what scripts need', 'नमस्ते क्षि ภาษาที่ ❤️‍🔥 1️⃣', 'नमस्ते क्षि ภาษาที่ ❤️‍🔥 1️⃣'],
  ])('lose %s', (_what, text, left) => {
    for (const word of [
      { kind: 'caption', text },
      { kind: 'chat', id: '1', text },
    ])
      expect(readWord(JSON.stringify(word))).toEqual({ ...word, text: left });
  });

  it('are heard as fast as people use them, and no faster', () => {
    let now = 0;
    const allowance = createAllowance(() => now, HEARD);
    const heard = (count: number) => Array.from({ length: count }, allowance).filter(Boolean).length;
    expect(heard(100)).toBe(40);
    now = 1000;
    expect(heard(100)).toBe(8);
    // A clock that is set back gives nothing away.
    now = 0;
    expect(heard(10)).toBe(0);
    now = 3_600_000;
    expect(heard(100)).toBe(40);
  });
});

describe('a page that floods another one', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const open = () => {
    const channel = new EventTarget();
    const connection = Object.assign(new EventTarget(), { createDataChannel: () => channel });
    const told = { words: 0, cuts: 0 };
    createWordLine({
      ...{ connection: connection as unknown as RTCPeerConnection, onOpen: () => undefined },
      onWord: () => (told.words += 1),
      onFlood: () => (told.cuts += 1),
    });
    const hear = (count: number) => {
      for (let each = 0; each < count; each += 1)
        channel.dispatchEvent(new MessageEvent('message', { data: '{"kind":"slower"}' }));
    };
    return { connection, told, hear, pass: (ms: number) => void jest.advanceTimersByTime(ms) };
  };

  it('is cut off once, and not listened to any more', () => {
    const { told, hear, pass } = open();
    hear(440);
    expect(told).toEqual({ words: 1, cuts: 0 });
    pass(100);
    expect(told).toEqual({ words: 40, cuts: 0 });
    hear(2);
    pass(60_000);
    hear(1000);
    expect(told).toEqual({ words: 40, cuts: 1 });
  });

  it('is borne for as long as it says hardly more than people do', () => {
    const { told, hear, pass } = open();
    for (let second = 0; second < 300; second += 1) {
      hear(12);
      pass(1000);
    }
    expect(told.cuts).toBe(0);
  });

  it('is cut off where it opens lines of its own', () => {
    const { connection, told } = open();
    connection.dispatchEvent(new Event('datachannel'));
    connection.dispatchEvent(new Event('datachannel'));
    expect(told.cuts).toBe(1);
  });

  it('gives a browser no description to work at for a minute', () => {
    const read = (sdp: string) =>
      PeerSignal.safeParse({ kind: 'description', description: { type: 'offer', sdp } }).success;
    const lines = (count: number) => `v=0\r\n${'m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'.repeat(count)}`;
    expect(read(lines(12))).toBe(true);
    expect(read(lines(13))).toBe(false);
    expect(read('x'.repeat(40_001))).toBe(false);
  });
});

describe('talk', () => {
  const ines = { visitId: 'v1', name: 'Ines', role: 'interpreter' as const };

  it('keeps a line once, whatever comes twice, and the newest caption of each', () => {
    const talk = createTalk(() => undefined);
    talk.chat(ines, { id: '1', text: ' Hola ', isOwn: false, at: 1 });
    talk.chat(ines, { id: '1', text: 'again', isOwn: false, at: 2 });
    talk.chat(ines, { id: '2', text: '  ', isOwn: false, at: 3 });
    expect(talk.lines().map(({ text }) => text)).toEqual(['Hola']);
    talk.caption(ines, 'one');
    talk.caption(ines, 'two');
    talk.caption({ ...ines, visitId: 'v2' }, 'three');
    expect(talk.captions().map(({ text }) => text)).toEqual(['two', 'three']);
    talk.caption(ines, '');
    expect(talk.captions()).toHaveLength(1);
  });

  it('forgets what is old, and says the same seldom where it is asked to', () => {
    let now = 0;
    const talk = createTalk(
      () => undefined,
      () => now,
    );
    for (let at = 0; at < 50; at += 1) talk.notice({ key: 'came', name: String(at), role: 'client' });
    expect(talk.notices()).toHaveLength(40);
    talk.noticeSeldom({ key: 'slower' }, 1000);
    talk.noticeSeldom({ key: 'slower' }, 1000);
    now = 1000;
    talk.noticeSeldom({ key: 'slower' }, 1000);
    expect(talk.notices().filter(({ key }) => key === 'slower')).toHaveLength(2);
    expect(new Set(talk.notices().map(({ id }) => id)).size).toBe(40);
  });
});

const person = (id: string, name = id): MeetingRoom['people'][number] => ({
  ...{ visit_id: `visit-${id}`, person_id: id, name, role: 'client', photo_url: null, is_there: true },
  since: '2026-02-10T10:00:00.000Z',
});
const aRoom = (changes: Partial<MeetingRoom> = {}) => aMeetingRoom({ people: [], ...changes });

test('who came and went, who asks, and what changed is told once, and nothing of oneself', () => {
  const before = aRoom({ people: [person('ada'), { ...person('gus'), role: 'guest' }] });
  const waiting = [{ guest_id: 'g', name: 'Gina', since: before.starts_at }];
  const after = aRoom({
    ...{
      people: [person('ada'), person('ines'), person('me')],
      waiting,
      mode: 'simultaneous',
      phase: 'overtime',
    },
  });
  expect(roomDifferences(before, after, 'visit-me')).toEqual([
    { key: 'came', name: 'ines', role: 'client' },
    { key: 'went', name: 'gus', role: 'guest' },
    { key: 'asks', name: 'Gina' },
    { key: 'modeChanged', mode: 'simultaneous' },
    { key: 'overtime' },
  ]);
  expect(roomDifferences(after, after, 'visit-me')).toEqual([]);
  expect(roomDifferences(before, { ...after, removed: ['gus'] }, 'visit-me')).toContainEqual({
    ...{ key: 'removed', name: 'gus', role: 'guest' },
  });
  const again = { ...person('ines'), visit_id: 'another' };
  expect(roomDifferences(after, { ...after, people: [person('ada'), again] }, 'visit-me')).toEqual([]);
  expect(roomDifferences(after, aRoom({ phase: 'over', mode: 'simultaneous' }), 'visit-me')).toEqual([]);
});

test('who drops out, and comes back by the same page or another, is told', () => {
  const there = aRoom({ people: [person('ada'), person('me')] });
  const gone = aRoom({ people: [{ ...person('ada'), is_there: false }, person('me')] });
  const back = aRoom({ people: [person('me'), { ...person('ada'), visit_id: 'another' }] });
  expect(roomDifferences(there, gone, 'visit-me')).toEqual([{ key: 'dropped', name: 'ada', role: 'client' }]);
  expect(roomDifferences(gone, there, 'visit-me')).toEqual([{ key: 'back', name: 'ada', role: 'client' }]);
  expect(roomDifferences(gone, back, 'visit-me')).toEqual([{ key: 'back', name: 'ada', role: 'client' }]);
});

describe('the comparison code', () => {
  const sdp = (fingerprint: string) =>
    `v=0\r\na=fingerprint:sha-256 ${fingerprint}\r\nm=audio\r\na=fingerprint:sha-256 ${fingerprint}\r\n`;
  const between = (own: string, other: string) =>
    comparisonCode({
      currentLocalDescription: { sdp: sdp(own) },
      currentRemoteDescription: { sdp: sdp(other) },
    } as RTCPeerConnection);

  it('is the same on both sides, and another where somebody stands between', async () => {
    const code = await between('AA:01', 'BB:02');
    expect(code).toMatch(/^\d{4}( \d{4}){4}$/);
    expect(await between('BB:02', 'AA:01')).toBe(code);
    expect(await between('AA:01', 'CC:03')).not.toBe(code);
  });

  it('is none before both certificates are known, or where one side names two', async () => {
    expect(await comparisonCode({} as RTCPeerConnection)).toBeNull();
    expect(fingerprintOf(`${sdp('AA:01')}a=fingerprint:sha-256 AA:02\r\n`)).toBeNull();
  });
});
