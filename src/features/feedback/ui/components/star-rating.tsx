import { Minus, Plus, Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { cn } from '@/ui/kit/cn';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { RATING_MAX, RATING_MIN, RATING_STEP } from '../../constants';
import { ratingAt, RATINGS } from '../../model/message-draft';

interface StarRatingProps {
  value: number | undefined;
  onChange: (rating: number) => void;
  error: string | undefined;
}

/** As wide as two labels; smaller where five do not fit. */
const CELL = 'grid size-14 shrink-0 place-items-center slim:size-12';
const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/**
 * Half stars: radio buttons for keyboard and screen readers, and a row of stars to press or slide
 * along.
 */
export function StarRating({ value, onChange, error }: StarRatingProps) {
  const t = useTranslations('feedback');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? value ?? 0;

  const at = ({ clientX }: PointerEvent) => {
    const { left, width } = row.current?.getBoundingClientRect() ?? new DOMRect();
    return ratingAt((clientX - left) / Math.max(width, 1));
  };
  const slide = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) return setHovered(at(event));
    if (event.buttons !== 0) onChange(at(event));
  };

  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 w-full text-lg font-semibold">{t('rating')}</legend>
      <div
        ref={row}
        onPointerDown={() => setHovered(undefined)}
        onPointerMove={slide}
        onPointerLeave={() => setHovered(undefined)}
        className="relative -ml-1.5 grid w-fit swipes-sideways grid-cols-10 rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
      >
        {RATINGS.map((rating) => (
          <label key={rating} className="relative h-14 w-7 cursor-pointer slim:h-12 slim:w-6">
            <input
              type="radio"
              name={`${id}-rating`}
              value={rating}
              checked={value === rating}
              required
              onChange={() => onChange(rating)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{t('stars', { value: rating })}</span>
          </label>
        ))}
        <div aria-hidden className="pointer-events-none absolute inset-0 flex">
          {STARS.map((star) => (
            <span key={star} className={cn('relative', CELL)}>
              <Star
                className={cn('size-11 stroke-thin', error ? 'text-bad' : 'text-line-strong')}
              />
              <span
                className="absolute inset-y-0 left-0 overflow-hidden"
                style={{ width: `${Math.min(1, Math.max(0, shown - star + 1)) * 100}%` }}
              >
                <span className={CELL}>
                  <Star className="size-11 fill-signal stroke-thin text-signal" />
                </span>
              </span>
            </span>
          ))}
        </div>
      </div>
      <div className="mt-1 flex min-h-11 max-w-70 items-center justify-between">
        <p aria-hidden className="text-sm text-ink-muted">
          {shown ? t('starsOf', { value: shown }) : t('starsNone')}
        </p>
        {/* A finger is wider than half a star. */}
        {value !== undefined && (
          <div className="flex shrink-0">
            <IconButton
              label={t('starsLess')}
              aria-disabled={value === RATING_MIN || undefined}
              onClick={() => onChange(Math.max(RATING_MIN, value - RATING_STEP))}
            >
              <Minus aria-hidden />
            </IconButton>
            <IconButton
              label={t('starsMore')}
              aria-disabled={value === RATING_MAX || undefined}
              onClick={() => onChange(Math.min(RATING_MAX, value + RATING_STEP))}
            >
              <Plus aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {error && (
        <FieldProblem id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldProblem>
      )}
    </fieldset>
  );
}
