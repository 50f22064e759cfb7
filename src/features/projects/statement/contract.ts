import { contract } from '@/shared/http/contract';
import { ownProject } from '../schema';
import { statementAnswer } from './schema';

export const statementCalls = {
  answer: contract({
    method: 'POST',
    path: '/dashboard/projects/{id}/answer',
    scope: 'write',
    summary: 'Answers once what the operators asked about a project, or why they took it down.',
    body: statementAnswer,
    answer: ownProject,
    errors: ['already_answered'],
  }),
};
