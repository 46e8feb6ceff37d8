import StarFilled from '@ant-design/icons/StarFilled';
import { Rate } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import {
  ALL_CRITERIA,
  REVIEW_MARKS,
  type ReviewAuthor,
  type ReviewMarks,
} from '../../../shared/domain/booking/reviews';
import { useMark } from './useMark';
import './Reviews.css';

interface ReviewTextProps {
  review: { rating: number; marks: ReviewMarks | null; text: string };
  /** whose it is, or when it was written */
  by: string;
  /** what the reviewed side says to it, and which side that is */
  answer?: { text: string; by: ReviewAuthor } | null;
}

/** A review: its rating by stars and as a number, the four marks, the words, whose it is, and the answer. */
export function ReviewText({ review, by, answer }: ReviewTextProps) {
  const { t } = useTranslation();
  const mark = useMark();
  const { rating, marks, text } = review;
  return (
    <div className="dr-review">
      <Stars rating={rating} />
      {text && (
        <p className="dr-review-words" dir="auto">
          {text}
        </p>
      )}
      {marks && (
        <ul className="dr-review-marks">
          {ALL_CRITERIA.map((criterion) => {
            const given = marks[criterion];
            if (given === undefined) return null;
            const value = mark(given);
            return (
              <li key={criterion}>
                {t('common.labelled', { label: t(`reviews.criteria.${criterion}`), value })}
              </li>
            );
          })}
        </ul>
      )}
      <p className="dr-review-quiet">{by}</p>
      {answer && (
        <div className="dr-review-answer">
          <strong>{t(`reviews.answerBy.${answer.by}`)}</strong>
          <p className="dr-review-words" dir="auto">
            {answer.text}
          </p>
        </div>
      )}
    </div>
  );
}

/** Ant Design's own icons have English names. */
const STAR = <StarFilled aria-hidden="true" />;

/** A rating by stars, to the half, and as a number beside them. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const mark = useMark();
  return (
    <div className="dr-review-mark">
      <span aria-hidden="true">
        <Rate
          disabled
          character={STAR}
          allowHalf
          size="small"
          count={REVIEW_MARKS.length}
          value={Math.round(rating * 2) / 2}
        />
      </span>
      <strong className="dr-numerals">{t('reviews.stars', { rating: mark(rating) })}</strong>
    </div>
  );
}
