import { postWords } from '@/client/send-outbox';
import type { ContactInput } from './schema';

/**
 * @param id makes a repeated send idempotent
 * @returns 'kept' when it waits on this device for the network. Throws what postWords throws.
 */
export function sendContactMessage(id: string, message: ContactInput): Promise<'sent' | 'kept'> {
  return postWords(id, '/contact', message);
}
