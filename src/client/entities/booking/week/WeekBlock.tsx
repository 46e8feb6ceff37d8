import { Tooltip, type TooltipProps } from 'antd';
import { useId, useState } from 'react';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { DayBlock } from '../../../../shared/domain/time/dayBlocks';
import { Monogram } from '../../../ui/facts/Monogram';
import { statusLook, type Viewer } from '../card/statusLook';
import { StatusMark } from '../card/StatusMark';
import { HOUR_PX } from './weekGrid';
import type { useBlockWords } from './useBlockWords';
import type { useWeekFocus } from './useWeekFocus';

interface WeekBlockProps {
  block: DayBlock<BookingRecord>;
  words: ReturnType<ReturnType<typeof useBlockWords>>;
  viewer: Viewer;
  /** the hour at the grid's upper edge */
  firstHour: number;
  isCurrent: boolean;
  /** what it is called by where the week moves the focus */
  focusKey: string;
  focus: Pick<ReturnType<typeof useWeekFocus>, 'stop' | 'onFocus'>;
  onView: (id: string) => void;
}

/** A booking in its day's column, as high as it is long; it opens the details. */
export function WeekBlock({
  block,
  words,
  viewer,
  firstHour,
  isCurrent,
  focusKey,
  focus,
  onView,
}: WeekBlockProps) {
  const tipId = useId();
  const [isTold, setIsTold] = useState(false);
  const { booking, fromMinute, toMinute, lane, lanes } = block;
  const { status, hue } = statusLook(booking.status, viewer);
  const height = ((toMinute - fromMinute) / 60) * HOUR_PX;
  const isTall = height > 1.5 * HOUR_PX;
  return (
    <Tooltip id={tipId} title={words.label} trigger={HOVER_AND_FOCUS} open={isTold} onOpenChange={setIsTold}>
      <button
        type="button"
        className={`dr-week-block dr-badge-${hue}`}
        data-status={booking.status}
        data-short={!isTall || undefined}
        data-from-before={block.isFromBefore || undefined}
        data-on-after={block.isOnAfter || undefined}
        aria-label={words.label}
        aria-current={isCurrent || undefined}
        style={{
          top: (fromMinute / 60 - firstHour) * HOUR_PX,
          height: Math.max(height, LEAST_PX) - 2,
          left: `${(100 * lane) / lanes}%`,
          width: `calc(${100 / lanes}% - 2px)`,
        }}
        data-block={focusKey}
        tabIndex={focus.stop === focusKey ? 0 : -1}
        onFocus={() => focus.onFocus(focusKey)}
        onClick={() => {
          // Escape is the dialog's then
          setIsTold(false);
          onView(booking.id);
        }}
      >
        <span className="dr-week-block-line dr-numerals">
          <StatusMark status={status} /> {words.start}
        </span>{' '}
        <span className="dr-week-block-title" dir="auto">
          {words.title}
        </span>{' '}
        {isTall && (
          <>
            <span className="dr-week-block-line">{words.status}</span>
            <Monogram name={words.name} imageUrl={words.photoUrl} size={32} />
          </>
        )}
      </button>
    </Tooltip>
  );
}

/** Text for which a block is too small; its accessible name has it already. */
const HOVER_AND_FOCUS: TooltipProps['trigger'] = ['hover', 'focus'];
/** The smallest target for fingers and pointers (WCAG 2.2, 2.5.8), and the two pixels between blocks. */
const LEAST_PX = 26;
