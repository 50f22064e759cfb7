import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

const DELAY_MS = 400;

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** one element that can hold the focus */
  children: ReactNode;
}

/** An extra explanation of a control that has a name; never the only place of an information. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-xs rounded-md bg-ink px-3 py-1.5 text-sm text-paper shadow-lift animate-fade"
          >
            <span>{text}</span>
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
