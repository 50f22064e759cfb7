import { useTranslations } from 'next-intl';
import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { overlayStyles } from './overlay-styles';
import { useReturnFocus } from './use-return-focus';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** called once it is gone; true when the focus was moved elsewhere than to what opened it */
  onClosed?: () => boolean;
  /** the question, with the name of the thing in it */
  question: string;
  consequence?: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** the dialog stays open until the caller closes it, so that it can show a failure */
  onConfirm: () => void;
}

export function ConfirmDialog({
  isOpen,
  onOpenChange,
  onClosed,
  question,
  consequence,
  confirmLabel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useTranslations('common');
  const returnFocus = useReturnFocus(onClosed);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyles}>
          <AlertDialog.Content
            {...(consequence ? {} : { 'aria-describedby': undefined })}
            {...returnFocus}
            className="m-auto w-full max-w-md rounded-lg bg-surface p-6 shadow-lift animate-rise outline-none"
          >
            <AlertDialog.Title className="text-xl">{question}</AlertDialog.Title>
            {consequence && (
              <AlertDialog.Description className="mt-2 text-ink-muted">
                {consequence}
              </AlertDialog.Description>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="ghost">{t('cancel')}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={isDangerous ? 'danger' : 'primary'}
                isBusy={isBusy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
