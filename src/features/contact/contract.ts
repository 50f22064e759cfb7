import { contract } from '@/shared/http/contract';
import { contactInput, contactAccepted } from './schema';

export const contactCalls = {
  send: contract({
    method: 'POST',
    path: '/contact',
    scope: 'public',
    summary: 'Writes to those who run this installation.',
    limit: { name: 'contact', of: 'a visitor' },
    isIdempotent: true,
    body: contactInput,
    answer: contactAccepted,
    status: 202,
    errors: ['too_many_requests'],
  }),
};
