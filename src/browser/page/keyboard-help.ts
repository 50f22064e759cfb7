import 'client-only';
import { isTyping, SITE_KEYS } from '@/shared/interface/site-keys';

const DIALOG = 'dialog[open], [role="dialog"]:not([data-panel]), [role="alertdialog"]';
const openers = new Set<() => void>();

export function openKeyboardHelp(): void {
  for (const open of openers) open();
}

/**
 * Calls `open` for its key and for openKeyboardHelp.
 * @returns the unsubscribe function
 */
export function onKeyboardHelp(open: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    // Windows reports AltGr as Ctrl and Alt.
    const isCommand =
      (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
    if (event.key !== SITE_KEYS.help || isCommand || event.repeat || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector(DIALOG)) return;
    event.preventDefault();
    open();
  };
  openers.add(open);
  window.addEventListener('keydown', handleKey);
  return () => {
    openers.delete(open);
    window.removeEventListener('keydown', handleKey);
  };
}
