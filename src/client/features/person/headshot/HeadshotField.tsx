import { Alert, Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { HEADSHOT_MEDIA_TYPES } from '../../../../shared/domain/files/uploadRules';
import { FileChoice } from '../../../ui/buttons/FileChoice';
import { Monogram } from '../../../ui/facts/Monogram';
import { UnderWay } from '../../../ui/loading/UnderWay';
import './HeadshotField.css';
import { PictureDialog } from './PictureDialog';
import type { OpenPicture } from './pictureDevice';
import { useHeadshotUpload } from './useHeadshotUpload';
import { useQuestion } from '../../../ui/popups/useQuestion';

interface HeadshotFieldProps {
  name: string;
  photoUrl: string | null;
  /** reads a picture of the device; the browser's way where it is left out */
  openPicture?: OpenPicture;
}

const SIZE = 112;

/** A person's picture, as others see it, and the ways to another one. It is saved as soon as it is cut. */
export function HeadshotField({ name, photoUrl, openPicture }: HeadshotFieldProps) {
  const { t } = useTranslation();
  const ask = useQuestion();
  const id = useId();
  const upload = useHeadshotUpload(openPicture);
  const { picture, problem, isSending, choose, remove, sendAgain } = upload;
  const askToRemove = () =>
    ask({
      title: t('person.headshot.askRemove'),
      content: t('person.headshot.askRemoveText'),
      okText: t('person.headshot.remove'),
      okButtonProps: { danger: true },
      cancelText: t('person.headshot.keep'),
      onOk: remove,
    });
  return (
    <div className="dr-headshot">
      <div className="dr-headshot-picture" data-busy={isSending}>
        <Monogram name={name} imageUrl={picture?.dataUrl ?? photoUrl} size={SIZE} />
      </div>
      <div className="dr-headshot-words">
        {!photoUrl && <p>{t('person.headshot.ask')}</p>}
        <p id={`${id}-hint`} className="dr-person-hint">
          {t('person.headshot.hint')}
        </p>
        <div className="dr-headshot-actions">
          <FileChoice
            label={t(photoUrl ? 'person.headshot.replace' : 'person.headshot.choose')}
            accept={HEADSHOT_MEDIA_TYPES.join(',')}
            onChoose={choose}
            describedBy={`${id}-hint ${id}-problem`}
            isBusy={isSending}
            isInvalid={problem !== ''}
          />
          {photoUrl && (
            <Button disabled={isSending} onClick={askToRemove}>
              {t('person.headshot.remove')}
            </Button>
          )}
        </div>
        <div role="status">{isSending && <UnderWay text={t('person.headshot.sending')} />}</div>
        {problem && (
          <Alert
            id={`${id}-problem`}
            type="error"
            title={problem}
            action={sendAgain && <Button onClick={sendAgain}>{t('common.tryAgain')}</Button>}
          />
        )}
      </div>
      <PictureDialog picture={upload.opened} onCut={upload.cut} onCancel={upload.dismiss} />
    </div>
  );
}
