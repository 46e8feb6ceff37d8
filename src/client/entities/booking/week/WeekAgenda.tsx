import { useTranslation } from '../../../i18n/useTranslation';
import { Monogram } from '../../../ui/facts/Monogram';
import { Folded } from '../../../ui/facts/Folded';
import { StatusBadge } from '../card/StatusBadge';
import { useBlockWords } from './useBlockWords';
import type { WeekDay } from './weekGrid';
import type { WeekViewProps } from './WeekGrid';
import { clockChange, dayName } from './weekNames';
import { Bone } from '../../../ui/feedback/Bone';

/**
 * The week where a grid has no room: the days that hold something, and today, beneath each other. In the present week
 * today comes first; the days before it are folded away behind what is to come.
 */
export function WeekAgenda({ days, ...view }: WeekViewProps) {
  const { t } = useTranslation();
  const { isPresent, today } = view.week;
  const shown = days.filter(({ day, blocks }) => blocks.length > 0 || day === today);
  const isOver = ({ day }: WeekDay) => isPresent && day < today;
  const over = shown.filter(isOver);
  const list = (part: readonly WeekDay[]) => (
    <ol className="dr-agenda">
      {part.map((day) => (
        <AgendaDay key={day.day} day={day} {...view} />
      ))}
    </ol>
  );
  return (
    <>
      {list(shown.filter((day) => !isOver(day)))}
      {over.length > 0 && <Folded label={t('week.earlierDays', { count: over.length })}>{list(over)}</Folded>}
    </>
  );
}

type AgendaDayProps = Omit<WeekViewProps, 'days'> & { day: WeekDay };

function AgendaDay({ day: { day, blocks }, isLoading, week, viewer, viewedId, onView }: AgendaDayProps) {
  const { t, i18n } = useTranslation();
  const wordsOf = useBlockWords(viewer, day, week.zone);
  const change = clockChange(day, week.zone);
  const isToday = day === week.today;
  return (
    <li className="dr-agenda-day" data-today={isToday || undefined}>
      <h3>
        {dayName(day, i18n.language, 'whole')}
        {isToday && <span className="dr-week-today">{t('week.today')}</span>}
      </h3>
      {change && <p className="dr-week-change">{t(`week.clocks.${change}`)}</p>}
      {isLoading && <Bone className="dr-agenda-bone" />}
      {!isLoading && blocks.length === 0 && <p className="dr-agenda-free">{t('week.free')}</p>}
      <ul>
        {blocks.map((block) => {
          const words = wordsOf(block);
          return (
            <li key={block.booking.id}>
              <button
                type="button"
                className="dr-agenda-booking"
                data-status={block.booking.status}
                aria-current={block.booking.id === viewedId || undefined}
                onClick={() => onView(block.booking.id)}
              >
                <span className="dr-numerals">{words.time}</span>
                <StatusBadge status={block.booking.status} variant={viewer} />
                <span className="dr-week-block-title" dir="auto">
                  {words.title}
                </span>
                <span className="dr-agenda-name">
                  <Monogram name={words.name} imageUrl={words.photoUrl} size={32} />
                  <span dir="auto">
                    {words.name}
                    {words.part && ` · ${words.part}`}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
