import type { ReactNode } from 'react';
import { cn } from './cn';

export type Tone = 'neutral' | 'signal' | 'info' | 'good' | 'warn' | 'bad';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  signal: 'bg-signal text-on-signal',
  info: 'bg-blueprint-soft text-blueprint',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

export function Badge({
  tone = 'neutral',
  className,
  title,
  children,
}: {
  tone?: Tone;
  className?: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={cn(
        'inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-xs font-semibold tracking-wide whitespace-nowrap [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
