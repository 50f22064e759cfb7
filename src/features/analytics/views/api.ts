import { hasSession } from '@/client/access-token';
import type { ApiAnswer } from '@/client/api/types';

type Views = ApiAnswer<'POST', '/projects/{id}/view'>;

/**
 * Tells that a project was opened and gives its views. Whoever is signed in says so, as the owner's own visits are left out;
 * nobody else needs what renews a session, a hundredth of what the page of a guide brings.
 * @throws when it was not counted
 */
export async function registerView(projectUid: string): Promise<Views> {
  if (hasSession()) {
    const { callApi } = await import('@/client/api/call-api');
    return callApi('POST', '/projects/{id}/view', { params: { id: projectUid } });
  }
  const answer = await fetch(`/v1/projects/${projectUid}/view`, {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-cache',
    // Also of a page that is left at once.
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`Not counted: ${answer.status}.`);
  return (await answer.json()) as Views;
}
