import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import type { FilledInterpreter } from '../../../shared/domain/people/interpreterDefaults';
import { sparseProfileOf } from '../../../shared/domain/people/sparseProfileOf';
import { BlockButton } from '../../entities/blocks/BlockButton';
import { FavouriteButton } from '../../entities/interpreter/FavouriteButton';
import { bookingStartWith } from '../../machines/bookingWizard/bookingStart';
import { interpreterProfileOf, messagesWith, paths } from '../../paths';

interface CardActionsProps {
  interpreter: FilledInterpreter;
  /** a detailed profile was published */
  hasProfile: boolean;
}

/** The next steps with an interpreter. */
export function CardActions({ interpreter, hasProfile }: CardActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reasonId = useId();
  const { id } = interpreter;
  const name = interpreter.name || t('common.notAvailable');
  const [isAside, setIsAside] = useState(false);
  // one button in both places: it keeps the focus
  const block = (
    <BlockButton
      key="block"
      personId={id}
      viewer="client"
      isQuiet
      {...{ name, isAside }}
      onChange={setIsAside}
    />
  );
  const book = () => void navigate(paths.client.mettingsConfig, { state: bookingStartWith(interpreter) });
  if (isAside) {
    return (
      <footer className="dr-talent-actions">
        <p>{t('blocks.aside', { name })}</p>
        {block}
      </footer>
    );
  }
  return (
    <footer className="dr-talent-actions">
      <Button type="primary" onClick={book}>
        {t('gallery.actions.addToProject')}
      </Button>
      <Button onClick={() => void navigate(messagesWith(paths.client.messages, id))}>
        {t('gallery.actions.directMessage')}
      </Button>
      <Button
        disabled={!hasProfile}
        aria-describedby={hasProfile ? undefined : reasonId}
        onClick={() =>
          void navigate(interpreterProfileOf(id), { state: { profile: sparseProfileOf(interpreter) } })
        }
      >
        {t('gallery.actions.viewFullProfile')}
      </Button>
      <FavouriteButton interpreterId={id} />
      {block}
      {!hasProfile && (
        <p id={reasonId} className="dr-talent-quiet">
          {t('gallery.actions.noProfile')}
        </p>
      )}
    </footer>
  );
}
