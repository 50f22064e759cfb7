import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../cn';
import { IconButton } from '../buttons/icon-button';
import { overlayStyles } from './overlay-styles';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** called once it is gone; true when the focus was moved elsewhere than to what opened it */
  onClosed?: (() => boolean) | undefined;
  /** called once it is there; true when the focus was moved to a part of it other than the first */
  onOpened?: () => boolean;
  title: string;
  description?: string;
  /** buttons at the bottom, the one that goes on last */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Dialog({
  isOpen,
  onOpenChange,
  onClosed,
  onOpened,
  title,
  description,
  footer,
  className,
  children,
}: DialogProps) {
  const t = useTranslations('common');
  const returnFocus = useReturnFocus(onClosed, onOpened);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles}>
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...returnFocus}
            className={cn(
              'relative m-auto flex max-h-full w-full max-w-lg flex-col rounded-lg bg-surface shadow-lift animate-rise outline-none',
              className,
            )}
          >
            <div className="flex items-start gap-4 p-5 pb-3 short:py-2">
              <div className="min-w-0 flex-1 pt-1.5">
                <Radix.Title className="text-xl">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-balance text-ink-muted">
                    {description}
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label={t('close')} className="-mt-1 -mr-2">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
            <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5 short:pb-3">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 short:py-2">
                {footer}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
