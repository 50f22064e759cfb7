'use client';

import { Menu, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { atLeast } from '@/shared/interface/design';
import { IconButton } from '../../kit/buttons/icon-button';

interface MenuOverlayProps {
  /** what stays at the top of the opened menu */
  heading: ReactElement;
  children: ReactNode;
  /** hides the button where there is room for what it opens */
  buttonClass: string;
}

/** The menu below 768 px: a modal dialog of the browser, which handles focus and Escape. */
export function MenuOverlay({ heading, children, buttonClass }: MenuOverlayProps) {
  const t = useTranslations('layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMade, setMade] = useState(false);
  const open = () => {
    // Without scripts it cannot be opened: pages need not carry what is in it.
    flushSync(() => setMade(true));
    dialog.current?.showModal();
    // It is for small windows, and for the page it was opened on.
    const left = new AbortController();
    dialog.current?.addEventListener('close', () => left.abort(), { once: true });
    const close = () => dialog.current?.close();
    window.matchMedia(atLeast('md')).addEventListener('change', close, left);
    window.addEventListener('popstate', close, left);
  };
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  };
  return (
    <>
      <IconButton
        label={t('openMenu')}
        aria-haspopup="dialog"
        className={buttonClass}
        onClick={open}
      >
        <Menu aria-hidden />
      </IconButton>
      {/* Links inside are what one presses; closing is what follows. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-label={t('menu')}
        onClick={closeAfterLink}
        className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink open:flex open:animate-fade"
      >
        {isMade && (
          <>
            <div className="flex min-h-header shrink-0 items-center justify-between border-b border-line px-4">
              {heading}
              <IconButton label={t('closeMenu')} onClick={() => dialog.current?.close()}>
                <X aria-hidden />
              </IconButton>
            </div>
            <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4">{children}</div>
          </>
        )}
      </dialog>
    </>
  );
}
