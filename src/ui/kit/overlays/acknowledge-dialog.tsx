import { TriangleAlert } from 'lucide-react';
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import { WrapText } from '../wrap-text';
import { MEANT_AFTER_MS } from './meant-after';
import { overlayStyles } from './overlay-styles';
import { useReturnFocus } from './use-return-focus';

interface AcknowledgeDialogProps {
  isOpen: boolean;
  /** called once it is gone; true when the focus was moved elsewhere than to what had it before */
  onClosed?: () => boolean;
  title: ReactNode;
  confirmLabel: string;
  /** what is confirmed is on its way */
  isBusy?: boolean;
  onConfirm: () => void;
  /** the way back, which acknowledges nothing; without it, Escape does nothing */
  onEscape?: () => void;
  /** other ways on, below the confirmation */
  others?: ReactNode;
  /** the way back, which takes every press */
  back?: ReactNode;
  /** what is to be read, besides the title */
  children?: ReactNode;
}

/** A warning that stays until one of its ways on is chosen; the first has the focus. */
export function AcknowledgeDialog({
  isOpen,
  onClosed,
  title,
  confirmLabel,
  isBusy = false,
  onConfirm,
  onEscape,
  others,
  back,
  children,
}: AcknowledgeDialogProps) {
  const returnFocus = useReturnFocus(onClosed);
  const isMeant = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      isMeant.current = true;
    }, MEANT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      isMeant.current = false;
    };
  }, [isOpen]);
  return (
    <Radix.Root open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles}>
          <Radix.Content
            role="alertdialog"
            {...(children ? {} : { 'aria-describedby': undefined })}
            {...returnFocus}
            onEscapeKeyDown={onEscape}
            className="m-auto w-full max-w-md rounded-lg border-2 border-warn bg-surface p-6 shadow-lift animate-rise outline-none max-xs:p-4 short:p-4"
          >
            <div className="flex gap-3">
              <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-warn" />
              <Radix.Title className="min-w-0 text-xl wrap-anywhere">{title}</Radix.Title>
            </div>
            {children && (
              <Radix.Description asChild>
                <div className="mt-2 flex flex-col gap-2 text-lg wrap-anywhere">
                  <WrapText>{children}</WrapText>
                </div>
              </Radix.Description>
            )}
            <div
              className="mt-6 flex flex-col gap-3 short:mt-4"
              onClickCapture={(event) => !isMeant.current && ignore(event)}
              // A key that is still held is not an answer.
              onKeyDownCapture={(event) => event.repeat && event.key !== 'Tab' && ignore(event)}
            >
              <Button size="lg" isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              <WrapText>{others}</WrapText>
            </div>
            {back && <div className="mt-3 flex flex-col">{back}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function ignore(event: MouseEvent | KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
