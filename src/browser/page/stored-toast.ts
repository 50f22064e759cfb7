import 'client-only';
import type { ToastMessage } from '@/ui/kit/toasts/toast-context';

const KEY = 'makerstep_left_toast';

/** Leaves a message for the next page that this tab loads. */
export function storeToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage may be blocked; then only the message is lost.
  }
}

/** The message from the previous page, once. */
export function takeStoredToast(): ToastMessage | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? undefined : (JSON.parse(stored) as ToastMessage);
  } catch {
    return undefined;
  }
}
