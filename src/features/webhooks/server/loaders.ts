import 'server-only';
import { requireSession } from '@/features/auth/server/loaders';
import type { WebhookView } from '../schema';
import { listWebhooks } from './service';

/** The signed-in creator's webhooks for the settings pages, or a redirect to /auth/logout. */
export async function loadWebhooks(): Promise<WebhookView[]> {
  const { actor } = await requireSession();
  return (await listWebhooks(actor)).results;
}
