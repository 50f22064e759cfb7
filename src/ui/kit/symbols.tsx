import { cn } from './cn';

/** Drawings of icons that a page shows many times, from Lucide (ISC licence). */
const ICONS = {
  steps:
    'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  time: 'M10 2h4M12 14l3-3M20 14A8 8 0 1 1 4 14A8 8 0 1 1 20 14',
  views:
    'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12A3 3 0 1 1 9 12A3 3 0 1 1 15 12',
  back: 'm15 18-6-6 6-6',
  on: 'm9 18 6-6-6-6',
  search: 'm21 21-4.34-4.34M19 11A8 8 0 1 1 3 11A8 8 0 1 1 19 11',
  languages: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  system: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 21h8M12 17v4',
  check: 'M20 6 9 17l-5-5',
};
const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

interface SymbolIconProps {
  name: keyof typeof ICONS | 'product';
  className?: string;
}

/** An icon by reference: the drawing is in the document once. */
export function SymbolIcon({ name, className }: SymbolIconProps) {
  return (
    <svg className={cn('symbol', className)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** Five stars in a row, by reference. */
export function FiveStars({ className }: { className: string }) {
  return (
    <svg className={cn('symbol', className)}>
      {[0, 20, 40, 60, 80].map((x) => (
        <use key={x} href="#icon-star" x={`${x}%`} width="20%" />
      ))}
    </svg>
  );
}

/** The drawings, for the document. */
export function Symbols() {
  return (
    <svg className="hidden">
      {Object.entries({ ...ICONS, star: STAR }).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
      {/* Steps that lead up: the mark of the product. */}
      <symbol id="icon-product" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="8" stroke="none" className="fill-signal" />
        <path d="M6 24h6v-5h5v-5h5V9h4" strokeWidth="3.4" className="stroke-on-signal" />
      </symbol>
    </svg>
  );
}
