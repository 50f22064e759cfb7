import { contract } from '@/shared/http/contract';
import { previewLink } from './schema';

export const previewCalls = {
  read: contract({
    method: 'GET',
    path: '/dashboard/projects/{id}/preview',
    scope: 'write',
    roleScope: 'draft',
    summary: 'The secret link that shows the draft as readers would see it; `null` without one.',
    answer: previewLink.nullable(),
  }),
  renew: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/preview',
    scope: 'write',
    roleScope: 'draft',
    summary: 'Makes that link, or lets the present one end 14 days from now.',
    answer: previewLink,
    errors: ['taken_down', 'email_unconfirmed'],
  }),
  end: contract({
    method: 'DELETE',
    path: '/dashboard/projects/{id}/preview',
    scope: 'write',
    summary: 'Ends that link at once; the next one has another address.',
    status: 204,
  }),
};
