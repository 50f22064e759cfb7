import { contract } from '@/shared/http/contract';
import { RATE_LIMITS } from '@/shared/http/rate-limits';
import { healthView } from './schema';

export const healthCalls = {
  read: contract({
    method: 'GET',
    path: '/site/health',
    scope: 'operate',
    summary:
      'Examines settings, address, database, sign-in provider, clock, disk and memory, and says what to do.',
    description:
      'It changes nothing and signs in nowhere: of mail it examines the settings, and of mail and storage it has the faults that the site found by itself within ten minutes.',
    answer: healthView,
  }),
  check: contract({
    method: 'POST',
    path: '/site/health',
    scope: 'operate',
    summary: 'Examines the same, and tries the storage and the mail server.',
    description:
      'It writes a small file into the storage and removes it, and signs in to the mail server without sending anything; ' +
      `${RATE_LIMITS.health.attempts} times in 10 minutes. \`npx makerstep doctor\` does the same on the machine.`,
    answer: healthView,
    errors: ['too_many_requests'],
  }),
};
