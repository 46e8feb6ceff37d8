import { Badge, Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetAllUsersQuery } from '../../api/adminApi';
import { useGetProblemsQuery } from '../../api/aftermathApi';
import { useGetWaitingCredentialsQuery } from '../../api/credentialDecisionApi';
import { useGetWaitingListingsQuery } from '../../api/listingApi';
import '../../ui/page/shadedEdges.css';
import { isDecidable } from './decisions/problemStanding';
import { type Section, SECTIONS } from './sections';

/**
 * The screen's parts as links in a list, so that each can be bookmarked and Back works; what waits for a decision is
 * counted there.
 */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useTranslation();
  const { data: asking } = useGetAllUsersQuery({ requested_tier: true, page: 1, pageSize: 1 });
  const { data: problems } = useGetProblemsQuery();
  const { data: listings } = useGetWaitingListingsQuery();
  const { data: credentials } = useGetWaitingCredentialsQuery();
  const waiting: Partial<Record<Section, number>> = {
    approvals: asking?.total ?? 0,
    listings: listings?.filter(({ isOwn }) => !isOwn).length ?? 0,
    credentials: credentials?.filter(({ isOwn }) => !isOwn).length ?? 0,
    problems: problems?.filter(isDecidable).length ?? 0,
  };
  const nav = useRef<HTMLElement>(null);
  // on a phone the line moves sideways, and the part that is shown may lie beyond its edge; counts that come push it there
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, waiting.approvals, waiting.listings, waiting.credentials, waiting.problems]);
  return (
    <nav ref={nav} className="dr-institute-nav dr-shadedEdges" aria-label={t('institute.sectionsName')}>
      <Menu
        {...AS_LIST}
        mode="horizontal"
        disabledOverflow
        tabIndex={-1}
        className="dr-institute-parts"
        selectedKeys={[current]}
        items={SECTIONS.map((section) => ({
          key: section,
          ...AS_LINE,
          label: (
            <Link to={`?section=${section}`} aria-current={section === current ? 'page' : undefined}>
              {t(`institute.sections.${section}`)}
              <Waiting count={waiting[section] ?? 0} />
            </Link>
          ),
        }))}
      />
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className="dr-institute-count">
      <span aria-hidden="true">
        <Badge className="dr-numerals" count={count} overflowCount={99} title="" />
      </span>
      <span className="dr-visuallyHidden"> {t('institute.approvals.waiting', { count })}</span>
    </span>
  );
}

const AS_LIST = { role: 'list' };
const AS_LINE = { role: 'listitem' };
