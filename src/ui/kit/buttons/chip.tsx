import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn';

interface ChipProps {
  children: ReactNode;
  /** with both, the chip can be removed */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
}

export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  return (
    <span
      className={cn(
        'inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-line bg-surface px-3 text-sm',
        onRemove && 'min-h-9 pr-0.5',
        className,
      )}
    >
      <span className="min-w-0 py-1 break-words">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="relative grid size-7 shrink-0 place-items-center rounded-full text-ink-muted after:absolute after:-inset-2 hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}
