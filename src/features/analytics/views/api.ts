import { apiCall } from '@/client/api-client';

/**
 * Tells that a project was opened and gives its views. Without `keepalive`: the call then carries the token by which
 * the owner's own visits are left out.
 */
export function registerView(projectUid: string): Promise<{ views: number }> {
  return apiCall('POST', `/projects/${projectUid}/view`);
}
