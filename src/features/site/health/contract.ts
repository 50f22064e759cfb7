import { contract } from '@/shared/http/contract';
import { healthView } from './schema';

export const healthCalls = {
  read: contract({
    method: 'GET',
    path: '/site/health',
    scope: 'operate',
    summary:
      'Checks settings, address, database, storage, mail, clock, disk and memory, and says what to do.',
    description:
      'It writes a file into the storage and removes it, and signs in to the mail server. `npx makerstep doctor` does the same on the machine.',
    answer: healthView,
  }),
};
