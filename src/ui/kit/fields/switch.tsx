import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /**
   * it sets several options that differ; the label must name them, because screen readers know no
   * mixed switch
   */
  isMixed?: boolean;
};

export function Switch({ label, isMixed = false, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-60',
        className,
      )}
    >
      <span>{label}</span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          {...rest}
          className={cn(
            'peer h-7 w-12 cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors hover:border-ink checked:border-signal checked:bg-signal',
            isMixed && 'border-signal',
          )}
        />
        <span
          aria-hidden
          className={cn(
            'pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-signal',
            isMixed && 'translate-x-2.5 bg-signal',
          )}
        />
      </span>
    </label>
  );
}
