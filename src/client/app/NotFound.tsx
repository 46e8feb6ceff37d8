import { useTranslation } from '../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { EmptyDrawing } from '../ui/loading/EmptyDrawing';
import '../ui/loading/EmptyState.css';
import { usePageTitle } from './usePageTitle';

/** For who is not signed in, without Ant Design. */
export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('common.notFound.title'));
  return (
    <div className="dr-notice">
      <EmptyDrawing />
      <h1>{t('common.notFound.title')}</h1>
      <p>{t('common.notFound.text')}</p>
      <div className="dr-notice-ways">
        <Link className="dr-button dr-button-primary" to={paths.home}>
          {t('common.backToHome')}
        </Link>
      </div>
    </div>
  );
}
