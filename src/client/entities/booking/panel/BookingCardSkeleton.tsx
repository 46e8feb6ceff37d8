import '../card/BookingCard.css';
import '../card/BookingFacts.css';
import { Bone } from '../../../ui/feedback/Bone';

/** Where a booking card will be, in its shape and size. */
export function BookingCardSkeleton() {
  return (
    <div className="dr-pass dr-skeleton" aria-hidden="true">
      <div className="dr-pass-body">
        <div className="dr-pass-date">
          <Bone className="dr-bone-day" />
        </div>
        <div className="dr-pass-head">
          <Bone className="dr-bone-long" />
          <Bone />
        </div>
        <div className="dr-pass-facts">
          {[1, 2, 3, 4, 5, 6].map((fact) => (
            <Bone key={fact} className="dr-bone-fact" />
          ))}
        </div>
        <div className="dr-pass-stub">
          <Bone className="dr-bone-badge" />
          <Bone className="dr-bone-button" />
        </div>
      </div>
    </div>
  );
}
