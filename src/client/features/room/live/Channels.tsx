import { ModeChoice } from '../../../entities/room/ModeChoice';
import { RoomRadios } from '../../../entities/room/RoomRadios';
import { useTranslation } from '../../../i18n/useTranslation';
import { SliderInput } from '../../../ui/form/SliderInput';
import { type Channel, FLOOR, type Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';
import { channelName, channelsOf } from './channelsOf';

const WHOLE = [0, 1] as const;

/** How the meeting is interpreted: in turns, or in channels, of which everybody chooses the one they hear or speak into. */
export function Channels({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t, i18n } = useTranslation();
  const { meeting, own, listening, actions } = room;
  if (!meeting) return null;
  const options = channelsOf(meeting).map((value) => ({
    value,
    label: channelName(value, t('room.channels.floor'), i18n.language),
  }));
  const isInterpreter = facts?.viewer === 'interpreter';
  return (
    <section className="dr-channels" aria-label={t('room.channels.title')}>
      {options.length > 0 && isInterpreter && (
        <div>
          <RoomRadios<Channel>
            label={t('room.channels.speakInto')}
            options={options}
            value={own.channel}
            onChange={actions.speakInto}
          />
          <p className="dr-roomQuiet">{t('room.channels.youHear')}</p>
        </div>
      )}
      {options.length > 0 && !isInterpreter && (
        <div>
          <RoomRadios<Channel>
            label={t('room.channels.listenTo')}
            options={options}
            value={listening.channel}
            onChange={actions.listenTo}
          />
          <SliderInput
            label={t('room.channels.original')}
            value={listening.originalVolume}
            range={WHOLE}
            isDisabled={listening.channel === FLOOR}
            onChange={actions.setOriginalVolume}
          />
          <p className="dr-roomQuiet">
            {t(listening.channel === FLOOR ? 'room.channels.floorHint' : 'room.channels.originalHint')}
          </p>
        </div>
      )}
      {facts ? (
        <ModeChoice mode={meeting.mode} onChoose={actions.setMode} />
      ) : (
        <p className="dr-roomQuiet">{t(`room.mode.${meeting.mode}Hint`)}</p>
      )}
    </section>
  );
}
