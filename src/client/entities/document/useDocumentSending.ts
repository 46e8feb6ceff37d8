import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../i18n/failureText';
import { readBase64 } from '../../ui/page/deviceFiles';
import { DOCUMENT_MAX_BYTES, documentEnding } from '../../../shared/domain/files/documentRules';

interface Sending {
  id: string;
  file: File;
  /** why it did not get through; undefined while it is on its way */
  failure: string | undefined;
}

/** The call that sends one file, once for its id. */
type SendDocument = (document: {
  id: string;
  file_name: string;
  content: string;
}) => Promise<{ error?: unknown }>;

/**
 * Files on their way, for as long as the screen is there: a file is not kept over a reload, as words are. One that
 * did not get through waits for another try, or for the line to come back.
 */
export function useDocumentSending(sendDocument: SendDocument) {
  const { t } = useTranslation();
  const [sending, setSending] = useState<Sending[]>([]);
  const note = (id: string, failure: string | undefined) =>
    setSending((before) => before.map((each) => (each.id === id ? { ...each, failure } : each)));
  const forget = (id: string) => setSending((before) => before.filter((each) => each.id !== id));

  const deliver = async (id: string, file: File) => {
    const problem = documentProblem(file);
    if (problem) return note(id, problemText(problem, t));
    note(id, undefined);
    const content = await readBase64(file).catch(() => null);
    if (content === null) return note(id, problemText('unreadable', t));
    const { error } = await sendDocument({ id, file_name: file.name, content });
    if (error === undefined) forget(id);
    else note(id, refusalText(error, t));
  };

  const retryAll = useEffectEvent(() => {
    for (const { id, file, failure } of sending) if (failure !== undefined) void deliver(id, file);
  });
  useEffect(() => {
    const retry = () => retryAll();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return {
    sending,
    choose: (file: File) => {
      const id = crypto.randomUUID();
      setSending((before) => [...before, { id, file, failure: undefined }]);
      void deliver(id, file);
    },
    retry: (id: string) => {
      const file = sending.find((each) => each.id === id)?.file;
      if (file) void deliver(id, file);
    },
    discard: forget,
  };
}

function problemText(problem: DocumentProblem, t: TFunction): string {
  return t(`talk.documents.${problem}`);
}

type DocumentProblem = 'wrongKind' | 'tooLarge' | 'empty' | 'unreadable';

/** Why a chosen file cannot be sent, before anything of it is; null where it may. */
function documentProblem({ name, size }: Pick<File, 'name' | 'size'>): DocumentProblem | null {
  if (documentEnding(name) === null) return 'wrongKind';
  if (size > DOCUMENT_MAX_BYTES) return 'tooLarge';
  return size === 0 ? 'empty' : null;
}
