import { type ReactNode, useRef } from 'react';
import { useHasRoom } from './useHasRoom';

interface BookingsSplitProps {
  week: ReactNode;
  /** the panel, with what stands in it before its list */
  panel: (before: ReactNode) => ReactNode;
  aside: ReactNode;
}

/** From here on the panel of 400 px leaves room beside it; `BookingsPanel.css` divides it by the same measure. */
const SPLIT_WIDTH = 800;

/** The panel to the left, the week and one booking beside it; on a phone the week stands in the panel, over its list. */
export function BookingsSplit({ week, panel, aside }: BookingsSplitProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useHasRoom(frame, SPLIT_WIDTH);
  return (
    <div ref={frame} className="dr-split">
      <div className="dr-split-columns">
        {panel(isWide ? null : week)}
        <div className="dr-split-side">
          {isWide && week}
          {aside}
        </div>
      </div>
    </div>
  );
}
