import { Button } from 'antd';
import { Suspense } from 'react';
import { useIsAside } from '../../api/person/blockApi';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { FavouriteButton } from '../../entities/interpreter/FavouriteButton';
import { messagesWith, paths } from '../../paths';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { useBookingOf } from './useBookingOf';

/** Nothing waits for it. */
const { Component: PersonBlock } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "person-block" */ '../../entities/blocks/PersonBlock')).PersonBlock,
);

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
      <Suspense>
        <PersonBlock personId={id} name={profile.name ?? t('common.notAvailable')} viewer="client" />
      </Suspense>
    </div>
  );
}
