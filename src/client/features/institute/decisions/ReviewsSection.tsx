import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import {
  useGetInstituteReviewsQuery,
  useHideReviewMutation,
  useUnhideReviewMutation,
} from '../../../api/reviewApi';
import { refusalText } from '../../../i18n/failureText';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteReview } from '../../../../shared/contract/bookings/instituteReviews';
import { MAX_HIDING_REASON } from '../../../../shared/domain/booking/reviews';
import { isBlank, visibleText } from '../../../../shared/domain/text/visibleText';
import { useMark } from '../../../entities/review/useMark';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { useAppForm } from '../../../ui/form/useAppForm';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { useToast } from '../../../ui/popups/useToast';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { Pages } from '../../../ui/table/Pages';
import { FormDialog } from '../FormDialog';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';
import { PersonCell } from '../people/PersonCell';
import { SectionFrame } from '../SectionFrame';
import { MomentCell } from './MomentCell';

/** Reviews after meetings of the institute's interpreters; an admin may hide one. */
export function ReviewsSection() {
  const { t } = useTranslation();
  const mark = useMark();
  const [page, setPage] = useState(1);
  const query = useGetInstituteReviewsQuery({ page });
  const [hidden, setHidden] = useState<InstituteReview | null>(null);
  const titleOf = ({ title }: InstituteReview) => visibleText(title) || t('ui.untitledMeeting');
  const nameOf = (name: string) => name || t('talk.goneName');
  const columns: Column<InstituteReview>[] = [
    {
      title: t('institute.reviews.session'),
      cell: (review) => (
        <span className="dr-institute-named">
          <strong>{titleOf(review)}</strong>
          <PersonCell
            person={{ name: nameOf(review.author), photo_url: review.author_photo_url }}
            shown={t('institute.reviews.of', { author: nameOf(review.author), about: nameOf(review.about) })}
            isFact
          />
          <span className="dr-table-quiet">{t(`institute.reviews.by.${review.by}`)}</span>
          <MomentCell at={review.at} />
        </span>
      ),
    },
    {
      title: t('institute.reviews.review'),
      cell: ({ rating, text, answer, hiddenFor }) => (
        <span className="dr-institute-named">
          <strong className="dr-numerals">{t('institute.reviews.rated', { rating: mark(rating) })}</strong>
          {text && <span dir="auto">{text}</span>}
          {answer !== null && (
            <span className="dr-table-quiet">{t('institute.reviews.answer', { text: answer })}</span>
          )}
          {hiddenFor !== null && <strong>{t('institute.reviews.hiddenFor', { reason: hiddenFor })}</strong>}
        </span>
      ),
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (review) =>
        review.isOwn ? (
          <span className="dr-table-quiet">{t('institute.reviews.own')}</span>
        ) : review.hiddenFor === null ? (
          <Button
            aria-label={t('institute.reviews.hide.of', {
              name: nameOf(review.author),
              title: titleOf(review),
            })}
            onClick={() => setHidden(review)}
          >
            {t('institute.reviews.hide.label')}
          </Button>
        ) : (
          <ShowAgain
            review={review}
            words={t('institute.reviews.show.of', { name: nameOf(review.author), title: titleOf(review) })}
          />
        ),
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.reviews')} lead={t('institute.reviews.lead')}>
      <ListStates
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('institute.reviews.empty')} text={t('institute.reviews.emptyText')} />}
      >
        {({ items, total, pageSize }) => (
          <>
            <DataTable
              name={t('institute.sections.reviews')}
              rows={items}
              columns={columns}
              keyOf={({ booking_id, by }) => `${booking_id} ${by}`}
            />
            <Pages page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      <FormDialog
        title={t('institute.reviews.hide.ask')}
        isOpen={hidden !== null}
        onClose={() => setHidden(null)}
      >
        {hidden && <HidingForm review={hidden} name={nameOf(hidden.author)} onDone={() => setHidden(null)} />}
      </FormDialog>
    </SectionFrame>
  );
}

/** Takes a hiding back: nobody is mailed, and the log has it. */
function ShowAgain({ review: { booking_id, by }, words }: { review: InstituteReview; words: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [unhide, { isLoading }] = useUnhideReviewMutation();
  const show = async () => {
    const { error } = await unhide({ booking_id, by });
    if (error) toast.error({ title: refusalText(error, t) });
    else toast.success({ title: t('institute.reviews.show.done') });
  };
  return (
    <Button aria-label={words} loading={isLoading} onClick={() => void show()}>
      {t('institute.reviews.show.label')}
    </Button>
  );
}

interface HidingFormProps {
  review: InstituteReview;
  /** the author's */
  name: string;
  onDone: () => void;
}

/** Why a review is hidden; its author reads it. */
function HidingForm({ review: { booking_id, by }, name, onDone }: HidingFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [hide] = useHideReviewMutation();
  const { props, summary, isSending } = useAppForm<'reason'>({
    start: { reason: '' },
    kept: ['reason'],
    place: `hiding ${booking_id} ${by}`,
    forgetsWhenClosed: true,
    check: ({ reason }) => ({ reason: isBlank(reason) ? t('institute.reviews.reasonRequired') : undefined }),
    send: async ({ reason }) => {
      const { error } = await hide({ booking_id, by, reason });
      if (error) return refusalBeside(error, ['reason'], {}, t);
      toast.success({ title: t('institute.reviews.hide.done') });
      onDone();
    },
  });
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      <p>{t('institute.reviews.hide.text', { name })}</p>
      <Form.Item name="reason" label={t('institute.reviews.reason')}>
        <Input.TextArea maxLength={MAX_HIDING_REASON} rows={4} />
      </Form.Item>
      <FormEnd label={t('institute.reviews.hide.label')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}
