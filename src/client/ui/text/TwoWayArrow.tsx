/** The one arrow between two languages, drawn the same way everywhere. */
export function TwoWayArrow() {
  return (
    <svg className="dr-arrow" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" focusable="false">
      <path
        d="M3 5h17m-4-3.5L20 5l-4 3.5M21 11H4m4-3.5L4 11l4 3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
