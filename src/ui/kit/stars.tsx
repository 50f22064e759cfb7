import { cn } from './cn';
import { FiveStars } from './symbols';

const STARS = 5;

interface StarsProps {
  rating: number;
  /** the rating in words, unless a text beside has it */
  label?: string;
  isQuiet?: boolean;
  className?: string;
}

/** A rating in half stars, to be looked at. */
export function Stars({ rating, label, isQuiet = false, className }: StarsProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cn('stars', className)}
    >
      <FiveStars className="fill-none text-line-strong" />
      <span style={{ width: `${(Math.round(rating * 2) / 2 / STARS) * 100}%` }}>
        <FiveStars
          className={isQuiet ? 'fill-ink-muted text-ink-muted' : 'fill-signal text-signal'}
        />
      </span>
    </span>
  );
}
