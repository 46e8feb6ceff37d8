import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { EmptyDrawing } from '../ui/EmptyDrawing';
import '../ui/EmptyState.css';
import { usePageTitle } from './usePageTitle';

interface NotFoundProps {
  /** where home is, for who is signed in */
  home?: string;
  /** where else they may have wanted to go */
  ways?: ReactNode;
}

export function NotFound({ home = paths.home, ways }: NotFoundProps) {
  const { t } = useTranslation();
  usePageTitle(t('common.notFound.title'));
  return (
    <div className="dr-notice">
      <EmptyDrawing />
      <h1>{t('common.notFound.title')}</h1>
      <p>{t('common.notFound.text')}</p>
      <div className="dr-notice-ways">
        <Link className="dr-button dr-button-primary" to={home}>
          {t('common.backToHome')}
        </Link>
        {ways}
      </div>
    </div>
  );
}
