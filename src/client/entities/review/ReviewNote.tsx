import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetWaitingReviewsQuery } from '../../api/reviewApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { visibleText } from '../../../shared/domain/text/visibleText';
import '../booking/details/AftermathSection.css';

interface ReviewNoteProps {
  booking: BookingRecord;
  /** the review is left where the meeting's details are */
  onView: (id: string) => void;
}

/** On the card of a meeting that the reader did not review yet: that it waits, and the way there. */
export function ReviewNote(props: ReviewNoteProps) {
  return props.booking.status === 'completed' ? <WaitingNote {...props} /> : null;
}

function WaitingNote({ booking: { id, meetingTitle }, onView }: ReviewNoteProps) {
  const { t } = useTranslation();
  const { isWaiting } = useGetWaitingReviewsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      isWaiting: data?.some(({ booking_id }) => booking_id === id) ?? false,
    }),
  });
  if (!isWaiting) return null;
  const title = visibleText(meetingTitle) || t('ui.untitledMeeting');
  return (
    <div className="dr-aftermath" role="group" aria-label={t('reviews.leave')}>
      <p>{t('reviews.leave')}</p>
      <div className="dr-aftermath-actions">
        <Button size="small" aria-label={t('reviews.waiting.of', { title })} onClick={() => onView(id)}>
          {t('reviews.waiting.button')}
        </Button>
      </div>
    </div>
  );
}
