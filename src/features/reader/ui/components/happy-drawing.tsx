/** A toolbox that is as pleased as its owner. */
export function HappyDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M16 176h208" />
      <path d="M52 176V96a8 8 0 0 1 8-8h120a8 8 0 0 1 8 8v80" className="fill-surface" />
      <path d="M92 88V72a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v16" />
      <path d="M52 112h40m56 0h40" strokeDasharray="4 7" />
      <circle cx="99" cy="126" r="4" className="fill-current" />
      <circle cx="141" cy="126" r="4" className="fill-current" />
      <path d="M98 142c6 12 38 12 44 0" />
      <path d="M52 128c-18 2-26-10-28-30m164 30c18 2 26-10 28-30" />
      <g className="stroke-signal">
        <path d="M24 98 20 66m0 0 22 6-20 9" className="fill-signal-soft" />
        <path d="m216 98 4-32m0 0-22 6 20 9" className="fill-signal-soft" />
        <path d="M120 48V24m-26 30L82 34m64 20 12-20" strokeWidth="4" />
      </g>
      <g className="stroke-blueprint">
        <path d="m58 44 6 6m0-6-6 6m118-6 6 6m0-6-6 6" />
        <circle cx="112" cy="14" r="3" />
        <circle cx="190" cy="24" r="3" />
        <circle cx="48" cy="20" r="3" />
      </g>
    </svg>
  );
}
