import { useCallback } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { failureText } from '../../i18n/failureText';
import { useToast } from '../../ui/popups/useToast';

/** The call that fetches a file. */
type FetchFile<Key> = (key: Key) => { unwrap: () => Promise<{ file_name: string; content: string }> };

const FAILURE_SECONDS = 6;

/** Hands a file to the browser to be kept. It is never opened as part of a page, whatever is in it. */
export function useDocumentDownload<Key>(fetchFile: FetchFile<Key>): (key: Key) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const download = useCallback(
    async (key: Key) => {
      try {
        const { file_name, content } = await fetchFile(key).unwrap();
        save(file_name, content);
      } catch (problem) {
        toast.error({
          title: t('talk.documents.notFetched'),
          text: failureText(problem, t),
          seconds: FAILURE_SECONDS,
        });
      }
    },
    [fetchFile, t, toast],
  );
  return useCallback((key: Key) => void download(key), [download]);
}

function save(fileName: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  // No kind that a browser would show: it can only be kept.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
