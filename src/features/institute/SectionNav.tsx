import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetAllUsersQuery } from '../../api/adminApi';
import { useGetProblemsQuery } from '../../api/aftermathApi';
import '../../ui/shadedEdges.css';
import './SectionNav.css';
import { type Section, SECTIONS } from './sections';

/** The screen's parts as links, so that each can be bookmarked and Back works; what waits for a decision is counted there. */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useTranslation();
  const { data: asking } = useGetAllUsersQuery({ requested_tier: true, page: 1, pageSize: 1 });
  const { data: problems } = useGetProblemsQuery();
  const waiting: Partial<Record<Section, number>> = {
    approvals: asking?.total ?? 0,
    // one's own are another admin's to decide
    problems: problems?.filter(({ outcome, isOwn }) => outcome === null && !isOwn).length ?? 0,
  };
  const list = useRef<HTMLUListElement>(null);
  // on a phone the line moves sideways, and the part that is shown may lie beyond its edge; counts that come push it there
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, waiting.approvals, waiting.problems]);
  return (
    <nav className="dr-institute-nav" aria-label={t('institute.sectionsName')}>
      <ul ref={list} className="dr-shadedEdges">
        {SECTIONS.map((section) => {
          const count = waiting[section] ?? 0;
          return (
            <li key={section}>
              <Link to={`?section=${section}`} aria-current={section === current ? 'page' : undefined}>
                {t(`institute.sections.${section}`)}
                {count > 0 && (
                  <span className="dr-institute-count">
                    <span aria-hidden="true">{count}</span>
                    <span className="dr-visuallyHidden">{t('institute.approvals.waiting', { count })}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
