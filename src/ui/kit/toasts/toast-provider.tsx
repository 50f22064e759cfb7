import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { noticeInput } from '../overlays/last-input';
import { ToastContext, type ToastMessage } from './toast-context';
import { loadedToast, loadToast } from './toast-loading';
import { WrapText } from '../wrap-text';

const MAX_SHOWN = 3;

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  const nextId = useRef(0);
  const [Toast, setToast] = useState(loadedToast);
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const showToast = useCallback((message: ToastMessage) => {
    const id = nextId.current++;
    // A repeated text would only push the others away.
    setToasts((shown) =>
      [...shown.filter(({ text }) => text !== message.text), { ...message, id }].slice(-MAX_SHOWN),
    );
    void loadToast().then((look) => setToast(() => look));
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  useEffect(noticeInput, []);
  const region = useRef<HTMLElement>(null);
  const isNeeded = toasts.length > 0;
  useLayoutEffect(() => {
    if (isNeeded) layOverAll(region.current);
  }, [isNeeded]);
  return (
    <ToastContext value={showToast}>
      <WrapText>{children}</WrapText>
      <section
        ref={region}
        data-messages
        aria-label={t('notifications')}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 top-auto bottom-0 z-60 flex w-full flex-col items-center gap-2 overflow-visible bg-transparent p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink"
      >
        {Toast &&
          toasts.map(({ id, ...message }) => (
            <Toast key={id} id={id} onDismiss={dismiss} {...message} />
          ))}
      </section>
    </ToastContext>
  );
}

/**
 * In the browser's top layer, it covers sheets that open later, and its place can depend on their
 * content (globals.css).
 */
function layOverAll(region: HTMLElement | null) {
  if (!region || !('showPopover' in region) || region.matches(':popover-open')) return;
  region.popover = 'manual';
  region.showPopover();
}
