import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import { useReturnFocus } from './use-return-focus';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet from the bottom, 420 px high (docs/reference/interface.md#layout); on a phone it takes
 * the whole window.
 */
export function Drawer({ isOpen, onOpenChange, title, footer, children }: DrawerProps) {
  const t = useTranslations('common');
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const handleOpenFocus = (event: Event) => {
    onOpenAutoFocus(event);
    const first =
      event.currentTarget instanceof HTMLElement ? blankField(event.currentTarget) : null;
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim animate-fade" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={handleOpenFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 flex h-dvh flex-col bg-surface shadow-lift animate-sheet outline-none md:h-drawer md:max-h-[90dvh] md:rounded-t-lg"
        >
          <div className="mx-auto flex w-full max-w-page items-center gap-4 px-5 py-2.5 md:py-3">
            <Radix.Title className="min-w-0 flex-1 text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')} className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto border-y border-line">
            <div className="mx-auto max-w-page p-5">{children}</div>
          </div>
          {footer && (
            <div className="mx-auto flex w-full max-w-page justify-end gap-3 px-5 py-3">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

// Focus a blank form's first field; a filled form is read first.
function blankField(sheet: HTMLElement): HTMLElement | null {
  const field = sheet.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return field?.value === '' ? field : null;
}
