import { Bone } from '../../../ui/feedback/Bone';

const ROWS = [1, 2, 3, 4, 5];

/** Where the rows will be, in their shape and size. */
export function PickerSkeleton() {
  return (
    <div className="dr-picker-list" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="dr-pick">
          <div className="dr-person">
            <Bone className="dr-bone-face" />
            <Bone className="dr-pick-words" />
          </div>
          <Bone />
          <Bone className="dr-bone-button" />
        </div>
      ))}
    </div>
  );
}
