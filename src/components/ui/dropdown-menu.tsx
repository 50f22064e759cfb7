'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

interface DropdownMenuProps {
  /** the button that opens it */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  isOpenAtFirst?: boolean;
}

export function DropdownMenu({ trigger, entries, align = 'end', isOpenAtFirst = false }: DropdownMenuProps) {
  return (
    <Radix.Root defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8}
          className="z-50 min-w-48 rounded-lg border border-line bg-surface p-1 shadow-lift animate-rise">
          {entries.map((entry) => (
            <Radix.Item key={entry.id} onSelect={entry.onSelect} {...(entry.isDisabled ? { disabled: true } : {})}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-5',
                entry.isDangerous && 'text-bad data-highlighted:bg-bad-soft',
              )}>
              {entry.icon}{entry.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
