import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { SlotTakenDetails } from '../../../shared/contract/base/refusalDetails';
import { MeetingMoment } from '../../entities/booking/card/MeetingMoment';

type Alternative = SlotTakenDetails['alternatives'][number];

interface FreeTimesProps {
  problem: ApiError | null;
  onChoose: (free: Alternative) => void;
}

/** Where the time was taken or outside the interpreter's hours: the nearest free ones, one click each. */
export function FreeTimes({ problem, onChoose }: FreeTimesProps) {
  const { t } = useTranslation();
  const details = SlotTakenDetails.safeParse(problem?.data);
  if (!details.success || details.data.alternatives.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('booking.refused.freeTimes')}
      className="dr-reschedule-actions dr-wrapping"
    >
      {details.data.alternatives.map((free) => (
        <Button key={free.startsAt} onClick={() => onChoose(free)}>
          <span>
            <MeetingMoment booking={free} isWished />
          </span>
        </Button>
      ))}
    </div>
  );
}
