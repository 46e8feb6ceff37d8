import type { PublicMessagePage } from '../../../shared/contract/interpreters/publicPages';
import { EmptyDrawing } from '../../ui/loading/EmptyDrawing';
import '../../ui/loading/EmptyState.css';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import './publicPages.css';

interface MessagePageProps {
  page: PublicMessagePage;
  link: (path: string) => string;
}

/** Why there is nothing to see, and where there is. */
export function MessagePage({ page: { message }, link }: MessagePageProps) {
  const { t } = useTranslation();
  return (
    <div className="dr-notice">
      <EmptyDrawing />
      <h1>{t(`publicSearch.messages.${message}.title`)}</h1>
      <p>{t(`publicSearch.messages.${message}.text`)}</p>
      <a className="dr-button dr-button-primary" href={link(paths.interpreters)}>
        {t('publicSearch.messages.search')}
      </a>
    </div>
  );
}
