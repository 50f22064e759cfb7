import { hasSession } from '@/browser/api/session/access-token';
import type { ApiAnswer } from '@/browser/api/types';

type Views = ApiAnswer<'POST', '/projects/{id}/view'>;

/**
 * Counts a view of a project and returns the total. A signed-in caller is authenticated, because
 * the owner's own views do not count. Imports no session code, for a small page script.
 * @throws when it was not counted
 */
export async function registerView(projectUid: string): Promise<Views> {
  if (hasSession()) {
    const { callApi } = await import('@/browser/api/call-api');
    return callApi('POST', '/projects/{id}/view', { params: { id: projectUid } });
  }
  const answer = await fetch(`/v1/projects/${projectUid}/view`, {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-cache',
    // Survives leaving the page at once.
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`Not counted: ${answer.status}.`);
  return (await answer.json()) as Views;
}
