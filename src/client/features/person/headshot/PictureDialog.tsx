import { Suspense } from 'react';
import type { PictureCrop } from '../../../../shared/domain/files/pictureCrop';
import { useTranslation } from '../../../i18n/useTranslation';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { UnderWay } from '../../../ui/loading/UnderWay';
import { Dialog } from '../../../ui/popups/Dialog';
import type { OpenedPicture } from './pictureDevice';

const { Component: PictureCropper } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "cropper" */ './PictureCropper')).PictureCropper,
);

interface PictureDialogProps {
  /** none: closed */
  picture: OpenedPicture | null;
  onCut: (crop: PictureCrop) => void;
  onCancel: () => void;
}

/** Asks what shall be shown of a chosen picture. */
export function PictureDialog({ picture, onCut, onCancel }: PictureDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={picture !== null}
      title={t('person.headshot.cut.title')}
      width={440}
      onCancel={onCancel}
      destroyOnHidden
      footer={null}
    >
      {picture && (
        <Suspense fallback={<UnderWay text={t('person.headshot.opening')} />}>
          <PictureCropper picture={picture} onCut={onCut} onCancel={onCancel} />
        </Suspense>
      )}
    </Dialog>
  );
}
