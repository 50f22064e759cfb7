import { postSubmission } from '@/browser/outbox/send-outbox';
import type { ContactInput } from '../schema';

/**
 * @param id makes a repeated send idempotent
 * @returns 'kept' when it waits on this device for the network. Throws what postSubmission throws.
 */
export async function sendContactMessage(
  id: string,
  message: ContactInput,
): Promise<'sent' | 'kept'> {
  return (await postSubmission(id, '/contact', message)) === 'sent' ? 'sent' : 'kept';
}
