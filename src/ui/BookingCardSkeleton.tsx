import './BookingCard.css';
import './BookingFacts.css';
import './Skeleton.css';

/** Where a booking card will be, in its shape and size. */
export function BookingCardSkeleton() {
  return (
    <div className="dr-pass dr-skeleton" aria-hidden="true">
      <div className="dr-pass-body">
        <div className="dr-pass-date">
          <span className="dr-bone dr-bone-day" />
        </div>
        <div className="dr-pass-head">
          <span className="dr-bone dr-bone-long" />
          <span className="dr-bone" />
        </div>
        <div className="dr-pass-facts">
          {[1, 2, 3, 4, 5, 6].map((fact) => (
            <span key={fact} className="dr-bone dr-bone-fact" />
          ))}
        </div>
        <div className="dr-pass-stub">
          <span className="dr-bone dr-bone-badge" />
          <span className="dr-bone dr-bone-button" />
        </div>
      </div>
    </div>
  );
}
