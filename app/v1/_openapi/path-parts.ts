import { PROVIDERS } from '@/features/auth/constants';
import { UPLOAD_KEYS } from '@/features/uploads/constants';
import { UID_PATTERN, UUID_PATTERN } from '@/shared/ids/uid';
import { NUMBER_PATTERN } from '../_lib/number-in';
import { EXAMPLE_IDS } from './example-values';
import type { JsonSchema } from './json-schema';

type Part = { description: string; schema: JsonSchema; example?: string };

const bare = (pattern: string) => pattern.slice(1, -1);
const uuid = (description: string, example?: string): Part => ({
  description,
  schema: { type: 'string', format: 'uuid', pattern: UUID_PATTERN },
  ...(example ? { example } : {}),
});

/** The path parameters. A malformed one is answered like an unknown one: not found. */
const PARTS: Readonly<Record<string, Part>> = {
  id: {
    description: 'The `projectUid` of a project, or its `id`.',
    example: EXAMPLE_IDS.PROJECT,
    schema: { type: 'string', pattern: `^(?:${bare(UID_PATTERN)}|${bare(UUID_PATTERN)})$` },
  },
  stepId: uuid('The `id` of a step or chapter.', EXAMPLE_IDS.STEP),
  mediumId: uuid('The `id` of a picture in the `media` of a step.'),
  questionId: uuid('The `id` of a question.', EXAMPLE_IDS.QUESTION),
  feedbackId: uuid('The `id` of a feedback.', EXAMPLE_IDS.FEEDBACK),
  reportId: uuid('The `id` of a report.', EXAMPLE_IDS.REPORT),
  commentId: uuid('The `id` of a comment.'),
  number: {
    description: 'The number of a version, from 1.',
    example: '1',
    schema: { type: 'string', pattern: NUMBER_PATTERN },
  },
  itemId: uuid('The `id` of an item in the bin.'),
  sessionId: uuid('The `id` of a session of the account.'),
  linkId: uuid('The `id` of a linked provider.'),
  tokenId: uuid('The `id` of a personal access token.'),
  userId: uuid('The `id` of a person, as in the people of the workshop.'),
  importId: uuid('The `id` of an import.'),
  changeId: uuid('The `id` of a change of labels over all guides.'),
  webhookId: uuid('The `id` of a webhook.'),
  deliveryId: uuid('The `id` of a delivery, which its receiver got as `webhook-id`.'),
  invitationId: uuid('The `id` of an invitation.'),
  messageId: uuid('The `id` of a message of the contact form.'),
  creatorUid: {
    description: 'The `uid` of a creator, as in the address of their page.',
    schema: { type: 'string', pattern: UID_PATTERN },
  },
  uploadKey: {
    description: 'What the picture is for.',
    schema: { type: 'string', enum: [...UPLOAD_KEYS] },
    example: 'step',
  },
  provider: {
    description: 'Who made the token.',
    schema: { type: 'string', enum: [...PROVIDERS] },
    example: 'google',
  },
  key: {
    description: 'The `key` of the upload, as it stands in `signedRequest`.',
    schema: { type: 'string' },
  },
};

export function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const part = PARTS[name];
    if (!part) throw new Error(`{${name}} of ${path} has no description in path-parts.ts.`);
    return { name, in: 'path', required: true, ...part };
  });
}
