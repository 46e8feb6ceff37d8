import type { BookingStatus } from '../../../../shared/domain/booking/bookingLife';

/**
 * A mark of its own shape for each status, told apart without colour: what is only asked is an open, broken
 * ring; what holds is a full disc with a tick.
 */
export function StatusMark({ status }: { status: BookingStatus | null }) {
  return (
    <svg
      className="dr-statusMark"
      viewBox="0 0 16 16"
      width="14"
      height="14"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {status ? SHAPES[status] : <circle cx="8" cy="8" r="2.5" />}
    </svg>
  );
}

const FULL_DISC = <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />;

const SHAPES: Record<BookingStatus, React.ReactNode> = {
  pending: <circle cx="8" cy="8" r="6" strokeDasharray="3.2 3.1" />,
  confirmed: (
    <>
      {FULL_DISC}
      <path className="dr-statusMark-cut" d="m4.8 8.2 2.2 2.2 4.2-4.6" />
    </>
  ),
  in_progress: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M6.6 5.4v5.2L10.8 8z" fill="currentColor" />
    </>
  ),
  completed: <path d="m1.5 8.6 3 3 5.2-6.4M7.4 10.4l1.4 1.2 5.4-6.4" />,
  cancelled: <path d="m3.5 3.5 9 9m0-9-9 9" />,
  declined: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M5 8h6" />
    </>
  ),
  expired: <path d="M4 2h8M4 14h8M5 2c0 3 6 3 6 6s-6 3-6 6M11 2c0 3-6 3-6 6s6 3 6 6" />,
};
