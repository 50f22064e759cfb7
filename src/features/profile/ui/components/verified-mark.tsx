import { BadgeCheck } from 'lucide-react';
import { cn } from '@/ui/kit/cn';

/** The mark after the name of a creator whom the operator has verified. */
export function VerifiedMark({ label, className }: { label: string; className?: string }) {
  return (
    <span className={cn('inline-flex shrink-0 text-blueprint', className)} title={label}>
      <BadgeCheck aria-hidden className="size-4.5" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
