import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { isSignLanguage } from '../../../../shared/domain/text/signLanguages';
import { noteMeeting } from '../../../api/room/roomNews';
import { roomMachine } from '../../../machines/room/roomMachine';
import type { Entered, FoundDevices, RoomEvent } from '../../../machines/room/roomSetup';
import type { AppStore } from '../../../store/store';
import { machineInspection } from '../../../ui/page/machineInspection';
import { MOST_CAMERAS } from './cameras';
import { createEngine } from './createEngine';
import { readDevices, readOwnSeat, readPeople } from './readRoom';
import type { Room, RoomEntry } from './Room';
import { roomActions } from './roomActions';
import { roomCalls } from './roomCalls';
import { roomQueries } from './roomQueries';
import { readChoices } from './devices/storedChoices';

export interface RoomSession {
  /** Begins to ask for devices and for the room; once. */
  start: () => void;
  subscribe: (changed: () => void) => () => void;
  read: () => Room;
  /** whether the person is in the room, or about to be */
  isInside: () => boolean;
  close: () => void;
}

/** The own sound's meter moves all the time; whether somebody speaks is looked at so often. */
const LOOK_EVERY_MS = 250;
const BLOCKED_PAUSE_MS = 60_000;

/** A person's being about a meeting's room, beside React: a page shows it, and it may outlive the page. */
export function createRoomSession(store: AppStore, entry: RoomEntry): RoomSession {
  const calls = roomCalls(store.dispatch, entry);
  const listeners = new Set<() => void>();
  let room: Room | null = null;
  let isSpeaking = false;
  const changed = () => {
    room = null;
    for (const each of listeners) each();
  };
  const send = (event: RoomEvent) => actor.send(event);

  const engine = createEngine({
    ...{ calls, storage: store.storage, media: mediaDevices() },
    isSigned: (languages) => languages.some(isSignLanguage),
    role: entry.kind === 'party' ? entry.role : 'guest',
    createConnection: (configuration) => new RTCPeerConnection(configuration),
    onDevices: (devices: FoundDevices) => send({ type: 'devices.changed', devices }),
    onCrowded: () => {
      engine.talk.notice({ key: 'tooManyCameras', limit: MOST_CAMERAS });
      // Not in the middle of what is being given to the others.
      queueMicrotask(() => engine.now().video.isWanted && send({ type: 'camera.toggled' }));
    },
    onChange: changed,
  });
  const actor = createActor(
    roomMachine.provide({
      actors: {
        openDevices: fromPromise<FoundDevices, { wantsVideo: boolean }>(async ({ input, signal }) => {
          const devices = await engine.devices.open(input);
          // The person went on before they had answered the browser.
          if (signal.aborted) send({ type: 'devices.changed', devices });
          return devices;
        }),
        enterRoom: fromPromise<Entered, void>(async () => {
          const visitId = crypto.randomUUID();
          // Leaving gave them back.
          if (!engine.devices.isOpen())
            await engine.devices.open({ wantsVideo: engine.now().video.isWanted });
          const meeting = await calls.enter(visitId);
          queries.put(meeting);
          return { visitId, room: meeting };
        }),
        leaveRoom: fromPromise(({ input: { visitId } }: { input: { visitId: string | null } }) =>
          calls.leave(visitId ?? ''),
        ),
        holdPeers: fromCallback<EventObject, { visitId: string | null }>(
          ({ input: { visitId }, sendBack }) => {
            const ends = [noteMeeting(), engine.hold(visitId ?? '', sendBack)];
            return () => ends.forEach((end) => end());
          },
        ),
      },
      actions: {
        // The lobby shows why, from `failure`.
        tellRefusal: () => undefined,
        closeDevices: () => engine.devices.close(),
      },
    }),
    {
      input: {
        wantsVideo: readChoices(store.storage).wantsVideo,
        isAdmitted: entry.kind === 'party',
        room: null,
      },
      ...machineInspection(),
    },
  );
  const queries = roomQueries(store, entry, {
    onChange: () => follow(),
    onSignal: () => engine.now().live?.wake(),
  });
  let seen: ReturnType<typeof queries.read> = { meeting: null, guest: null, error: undefined };
  const follow = () => {
    const next = queries.read();
    if (next.meeting === seen.meeting && next.guest === seen.guest && next.error === seen.error) return;
    const before = seen;
    // Of two answers that overtook each other the newer one stays.
    if (next.meeting && before.meeting && next.meeting.now < before.meeting.now) return;
    seen = next;
    if (next.guest && next.guest !== before.guest) {
      const { state } = next.guest;
      send({ type: 'guest.seen', state: state === 'revoked' ? 'refused' : state });
    }
    if (next.meeting && next.meeting !== before.meeting) send({ type: 'room.seen', room: next.meeting });
    changed();
  };
  actor.subscribe(({ context }) => {
    const { room: known, wantsVideo, isWeak } = context;
    if (known && known !== engine.now().meeting) engine.setMeeting(known);
    engine.setVideo({ isWanted: wantsVideo, isWeak });
    changed();
  });
  const leaveWithPage = () => {
    const { live, meeting } = engine.now();
    // After the end of its time a meeting is over with its interpreter: a page that is only loaded again must not end it.
    const isLast = meeting?.phase === 'overtime' && entry.kind === 'party' && entry.role === 'interpreter';
    // A guest who left by the page's end could not come back by themselves; the server sees that nobody is there.
    if (live && entry.kind === 'party' && !isLast) void calls.leave(live.visitId).catch(() => undefined);
  };
  const look = () => {
    const now = engine.devices.isSpeaking();
    if (now !== isSpeaking) changed();
    isSpeaking = now;
  };
  let clock: ReturnType<typeof setInterval> | undefined;

  const actions = roomActions(store.dispatch, { ...{ entry, engine, queries, send } });
  const onBlocked = () => engine.talk.noticeSeldom({ key: 'soundBlocked' }, BLOCKED_PAUSE_MS);
  const resume = () => {
    engine.hearing.resume();
    engine.devices.resume();
  };
  const read = (): Room => {
    const state = actor.getSnapshot();
    const { guest, error } = seen;
    return {
      ...{ state, send, actions },
      meeting: state.context.room,
      failure: error !== undefined && !state.context.room && !guest ? { error, retry: queries.again } : null,
      guest: guest && {
        ...{ state: guest.state, name: guest.name, startsAt: guest.starts_at, endsAt: guest.ends_at },
      },
      devices: readDevices(engine),
      people: readPeople(engine),
      own: readOwnSeat(engine, state.context.hasCamera),
      listening: engine.hearing.listening(),
      chat: engine.talk.lines(),
      captions: engine.talk.captions(),
      notices: engine.talk.notices(),
      comparisonCode: (visitId) => engine.factsOf(visitId)?.code ?? null,
      sound: {
        volumeOf: engine.hearing.volumeOf,
        mix: engine.hearing.mix(),
        loudspeaker: engine.devices.choices().loudspeaker,
        ...{ onBlocked, resume },
      },
    };
  };
  return {
    start: () => {
      if (clock !== undefined) return;
      clock = setInterval(look, LOOK_EVERY_MS);
      window.addEventListener('pagehide', leaveWithPage);
      actor.start();
      queries.open();
      follow();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => (room ??= read()),
    isInside: () => actor.getSnapshot().matches('connecting') || actor.getSnapshot().hasTag('inside'),
    close: () => {
      const { live } = engine.now();
      if (live) void calls.leave(live.visitId).catch(() => undefined);
      window.removeEventListener('pagehide', leaveWithPage);
      clearInterval(clock);
      actor.stop();
      queries.close();
      engine.dispose();
      listeners.clear();
    },
  };
}

/** Left out by browsers on pages that are not secure. */
function mediaDevices(): MediaDevices | undefined {
  return (navigator as Partial<Navigator>).mediaDevices;
}
