import { cn } from '../cn';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-signal text-on-signal hover:bg-signal-strong',
  secondary: 'border-2 border-ink bg-surface text-ink hover:bg-ink hover:text-paper',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-bad text-on-bad hover:bg-bad-strong',
};

// The touch target is larger than the drawn button; in rows 8 px apart, targets do not overlap.
const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 text-sm after:absolute after:-inset-x-1 after:top-1/2 after:h-11 after:-translate-y-1/2 after:content-['']",
  md: 'min-h-11 px-5 py-1 text-base',
  lg: 'min-h-14 px-7 py-1 text-lg tight:px-3 tight:text-base',
};

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** Classes of everything that looks like a button, links included. */
export function buttonStyles({ variant = 'primary', size = 'md', className }: ButtonStyle): string {
  return cn('button-base', VARIANTS[variant], SIZES[size], className);
}
