import 'client-only';
import type { ToastMessage } from '@/components/ui/toast-context';
import { ApiError } from './api-error';

/** A failure as a toast, which offers to do the same once more when there was no answer. @param failed what to say of anything but calls */
export function failureToast(
  error: unknown,
  failed: string,
  retry: { label: string; onSelect: () => void },
): ToastMessage {
  if (!(error instanceof ApiError)) return { text: failed, tone: 'bad' };
  return { text: error.message, tone: 'bad', ...(error.isAnswered ? {} : { action: retry }) };
}
