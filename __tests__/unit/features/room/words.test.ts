import { createAllowance, readWord } from '../../../../src/client/features/room/createWordLine';
import { createTalk } from '../../../../src/client/features/room/engine/createTalk';
import { createWatch } from '../../../../src/client/features/room/engine/createWatch';
import { comparisonCode, fingerprintOf } from '../../../../src/client/features/room/engine/comparisonCode';
import { roomDifferences } from '../../../../src/client/features/room/engine/roomDifferences';
import type { MeetingRoom } from '../../../../src/shared/contract/bookings/room';

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

  it('are heard as fast as people use them, and no faster', () => {
    let now = 0;
    const allowance = createAllowance(() => now);
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

describe('talk', () => {
  const ines = { visitId: 'v1', name: 'Ines', role: 'interpreter' as const };

  it('keeps a line once, whatever comes twice, and the newest caption of each', () => {
    const talk = createTalk(() => undefined);
    talk.chat(ines, { id: '1', text: ' Hola ', isOwn: false });
    talk.chat(ines, { id: '1', text: 'again', isOwn: false });
    talk.chat(ines, { id: '2', text: '  ', isOwn: false });
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
    for (let at = 0; at < 50; at += 1) talk.notice({ key: 'came', name: String(at) });
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
const aRoom = (changes: Partial<MeetingRoom> = {}): MeetingRoom => ({
  ...{ meeting_id: 'm', phase: 'open', mode: 'consecutive', title: '', languages: ['English', 'Spanish'] },
  ...{ starts_at: '2026-02-10T10:00:00.000Z', ends_at: '2026-02-10T11:00:00.000Z' },
  ...{ people: [], waiting: [], admitted: [], links: [], places_left: 4, now: '2026-02-10T10:00:00.000Z' },
  ...changes,
});

test('who came and went, who asks, and what changed is told once, and nothing of oneself', () => {
  const before = aRoom({ people: [person('ada'), person('gus')] });
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
    { key: 'came', name: 'ines' },
    { key: 'went', name: 'gus' },
    { key: 'asks', name: 'Gina' },
    { key: 'modeChanged', mode: 'simultaneous' },
    { key: 'overtime' },
  ]);
  expect(roomDifferences(after, after, 'visit-me')).toEqual([]);
  const again = { ...person('ines'), visit_id: 'another' };
  expect(roomDifferences(after, { ...after, people: [person('ada'), again] }, 'visit-me')).toEqual([]);
  expect(roomDifferences(after, aRoom({ phase: 'over', mode: 'simultaneous' }), 'visit-me')).toEqual([]);
});

test('hands, screens, five minutes and a weak line are told as they begin', () => {
  const talk = createTalk(() => undefined);
  const watch = createWatch(talk);
  const told = () => talk.notices().map(({ key }) => key);
  watch.heard('v', 'Ada', state);
  watch.heard('v', 'Ada', { ...state, hasHandRaised: true });
  watch.heard('v', 'Ada', { ...state, hasHandRaised: true, screen: '3' });
  watch.heard('v', 'Ada', { ...state, hasHandRaised: true, screen: '3', isMuted: true });
  expect(told()).toEqual(['handRaised', 'shares']);
  const end = Date.parse(aRoom().ends_at);
  watch.tick(aRoom(), 'good', end - 301_000);
  watch.tick(aRoom(), 'good', end - 299_000);
  watch.tick(aRoom(), 'good', end - 200_000);
  expect(talk.notices().at(-1)).toMatchObject({ key: 'minutesLeft', minutes: 5 });
  watch.tick(aRoom(), 'weak', end - 200_000);
  watch.tick(aRoom(), 'lost', end - 200_000);
  expect(told().slice(2)).toEqual(['minutesLeft', 'lineWeak']);
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
