import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { useAboveKeyboard } from '@/browser/page/use-above-keyboard';
import { useMediaQuery } from '@/browser/page/use-media-query';
import { WrapText } from '@/ui/kit/wrap-text';
import { isInputMethodKey } from '@/shared/interface/keys';
import { atLeast } from '@/shared/interface/design';
import { isNewKey } from '../../shell/model/location';
import { useEditor } from '../../shell/hooks/editor-context';
import { PanelWidthContext } from '../hooks/panel-width-context';
import { usePanelKeys } from '../hooks/use-panel-keys';
import { usePanelWidth } from '../hooks/use-panel-width';
import { rowOf } from '../../list/model/rows';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  /** next to its close button */
  actions?: ReactNode;
  /** changes with the item: the panel's title then takes the focus */
  itemKey: string;
  children: ReactNode;
}

/** Beside the list where there is room, with a movable edge; a full sheet on a phone. */
export function SidePanel(props: SidePanelProps) {
  const isWide = useMediaQuery(atLeast('lg'));
  return isWide ? <DockedPanel {...props} /> : <Sheet {...props} />;
}

function DockedPanel({ title, onClose, actions, itemKey, children }: SidePanelProps) {
  const t = useTranslations('editor');
  const { widthPx, minPx, maxPx, handleProps } = usePanelWidth();
  usePanelKeys({ close: onClose });
  const focusBack = useFocusBack();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A new item, or a requested text, already has the focus.
    if (!panel.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
    // Closing from inside would lose the focus: it returns to the item in the list.
    return () => {
      if (document.activeElement === document.body) focusBack(itemKey);
    };
  }, [focusBack, itemKey]);
  return (
    <aside
      ref={panel}
      data-panel
      aria-label={title}
      style={{ width: widthPx }}
      className="sticky top-4 flex h-side-panel max-w-beside-list shrink-0 flex-col rounded-lg border border-line bg-surface"
    >
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t('resizePanel')}
        aria-valuemin={minPx}
        aria-valuemax={maxPx}
        aria-valuenow={widthPx}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be focused is a widget (ARIA 1.2)
        tabIndex={0}
        {...handleProps}
        className="absolute inset-y-0 -left-3.5 grid w-6 cursor-col-resize pointer-coarse:-left-6 pointer-coarse:w-11 touch-none place-items-center rounded-full select-none after:h-12 after:w-1.5 after:rounded-full after:bg-line-strong hover:after:bg-signal"
      />
      <PanelHeader
        title={
          <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate text-xl outline-none">
            {title}
          </h2>
        }
        actions={actions}
        closeButton={
          <IconButton label={t('closePanel')} onClick={onClose} className="-mr-2">
            <X aria-hidden />
          </IconButton>
        }
      />
      <PanelWidthContext value={widthPx}>
        <WrapText>{children}</WrapText>
      </PanelWidthContext>
    </aside>
  );
}

function Sheet({ title, onClose, actions, itemKey, children }: SidePanelProps) {
  const t = useTranslations('editor');
  const focusBack = useFocusBack();
  const aboveKeyboard = useAboveKeyboard();
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim animate-fade" />
        <Dialog.Content
          data-panel
          aria-describedby={undefined}
          onInteractOutside={keepOnToast}
          onEscapeKeyDown={keepWhileComposing}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusBack(itemKey);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusUnlessWithin(event.currentTarget as HTMLElement);
          }}
          style={aboveKeyboard}
          className="fixed top-0 right-0 z-50 flex h-dvh w-full flex-col bg-surface shadow-lift animate-fade outline-none md:w-xl"
        >
          <PanelHeader
            title={<Dialog.Title className="min-w-0 flex-1 truncate text-xl">{title}</Dialog.Title>}
            actions={actions}
            closeButton={
              <Dialog.Close asChild>
                <IconButton label={t('closePanel')} className="-mr-2">
                  <X aria-hidden />
                </IconButton>
              </Dialog.Close>
            }
          />
          <WrapText>{children}</WrapText>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focuses what a closed item was opened from: its row, the row before a new one, or the add button. */
function useFocusBack(): (itemKey: string) => void {
  const { store } = useEditor();
  return useCallback(
    (itemKey) => {
      const { newAfter } = store.get();
      const row = rowOf(isNewKey(itemKey) ? (newAfter ?? '') : itemKey);
      (row ?? document.querySelector<HTMLElement>('[data-add]'))?.focus();
    },
    [store],
  );
}

function focusUnlessWithin(sheet: HTMLElement) {
  if (!sheet.contains(document.activeElement)) sheet.focus();
}

// Toasts lie over the sheet; a press on one does not close it.
function keepOnToast(event: Event) {
  if (event.target instanceof Element && event.target.closest('[aria-live]'))
    event.preventDefault();
}

// During composition Escape belongs to the input method.
function keepWhileComposing(event: KeyboardEvent) {
  if (isInputMethodKey(event)) event.preventDefault();
}

function PanelHeader({
  title,
  actions,
  closeButton,
}: {
  title: ReactElement;
  actions: ReactNode;
  closeButton: ReactElement;
}) {
  return (
    <div className="flex items-center gap-1 border-b border-line px-5 py-2">
      {title}
      <WrapText>{actions}</WrapText>
      {closeButton}
    </div>
  );
}
