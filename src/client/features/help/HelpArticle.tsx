import { lexer } from 'marked';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router-dom';
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
import { MarkdownBlocks } from './MarkdownBlocks';
import { Bone } from '../../ui/feedback/Bone';

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

/** The key that the router gives to the address that a page was opened with. */
const FIRST_KEY = 'default';

/**
 * Once a page that somebody moved to is there: to the section that its address names, or to its title. In the next
 * frame, for the layout brings whoever arrives to the top first.
 */
function useArticleStart(isThere: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isThere || (!hash && key === FIRST_KEY)) return;
    const frame = requestAnimationFrame(() => {
      if (hash) return document.getElementById(hash.slice(1))?.scrollIntoView();
      window.scrollTo(0, 0);
      article.current?.querySelector('h1')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere, hash, key]);
  return article;
}

/** Where the words will be. */
export function HelpSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-help-skeleton" role="status" aria-label={t('common.loading')}>
      {[1, 2, 3].map((part) => (
        <div key={part} aria-hidden="true">
          <Bone className="dr-help-boneTitle" />
          <Bone className="dr-bone-long" />
          <Bone />
        </div>
      ))}
    </div>
  );
}
