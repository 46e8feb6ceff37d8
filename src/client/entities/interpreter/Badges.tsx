import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import { Tag } from 'antd';
import { useGetBadgesQuery } from '../../api/credentialApi';
import { useTranslation } from '../../i18n/useTranslation';
import type { Badge } from '../../../shared/contract/interpreters/credentialRecord';
import './Badges.css';
import { useBadgeWords } from './useBadgeWords';

interface BadgesProps {
  badges: readonly Badge[];
  /** so many are shown, and how many more there are */
  most?: number;
}

/** What an admin verified of an interpreter and still holds; nothing where that is nothing. */
export function Badges({ badges, most = Infinity }: BadgesProps) {
  const { t } = useTranslation();
  const words = useBadgeWords();
  if (badges.length === 0) return null;
  const more = badges.length - most;
  return (
    <ul className="dr-badges" aria-label={t('interpreters.badges.name')}>
      {badges.slice(0, most).map((badge, place) => (
        <li key={place}>
          <Tag className="dr-badge" icon={<SafetyCertificateOutlined aria-hidden="true" />}>
            {words.whole(badge)}
          </Tag>
        </li>
      ))}
      {more > 0 && (
        <li className="dr-badges-more">
          <span aria-hidden="true">{t('interpreters.badges.more', { count: more })}</span>
          <span className="dr-visuallyHidden">{t('interpreters.badges.moreText', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}

/** The same of an interpreter of whom only the id is known here. */
export function InterpreterBadges({ interpreterId, most }: { interpreterId: string; most?: number }) {
  const { data } = useGetBadgesQuery({ interpreter_id: interpreterId });
  return data ? <Badges badges={data} {...(most !== undefined && { most })} /> : null;
}
