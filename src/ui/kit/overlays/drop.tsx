import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { WrapText } from '../wrap-text';

interface DropButtonProps {
  /** of the Drop it opens */
  opens: string;
  /** whether something other than the usual is chosen in it */
  isOn?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens a Drop with the browser's popover: no script, Escape closes it, and focus returns. */
export function DropButton({ opens, isOn = false, className, children }: DropButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={opens}
      data-opens={opens}
      className={cn(
        'drop-button',
        isOn ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-surface hover:border-ink',
        className,
      )}
    >
      <WrapText>{children}</WrapText>
    </button>
  );
}

interface DropProps extends Pick<ComponentProps<'div'>, 'onToggle'> {
  id: string;
  /** what is chosen in it */
  label: string;
  /** whether its button stands at the end of the line */
  isAtEnd?: boolean;
  children: ReactNode;
}

/**
 * The content of a DropButton: a sheet on phones, elsewhere below its button; it covers the list
 * and does not move it.
 */
export function Drop({ id, label, isAtEnd = false, children, onToggle }: DropProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      data-end={isAtEnd || undefined}
      onToggle={onToggle}
      className="drop"
    >
      <p aria-hidden>{label}</p>
      {/* No list: what comes after the rest of a page travels in boxes of its own, in which items of lists may not stand. */}
      <div>{children}</div>
    </div>
  );
}

interface DropLinkProps {
  href: string;
  isOn: boolean;
  /** false keeps search engines from addresses that are without number */
  isFollowed?: boolean;
  children: ReactNode;
}

/** One of the things to choose from. A plain link. */
export function DropLink({ href, isOn, isFollowed = false, children }: DropLinkProps) {
  return (
    <a
      href={href}
      {...(isOn ? { 'aria-current': 'true' as const } : {})}
      {...(isFollowed ? {} : { rel: 'nofollow' })}
      className="drop-link"
    >
      {children}
    </a>
  );
}
