import '../../ui/Skeleton.css';

const ROWS = [1, 2, 3, 4, 5];

/** Where the rows will be, in their shape and size. */
export function PickerSkeleton() {
  return (
    <div className="dr-picker-list" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="dr-pick">
          <div className="dr-person">
            <span className="dr-bone dr-pick-face" />
            <span className="dr-bone dr-pick-words" />
          </div>
          <span className="dr-bone" />
          <span className="dr-bone dr-bone-button" />
        </div>
      ))}
    </div>
  );
}
