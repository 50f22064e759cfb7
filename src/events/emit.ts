import 'server-only';
import { afterCommit } from '@/server/db/client';
import type { EventName, Events } from './events';
import { SUBSCRIBERS } from './subscribers';

/**
 * Runs the subscribers of an event, in their order. Call this once in a use case, in the
 * transaction of its change and after all its rows are written.
 * @throws what a handler in the transaction throws
 */
export async function emit<Name extends EventName>(name: Name, event: Events[Name]): Promise<void> {
  for (const subscriber of SUBSCRIBERS) {
    await subscriber.inTransaction?.[name]?.(event);
    const later = subscriber.afterCommit?.[name];
    if (later) await afterCommit(() => later(event));
  }
}
