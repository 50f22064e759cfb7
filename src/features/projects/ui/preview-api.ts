import { callApi } from '@/browser/api/call-api';

const PATH = '/dashboard/projects/{id}/preview';

/** The secret link to a draft; null without one. */
export const readPreview = (projectUid: string) =>
  callApi('GET', PATH, { params: { id: projectUid } });

/** Makes that link, or prolongs it. */
export const renewPreview = (projectUid: string) =>
  callApi('POST', PATH, { params: { id: projectUid } });

export const endPreview = (projectUid: string) =>
  callApi('DELETE', PATH, { params: { id: projectUid } });
