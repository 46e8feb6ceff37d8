import { Alert, Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { FileChoice } from '../../../../ui/buttons/FileChoice';
import { UnderWay } from '../../../../ui/loading/UnderWay';
import type { ProfileEditing } from '../useProfileForm';
import { useResumeImport } from './useResumeImport';

/** 'Import résumé (PDF)': fills the form from a file, and says what to check. */
export function ResumeImport({ resume }: { resume: ProfileEditing['resume'] }) {
  const { t } = useTranslation();
  const id = useId();
  const { choose, isReading, problem, emptyName } = useResumeImport(resume);
  const { fileName, count, undo } = resume;
  return (
    <div className="dr-resume">
      <p id={`${id}-hint`} className="dr-person-hint">
        {t('profileEditor.resume.hint')}
      </p>
      <FileChoice
        label={t('profileEditor.resume.import')}
        accept="application/pdf,.pdf"
        onChoose={choose}
        describedBy={`${id}-hint ${id}-problem`}
        isBusy={isReading}
        isInvalid={problem !== ''}
      />
      <div role="status">
        {isReading && <UnderWay text={t('profileEditor.resume.reading')} />}
        {!isReading && emptyName && <p>{t('profileEditor.resume.nothing', { name: emptyName })}</p>}
        {!isReading && count > 0 && (
          <Alert
            type="success"
            role="note"
            title={t('profileEditor.resume.filled', { count, name: fileName })}
            action={undo && <Button onClick={undo}>{t('profileEditor.resume.undo')}</Button>}
          />
        )}
      </div>
      {problem && <Alert id={`${id}-problem`} type="error" title={problem} />}
    </div>
  );
}
