import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useParseResumeMutation } from '../../../../api/resumeApi';
import { isApiError } from '../../../../../shared/contract/base/apiError';
import { RESUME_MAX_BYTES } from '../../../../../shared/domain/files/uploadRules';
import { refusalText } from '../../../../i18n/failureText';
import { readPicture as readFile } from '../../headshot/readPicture';
import type { ProfileEditing } from '../useProfileForm';

/** Sends a résumé to be read, and lays what it says over the form. Nothing of it is saved by that. */
export function useResumeImport(resume: ProfileEditing['resume']) {
  const { t } = useTranslation();
  const [parse, { isLoading }] = useParseResumeMutation();
  const [problem, setProblem] = useState('');
  const [emptyName, setEmptyName] = useState('');

  const choose = async (file: File) => {
    const { name } = file;
    setProblem('');
    setEmptyName('');
    if (!/\.pdf$/i.test(name) && file.type !== 'application/pdf')
      return setProblem(t('profileEditor.resume.notPdf', { name }));
    if (file.size > RESUME_MAX_BYTES) return setProblem(t('profileEditor.resume.tooLarge', { name }));
    const read = file.size > 0 ? await readFile(file).catch(() => null) : null;
    if (!read) return setProblem(t('profileEditor.resume.unreadable', { name }));
    const answer = await parse({ file_name: name, content: read.content });
    if (answer.error) {
      const issue = isApiError(answer.error) ? answer.error.issues[0] : undefined;
      return setProblem(issue?.message ?? refusalText(answer.error, t));
    }
    if (resume.fill(answer.data.draft, name) === 0) setEmptyName(name);
  };

  return { choose: (file: File) => void choose(file), isReading: isLoading, problem, emptyName };
}
