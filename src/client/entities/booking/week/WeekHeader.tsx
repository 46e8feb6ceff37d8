import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Week } from './useWeek';
import { weekName } from './weekNames';

/** Which week it is, and the ways to others. What it comes to be is read out. */
export function WeekHeader({ week, titleId }: { week: Week; titleId: string }) {
  const { t, i18n } = useTranslation();
  return (
    <header className="dr-week-header">
      <h2 id={titleId}>
        <span className="dr-visuallyHidden">{t('week.title')} </span>
        <span aria-live="polite">{weekName(week.days, i18n.language)}</span>
      </h2>
      <div className="dr-week-ways">
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label={t('week.previous')}
          onClick={() => week.move(-1)}
        />
        <Button size="small" disabled={week.isPresent} onClick={week.toPresent}>
          {t('week.present')}
        </Button>
        <Button
          size="small"
          icon={<RightOutlined aria-hidden="true" />}
          aria-label={t('week.next')}
          onClick={() => week.move(1)}
        />
      </div>
    </header>
  );
}
