import { callApi } from '@/client/api/call-api';

/**
 * Tells that a project was opened and gives its views. Without `keepalive`: the call then carries the token by which
 * the owner's own visits are left out.
 */
export function registerView(projectUid: string) {
  return callApi('POST', '/projects/{id}/view', { params: { id: projectUid } });
}
