import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useUpdateHeadshotMutation } from '../../../api/userApi';
import { isApiError } from '../../../../shared/contract/base/apiError';
import type { PictureCrop } from '../../../../shared/domain/files/pictureCrop';
import {
  CHOSEN_PICTURE_MAX_BYTES,
  CHOSEN_PICTURE_MAX_PIXELS,
  HEADSHOT_MEDIA_TYPES,
} from '../../../../shared/domain/files/uploadRules';
import { refusalText } from '../../../i18n/failureText';
import { useToast } from '../../../ui/popups/useToast';
import { type OpenedPicture, openPicture as openOnDevice } from './pictureDevice';
import { type ReadPicture, readPicture } from './readPicture';

/** Choosing, cutting, sending and removing a headshot. A picture that was refused for want of a network can be sent again. */
export function useHeadshotUpload(openPicture = openOnDevice) {
  const { t } = useTranslation();
  const toast = useToast();
  const [update, { isLoading }] = useUpdateHeadshotMutation();
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [picture, setPicture] = useState<ReadPicture | null>(null);
  const [problem, setProblem] = useState('');

  const send = async (chosen: ReadPicture | null) => {
    setPicture(chosen);
    setProblem('');
    const answer = await update(
      chosen ? { content: chosen.content, file_name: chosen.fileName } : { content: null },
    );
    if (answer.error) {
      setProblem(wordsOf(answer.error, t));
      if (!canSendAgain(answer.error)) setPicture(null);
      return;
    }
    setPicture(null);
    toast.success({ title: t(chosen ? 'person.headshot.saved' : 'person.headshot.removed') });
  };

  const choose = async (file: File) => {
    setPicture(null);
    setProblem('');
    const known: readonly string[] = HEADSHOT_MEDIA_TYPES;
    if (!known.includes(file.type)) return setProblem(t('person.headshot.wrongKind', { name: file.name }));
    if (file.size > CHOSEN_PICTURE_MAX_BYTES)
      return setProblem(t('person.headshot.tooLarge', { name: file.name }));
    if (file.size === 0) return setProblem(t('person.headshot.unreadable', { name: file.name }));
    const found = await openPicture(file).catch(() => null);
    if (!found) return setProblem(t('person.headshot.unreadable', { name: file.name }));
    if (found.width * found.height > CHOSEN_PICTURE_MAX_PIXELS) {
      found.close();
      return setProblem(t('person.headshot.tooManyPixels', { name: file.name }));
    }
    setOpened(found);
  };

  const close = () => {
    opened?.close();
    setOpened(null);
  };

  const cut = async (crop: PictureCrop) => {
    if (!opened) return;
    const read = await opened
      .cut(crop)
      .then(readPicture)
      .catch(() => null);
    close();
    if (!read) return setProblem(t('person.headshot.unreadable', { name: opened.fileName }));
    return send(read);
  };

  return {
    /** what is to be cut */
    opened,
    cut: (crop: PictureCrop) => void cut(crop),
    dismiss: close,
    /** what is on its way, or was refused and can be sent again */
    picture,
    problem,
    isSending: isLoading,
    choose: (file: File) => void choose(file),
    remove: () => void send(null),
    sendAgain: picture && problem ? () => void send(picture) : undefined,
  };
}

/** The server's words about the picture itself where it has some. */
function wordsOf(error: unknown, t: TFunction): string {
  const issue = isApiError(error) ? error.issues.find(({ path }) => path === 'content') : undefined;
  return issue?.message ?? refusalText(error, t);
}

const canSendAgain = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 429;
