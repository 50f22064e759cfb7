import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { cn } from '@/ui/kit/cn';

/** One press scrolls by this part of the visible height: the last line stays visible. */
const PRESS_SCROLLS = 0.8;

interface MoreBelowProps {
  box: RefObject<HTMLElement | null>;
  /** the background of the text */
  ground: string;
}

/**
 * A button below the last line in sight of a text that overflows, until its end is visible. For pointers only: keys
 * scroll the text itself, and screen readers read all of it.
 */
export function MoreBelow({ box, ground }: MoreBelowProps) {
  const t = useTranslations('viewer');
  const end = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setMore(entries.at(-1)?.isIntersecting === false),
      { root: box.current },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [box]);
  return (
    <>
      <div ref={end} className="h-px shrink-0" />
      {isMore && (
        <div
          aria-hidden
          className={cn('sticky -bottom-3 flex h-12 shrink-0 items-center justify-end', ground)}
        >
          <button
            type="button"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() =>
              box.current?.scrollBy({
                top: box.current.clientHeight * PRESS_SCROLLS,
                behavior: 'smooth',
              })
            }
            className="flex h-9 items-center gap-1 rounded-full bg-ink pr-3 pl-2 text-sm font-semibold text-paper shadow-lift"
          >
            <ChevronDown className="size-5" />
            <span>{t('moreText')}</span>
          </button>
        </div>
      )}
    </>
  );
}
