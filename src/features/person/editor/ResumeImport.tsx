import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
      <span className="dr-headshot-choose">
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          disabled={isReading}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== ''}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = '';
            if (file) choose(file);
          }}
        />
        <label htmlFor={id} className="dr-button">
          {t('profileEditor.resume.import')}
        </label>
      </span>
      <div role="status">
        {isReading && (
          <>
            <p className="dr-form-hint">{t('profileEditor.resume.reading')}</p>
            <progress className="dr-headshot-progress" aria-label={t('profileEditor.resume.reading')} />
          </>
        )}
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
