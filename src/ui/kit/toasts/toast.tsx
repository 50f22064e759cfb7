import { CircleAlert, CircleCheck, Info, Undo2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  useCallback,
  useEffect,
  useState,
  type KeyboardEvent,
  useRef,
  type PointerEvent,
} from 'react';
import { Button } from '../buttons/button';
import { cn } from '../cn';
import { IconButton } from '../buttons/icon-button';
import type { ToastMessage } from './toast-context';
import { useUndoFocus } from '../overlays/use-undo-focus';

/** Display times; an error stays until it has been read and dismissed. */
const SHOWN_MS = { info: 5000, good: 5000, bad: Infinity } as const;
const UNDO_SHOWN_MS = 10_000;
const ICONS = { info: Info, good: CircleCheck, bad: CircleAlert } as const;
const COLOURS = { info: 'text-blueprint', good: 'text-good', bad: 'text-bad' } as const;

export interface ToastProps extends ToastMessage {
  id: number;
  onDismiss: (id: number) => void;
}

export function Toast({ id, text, detail, tone = 'info', action, undo, onDismiss }: ToastProps) {
  const t = useTranslations('common');
  const [isHeld, setIsHeld] = useState(false);
  const shownMs = undo ? UNDO_SHOWN_MS : SHOWN_MS[tone];
  useEffect(() => {
    if (isHeld || shownMs === Infinity) return undefined;
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss, shownMs]);
  const undoNow = useCallback(() => {
    onDismiss(id);
    undo?.();
  }, [id, onDismiss, undo]);
  const button = useUndoFocus(undo !== undefined, undoNow);
  const swipe = useSwipeAway(() => onDismiss(id));
  const putAway = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes nothing else.
    event.preventDefault();
    onDismiss(id);
  };
  const Icon = ICONS[tone];
  return (
    // Escape on one of its buttons dismisses the toast, and so does a swipe. Hovering keeps it
    // open, but not a pointer that rests where it appears: it would cover the target of a press for
    // good.
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      {...swipe}
      onKeyDown={putAway}
      onPointerMoveCapture={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="pointer-events-auto flex w-full max-w-md swipes-sideways items-start gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 shadow-lift animate-rise"
    >
      <Icon aria-hidden className={cn('mt-2.5 size-5 shrink-0', COLOURS[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-40 flex-1 py-2">
          <p className="font-semibold">{text}</p>
          {detail && <p className="text-sm text-ink-muted">{detail}</p>}
        </div>
        {undo && (
          <button
            ref={button}
            type="button"
            onClick={undoNow}
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
            aria-keyshortcuts="Control+Z Meta+Z"
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 -ml-1 rounded-md px-1 font-semibold text-signal underline underline-offset-4"
          >
            <Undo2 aria-hidden className="size-4" />
            <span>{t('undo')}</span>
          </button>
        )}
        {action && (
          <Button
            variant="secondary"
            size="sm"
            className="my-1"
            onClick={() => {
              onDismiss(id);
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={t('dismiss')} onClick={() => onDismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

const AWAY_PX = 80;

/**
 * Dismisses an element by a swipe to either side. Spread it on the element, which still scrolls
 * vertically (`swipes-sideways`).
 */
function useSwipeAway(onAway: () => void) {
  const fromPx = useRef<number | undefined>(undefined);
  const move = (element: HTMLElement, byPx: number) => {
    element.style.transform = byPx === 0 ? '' : `translateX(${byPx}px)`;
    element.style.opacity =
      byPx === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(byPx) / (AWAY_PX * 2)));
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    fromPx.current = undefined;
    move(event.currentTarget, 0);
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') fromPx.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (fromPx.current !== undefined) move(currentTarget, clientX - fromPx.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isAway =
        fromPx.current !== undefined && Math.abs(event.clientX - fromPx.current) >= AWAY_PX;
      leave(event);
      if (isAway) onAway();
    },
    onPointerCancel: leave,
  };
}
