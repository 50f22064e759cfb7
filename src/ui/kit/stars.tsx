import { Star } from 'lucide-react';
import { starShares } from '@/shared/numbers/star-shares';
import { cn } from './cn';

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
      className={cn('inline-flex [&_svg]:size-5', className)}
    >
      {starShares(rating, STARS).map((share, index) => (
        <span key={index} className="relative">
          <Star aria-hidden className="block stroke-thin text-line-strong" />
          {share > 0 && (
            <span
              className={cn(
                'absolute inset-y-0 left-0 overflow-hidden',
                share < 1 ? 'w-1/2' : 'w-full',
              )}
            >
              <Star
                aria-hidden
                className={cn(
                  'block max-w-none stroke-thin',
                  isQuiet ? 'fill-ink-muted text-ink-muted' : 'fill-signal text-signal',
                )}
              />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
