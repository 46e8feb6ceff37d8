import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import {
  DEFAULT_LANGUAGE,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from '../../../../shared/domain/text/interfaceLanguages';
import { failureText } from '../../../i18n/failureText';
import { saveFile } from '../../../ui/page/deviceFiles';
import { useToast } from '../../../ui/popups/useToast';

/** The call that writes a booking's calendar file. */
type WriteFile = (request: { id: string; language: InterfaceLanguage }) => {
  unwrap: () => Promise<{ fileName: string; content: string }>;
};

const FAILURE_SECONDS = 6;

/** Hands a booking's calendar file to the browser, which gives it to the person's calendar. */
export function useCalendarDownload(writeFile: WriteFile): (id: string) => void {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const download = useCallback(
    async (id: string) => {
      const language = isInterfaceLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
      try {
        const { fileName, content } = await writeFile({ id, language }).unwrap();
        saveFile(fileName, content, 'text/calendar');
      } catch (problem) {
        toast.error({
          title: t('life.calendar.failed'),
          text: failureText(problem, t),
          seconds: FAILURE_SECONDS,
        });
      }
    },
    [i18n, t, toast, writeFile],
  );
  return useCallback((id) => void download(id), [download]);
}
