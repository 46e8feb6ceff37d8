import { lexer } from 'marked';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetHelpPageQuery, useGetHelpTocQuery } from '../../api/helpApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { HelpAside } from './HelpAside';
import { HelpPager } from './HelpPager';
import { HelpSkeleton } from './HelpSkeleton';
import { MarkdownBlocks } from './MarkdownBlocks';
import { useArticleStart } from './useArticleStart';

/** One page, with the way to its sections and to the others. */
export function HelpArticle({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as InterfaceLanguage;
  const { data: page, error, isFetching, refetch } = useGetHelpPageQuery({ file: slug, language });
  const { data: pages = [] } = useGetHelpTocQuery({ language });
  const tokens = useMemo(() => lexer(page?.markdown ?? ''), [page?.markdown]);
  const article = useArticleStart(page !== undefined);
  const isUnknown = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID');

  return (
    <div className="dr-help dr-help-withAside">
      {!isUnknown && (
        <p className="dr-help-back">
          <Link to={paths.help}>{t('help.all')}</Link>
        </p>
      )}
      {!page && !isUnknown && <h1 className="dr-visuallyHidden">{t('help.unknown')}</h1>}
      {error && !isFetching && !isUnknown ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : isUnknown ? (
        <div>
          <h1>{t('help.unknown')}</h1>
          <EmptyState
            title={t('help.unknownTitle')}
            text={t('help.unknownText')}
            action={
              <LinkButton type="primary" to={paths.help}>
                {t('help.all')}
              </LinkButton>
            }
          />
        </div>
      ) : !page ? (
        <HelpSkeleton />
      ) : (
        <div className="dr-help-main">
          <article ref={article} className="dr-help-article" lang={page.language}>
            <MarkdownBlocks tokens={tokens} />
          </article>
          <HelpPager pages={pages} slug={slug} />
        </div>
      )}
      <HelpAside pages={pages} slug={slug} />
    </div>
  );
}
