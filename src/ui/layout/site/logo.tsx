/** Steps that lead up: the mark of the product. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-signal" />
      <path
        d="M6 24h6v-5h5v-5h5V9h4"
        fill="none"
        strokeWidth="3.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-on-signal"
      />
    </svg>
  );
}
