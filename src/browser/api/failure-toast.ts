import 'client-only';
import type { ToastMessage } from '@/ui/kit/toasts/toast-context';
import { ApiError } from './api-error';

/**
 * Shows a failure as a toast with a retry when there was no answer.
 * @param failed the text for errors other than ApiError
 */
export function failureToast(
  error: unknown,
  failed: string,
  retry: { label: string; onSelect: () => void },
): ToastMessage {
  if (!(error instanceof ApiError)) return { text: failed, tone: 'bad' };
  return { text: error.message, tone: 'bad', ...(error.isAnswered ? {} : { action: retry }) };
}
