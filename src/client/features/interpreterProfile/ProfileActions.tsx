import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { PersonBlock, useIsAside } from '../../entities/blocks/PersonBlock';
import { FavouriteButton } from '../../entities/interpreter/FavouriteButton';
import { messagesWith, paths } from '../../paths';
import { useBookingOf } from './useBookingOf';

interface ProfileActionsProps {
  profile: FilledProfile;
  id: string;
}

/** A client's next steps with the interpreter; with one whom they set aside there is only the way back. */
export function ProfileActions({ profile, id }: ProfileActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { offersInterpretation } = profile;
  const book = useBookingOf(profile, id);
  const { isAside } = useIsAside(id);
  return (
    <div className="dr-profile-actions">
      {!isAside && (
        <>
          {offersInterpretation && (
            <Button type="primary" onClick={() => book()}>
              {t('gallery.actions.addToProject')}
            </Button>
          )}
          <Button onClick={() => void navigate(messagesWith(paths.client.messages, id))}>
            {t('gallery.actions.directMessage')}
          </Button>
          <FavouriteButton interpreterId={id} />
        </>
      )}
      <PersonBlock personId={id} name={profile.name ?? t('common.notAvailable')} viewer="client" />
    </div>
  );
}
