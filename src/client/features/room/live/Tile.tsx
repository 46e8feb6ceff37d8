import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import SoundOutlined from '@ant-design/icons/SoundOutlined';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { useTranslation } from '../../../i18n/useTranslation';
import { Monogram } from '../../../ui/facts/Monogram';
import { FLOOR } from '../engine/Room';
import { Picture } from '../page/Picture';
import { GuestTag } from '../page/WaitingGuests';
import type { Seat } from './seatsOf';

/** One person: their picture or face, who they are, and what they do right now. */
export function Tile({ seat, isPinned }: { seat: Seat; isPinned: boolean }) {
  const { t, i18n } = useTranslation();
  const { name, shown, role, picture, isOwn, isMuted, isSpeaking, hasHandRaised, channel } = seat;
  return (
    <li className="dr-tile" data-speaking={isSpeaking} data-pinned={isPinned} data-reach={seat.reach}>
      {picture ? (
        <Picture stream={picture} label={t('room.tiles.pictureOf', { name })} isMirrored={isOwn} />
      ) : (
        <span className="dr-tile-face">
          <Monogram name={name} imageUrl={seat.photoUrl} size={112} />
        </span>
      )}
      <div className="dr-tile-words">
        <span className="dr-tile-name">
          <bdi>{shown}</bdi>
        </span>
        {role === 'guest' ? <GuestTag /> : <span className="dr-tile-role">{t(`room.roles.${role}`)}</span>}
        {isMuted && (
          <span className="dr-tile-mark">
            <AudioMutedOutlined aria-hidden="true" />
            <span className="dr-visuallyHidden">{t('room.tiles.muted')}</span>
          </span>
        )}
        {isSpeaking && (
          <span className="dr-tile-mark">
            <SoundOutlined aria-hidden="true" />
            <span className="dr-visuallyHidden">{t('room.tiles.speaks')}</span>
          </span>
        )}
      </div>
      <div className="dr-tile-notes">
        {channel !== FLOOR && (
          <p className="dr-tile-channel">
            {t('room.tiles.into', { language: languageNameIn(channel, i18n.language) })}
          </p>
        )}
        {hasHandRaised && <p className="dr-tile-hand">{t('room.tiles.hand')}</p>}
        <Trouble seat={seat} />
      </div>
    </li>
  );
}

/** Why somebody is not seen or heard as they should be, where that is so. */
function Trouble({ seat: { isOwn, reach, quality, heldBy } }: { seat: Seat }) {
  const { t } = useTranslation();
  const text = isOwn
    ? heldBy && t(`room.tiles.held.${heldBy}`)
    : reach !== 'connected'
      ? t(`room.tiles.reach.${reach}`)
      : quality !== 'good' && t(`room.tiles.quality.${quality}`);
  return text ? <p className="dr-tile-trouble">{text}</p> : null;
}
