import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { WrapText } from '../wrap-text';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60',
        className,
      )}
    >
      <span className="relative size-6 shrink-0">
        <input
          type="checkbox"
          {...rest}
          className="peer size-6 cursor-[inherit] appearance-none rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-signal checked:bg-signal hover:border-ink checked:hover:border-signal aria-invalid:border-bad"
        />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-1 size-4 text-on-signal opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>
        <WrapText>{label}</WrapText>
        {hint && <span className="block text-sm text-ink-muted">{hint}</span>}
      </span>
    </label>
  );
}
