import { roomApi } from '../../../api/room/roomApi';
import { roomGuestApi } from '../../../api/room/roomGuestApi';
import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { RoomEvent } from '../../../machines/room/roomSetup';
import type { AppDispatch } from '../../../store/store';
import { MOST_CAMERAS } from './cameras';
import type { Engine } from './createEngine';
import type { RoomActions, RoomEntry } from './Room';
import type { RoomQueries } from './roomQueries';

interface Parts {
  entry: RoomEntry;
  engine: Engine;
  queries: RoomQueries;
  send: (event: RoomEvent) => void;
}

/** Whatever a person presses in the room; the machine alone decides about the way through it. */
export function roomActions(dispatch: AppDispatch, { entry, engine, queries, send }: Parts): RoomActions {
  const { change, devices, hearing, share, talk } = engine;
  const heard = (work: () => void) => {
    work();
    engine.sync();
  };
  const listened = (work: () => void) => {
    heard(work);
    engine.keepChannels();
  };
  return {
    ...partyActions(dispatch, { entry, engine, queries }),
    toggleMute: () => {
      const isThere = !devices.isSilent();
      if (!isThere) devices.retry();
      change({ isMuted: isThere && !engine.now().own.isMuted });
    },
    cough: (isCoughing) => change({ isCoughing }),
    toggleVideo: () => {
      const { video, isCrowded, live } = engine.now();
      if (!video.isWanted && live && isCrowded)
        return talk.notice({ key: 'tooManyCameras', limit: MOST_CAMERAS });
      devices.keep({ wantsVideo: !video.isWanted });
      send({ type: 'camera.toggled' });
    },
    shareScreen: async () => {
      const taken = engine.now().others.find(({ visit_id: id }) => engine.factsOf(id)?.screen);
      if (taken) return talk.notice({ key: 'screenTaken', name: taken.name, role: taken.role });
      await share.start(() => engine.now().live !== null);
    },
    stopSharing: share.stop,
    raiseHand: (hasHandRaised) => change({ hasHandRaised }),
    askSlower: engine.askSlower,
    speakInto: (channel) => {
      if (entry.kind !== 'party' || entry.role !== 'interpreter') return;
      change({ channel });
      engine.keepChannels();
    },
    listenTo: (channel) => listened(() => hearing.listenTo(channel)),
    setOriginalVolume: (volume) => listened(() => hearing.setOriginalVolume(volume)),
    sendChat: engine.sendChat,
    sendCaption: engine.sendCaption,
    setFullBand: (isFullBand) => {
      devices.setFullBand(isFullBand);
      engine.now().live?.tune();
    },
    setLimiter: (hasLimiter) => heard(() => devices.keep({ hasLimiter })),
    setRelayOnly: (isRelayOnly) => {
      devices.keep({ isRelayOnly });
      engine.now().live?.reconfigure();
    },
  };
}

type PartyActions = Pick<RoomActions, 'setMode' | 'invite' | 'revoke' | 'admit' | 'remove' | 'end'>;

/** Calls of parties; a guest's page has none of them. A refusal is told by a notice. */
function partyActions(dispatch: AppDispatch, { entry, engine, queries }: Omit<Parts, 'send'>): PartyActions {
  const booking_id = entry.kind === 'party' ? entry.bookingId : null;
  const { endpoints } = roomApi;
  const guests = roomGuestApi.endpoints;
  const attempt = async <Answer>(call: (id: string) => Promise<Answer>): Promise<Answer | null> => {
    if (booking_id === null) return null;
    try {
      return await call(booking_id);
    } catch (error) {
      engine.talk.notice({ key: 'refused', error });
      queries.again();
      return null;
    }
  };
  const change = async (call: (id: string) => Promise<MeetingRoom>) => {
    const meeting = await attempt(call);
    if (meeting) queries.put(meeting);
  };
  return {
    setMode: (mode) =>
      change((id) => dispatch(endpoints.setRoomMode.initiate({ booking_id: id, mode })).unwrap()),
    end: () => change((id) => dispatch(endpoints.endRoom.initiate({ booking_id: id })).unwrap()),
    invite: async () => {
      const link = await attempt((id) => dispatch(guests.inviteGuest.initiate({ booking_id: id })).unwrap());
      return link?.secret ?? null;
    },
    revoke: (link_id) =>
      change((id) => dispatch(guests.revokeGuestLink.initiate({ booking_id: id, link_id })).unwrap()),
    admit: (guest_id) =>
      change((id) => dispatch(guests.admitGuest.initiate({ booking_id: id, guest_id })).unwrap()),
    remove: (guest_id) =>
      change((id) => dispatch(guests.removeGuest.initiate({ booking_id: id, guest_id })).unwrap()),
  };
}
