import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { SymbolIcon } from '../symbols';
import { WrapText } from '../wrap-text';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={cn('checkbox', className)}>
      <input type="checkbox" {...rest} className="bg-surface" />
      <SymbolIcon name="check" />
      <span>
        <WrapText>{label}</WrapText>
        {hint && <span className="block text-sm text-ink-muted">{hint}</span>}
      </span>
    </label>
  );
}
