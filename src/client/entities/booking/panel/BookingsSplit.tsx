import { type ReactNode, useRef } from 'react';
import { useHasRoom } from '../../../ui/page/useHasRoom';

interface BookingsSplitProps {
  /** in the side there is room for a whole week's hours; over a list they would push it out of sight */
  week: (isBeside: boolean) => ReactNode;
  /** the panel, with what stands in it before its list */
  panel: (before: ReactNode) => ReactNode;
  aside: ReactNode;
}

/** From here on the panel of 400 px leaves room beside it; `BookingsPanel.css` divides it by the same measure. */
const SPLIT_WIDTH = 800;

/** The panel to the left, the week and one booking beside it; where there is no room the week stands in the panel, over its list. */
export function BookingsSplit({ week, panel, aside }: BookingsSplitProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useHasRoom(frame, SPLIT_WIDTH);
  return (
    <div ref={frame} className="dr-split">
      <div className="dr-split-columns">
        {panel(isWide ? null : week(false))}
        <div className="dr-split-side">
          {isWide && week(true)}
          {aside}
        </div>
      </div>
    </div>
  );
}
