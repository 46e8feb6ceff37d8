import { Button } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetWaitingReviewsQuery } from '../../api/reviewApi';
import type { WaitingReview } from '../../../shared/contract/bookings/reviews';
import { visibleText } from '../../../shared/domain/text/visibleText';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { PersonLine } from '../../ui/facts/PersonLine';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { Dialog } from '../../ui/popups/Dialog';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import './WaitingReviews.css';

const { Component: ReviewForm, preload } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "review-form" */ '../../entities/review/ReviewForm')).ReviewForm,
);

/** A dashboard shows so many; the others wait with their bookings. */
const MOST = 3;

/** Meetings that are over and wait for the person's review; each is given on the spot. */
export function WaitingReviews({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data = [] } = useGetWaitingReviewsQuery();
  const [chosen, setChosen] = useState<WaitingReview | null>(null);
  const isWaiting = data.some(({ booking_id }) => booking_id === chosen?.booking_id);
  if (data.length === 0) return null;
  return (
    <section className="dr-dashboard-requests" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('reviews.waiting.title')}</h2>
      <ul>
        {data.slice(0, MOST).map((waiting) => (
          <WaitingLine key={waiting.booking_id} waiting={waiting} onOpen={() => setChosen(waiting)} />
        ))}
      </ul>
      <Dialog
        open={chosen !== null && isWaiting}
        title={chosen ? t('reviews.about', { name: chosen.other.name || t('talk.goneName') }) : ''}
        footer={null}
        onCancel={() => setChosen(null)}
        destroyOnHidden
      >
        {chosen && (
          <Suspense>
            <ReviewForm
              id={chosen.booking_id}
              viewer={viewer}
              until={chosen.until}
              onDone={() => setChosen(null)}
            />
          </Suspense>
        )}
      </Dialog>
    </section>
  );
}

function WaitingLine({ waiting, onOpen }: { waiting: WaitingReview; onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const { other, until } = waiting;
  const title = visibleText(waiting.title) || t('ui.untitledMeeting');
  const when = formatInstant(until, i18n.language, readerZone());
  return (
    <li className="dr-waiting-review">
      <PersonLine
        name={other.name || t('talk.goneName')}
        imageUrl={other.avatar}
        note={
          <>
            <strong dir="auto">{title}</strong>
            <span className="dr-waiting-until">{t('reviews.waiting.until', { when })}</span>
          </>
        }
      />
      <Button
        type="primary"
        aria-label={t('reviews.waiting.of', { title })}
        onClick={onOpen}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {t('reviews.waiting.button')}
      </Button>
    </li>
  );
}
