import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { FileChoice } from '../../../ui/FileChoice';
import { UnderWay } from '../../../ui/UnderWay';
import type { ProfileEditing } from './useProfileForm';
import { useResumeImport } from './useResumeImport';

/** 'Import résumé (PDF)': fills the form from a file, and says what to check. */
export function ResumeImport({ resume }: { resume: ProfileEditing['resume'] }) {
  const { t } = useTranslation();
  const id = useId();
  const { choose, isReading, problem, emptyName } = useResumeImport(resume);
  const { fileName, count, undo } = resume;
  return (
    <div className="dr-form-note dr-resume">
      <p id={`${id}-hint`} className="dr-form-hint">
        {t('profileEditor.resume.hint')}
      </p>
      <FileChoice
        label={t('profileEditor.resume.import')}
        accept="application/pdf,.pdf"
        onChoose={choose}
        describedBy={`${id}-hint ${id}-problem`}
        isDisabled={isReading}
        isInvalid={problem !== ''}
      />
      <div role="status">
        {isReading && <UnderWay text={t('profileEditor.resume.reading')} />}
        {!isReading && emptyName && <p>{t('profileEditor.resume.nothing', { name: emptyName })}</p>}
        {!isReading && count > 0 && (
          <p className="dr-resume-filled">{t('profileEditor.resume.filled', { count, name: fileName })}</p>
        )}
      </div>
      <div role="alert">
        {problem && (
          <p id={`${id}-problem`} className="dr-form-problem">
            {problem}
          </p>
        )}
      </div>
      {count > 0 && undo && (
        <button type="button" className="dr-button" onClick={undo}>
          {t('profileEditor.resume.undo')}
        </button>
      )}
    </div>
  );
}
