/** Two people's words crossing above an unused boarding pass, in the house's hues. */
export function EmptyDrawing() {
  return (
    <svg
      className="dr-empty-drawing"
      viewBox="0 0 200 128"
      width="200"
      height="128"
      aria-hidden="true"
      focusable="false"
    >
      <g className="dr-drawing-pass">
        <rect x="28" y="56" width="144" height="60" rx="8" />
        <path d="M128 56v60" strokeDasharray="3 5" />
        <path d="M44 76h34M44 88h64M44 100h46" />
      </g>
      <circle className="dr-drawing-sun" cx="150" cy="86" r="11" />
      <path
        className="dr-drawing-left"
        d="M30 14h44a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H52l-10 9v-9H30a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z"
      />
      <path
        className="dr-drawing-right"
        d="M126 8h44a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-12v9l-10-9h-22a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z"
      />
      <path className="dr-drawing-arrow" d="M90 22h20m-4-4 4 4-4 4M110 32H90m4-4-4 4 4 4" />
    </svg>
  );
}
