import 'server-only';
import { requireSession } from '@/features/auth/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import type { WebhookView } from '../schema';
import { listWebhooks } from './service';

/**
 * The webhooks of the shown workshop for the settings pages, or a redirect to /auth/logout; undefined
 * for people whose role there lacks them.
 */
export async function loadWebhooks(): Promise<WebhookView[] | undefined> {
  const { actor } = await requireSession();
  return roleMay(actor.role, 'webhooks') ? (await listWebhooks(actor)).results : undefined;
}
