import { useTranslation } from '../../../../i18n/useTranslation';

/** Beside what a résumé filled in. */
export function ResumeMark() {
  const { t } = useTranslation();
  return <span className="dr-resumeMark">{t('profileEditor.resume.mark')}</span>;
}
