import 'client-only';
import type { ToastMessage } from '@/components/ui/toast-context';

const KEY = 'makerstep_left_toast';

/** Keeps a message for the page that is loaded next in this tab. */
export function leaveToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage may be forbidden; then the message is lost and nothing else.
  }
}

/** The message that the page before left, once. */
export function takeLeftToast(): ToastMessage | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as ToastMessage);
  } catch {
    return undefined;
  }
}
