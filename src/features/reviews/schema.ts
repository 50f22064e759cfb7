import { z } from 'zod';
import { uuidText } from '@/shared/ids/uuid-text';
import { paragraph } from '@/shared/text/text-schemas';
import { COMMENT_MAX, REVIEW_NOTE_MAX, REVIEW_OUTCOMES, REVIEW_STATES } from './constants';

const digest = z
  .string({ error: 'draftDigest' })
  .regex(/^[0-9a-f]{64}$/, 'draftDigest')
  .meta({ pattern: '^[0-9a-f]{64}$' });

/** A person by name; an account that is gone has none. */
const person = z.object({ id: uuidText, name: z.string() });

export const reviewView = z.object({
  id: uuidText,
  askedBy: person.nullable(),
  askedOf: person.nullable().meta({ description: 'null for everybody who may review.' }),
  note: z.string(),
  askedAt: z.iso.datetime(),
  outcome: z.enum(REVIEW_OUTCOMES).nullable().meta({ description: 'null while it is open.' }),
  outcomeBy: person.nullable(),
  outcomeNote: z.string(),
  outcomeAt: z.iso.datetime().nullable(),
  isOfThisDraft: z.boolean().meta({ description: 'It is about the draft exactly as it is now.' }),
});

export const reviewsResponse = z.object({
  digest: digest.meta({ description: 'Of the draft as it is now; an approval names it.' }),
  state: z.enum(REVIEW_STATES),
  needsSecondPerson: z.boolean(),
  mayPublish: z
    .boolean()
    .meta({ description: 'The draft may be published as it is, as far as reviews decide.' }),
  mayApprove: z.boolean().meta({
    description: 'The caller may review, and made none of the changes since the newest version.',
  }),
  waitsFor: z.array(person).meta({
    description: 'Who could approve: people who may review and made none of the changes.',
  }),
  changedBy: z
    .array(person.extend({ itemId: uuidText.nullable(), at: z.iso.datetime() }))
    .meta({ description: 'Who changed the draft since its newest version, the last one first.' }),
  lookAgainOn: z.iso.date().nullable(),
  results: z.array(reviewView).meta({ description: 'The newest first, at most 50.' }),
  totalResults: z.number().int(),
});

export const reviewRequest = z.strictObject({
  of: uuidText.optional().meta({
    description: 'The account that gets the mail; by default all who could approve.',
  }),
  note: paragraph(REVIEW_NOTE_MAX).default(''),
});
export const outcomeInput = z.strictObject({
  outcome: z.enum(REVIEW_OUTCOMES, 'invalid'),
  digest: digest.meta({ description: 'Of the draft that the caller looked at.' }),
  note: paragraph(REVIEW_NOTE_MAX).default(''),
});
export const lookAgainInput = z.strictObject({
  on: z.iso
    .date('lookAgainDate')
    .nullable()
    .meta({ description: 'A day after today, within ten years; null for none.' }),
});

export const commentView = z.object({
  id: uuidText,
  itemId: uuidText.nullable().meta({ description: 'A step or question; null for the guide.' }),
  part: z.string().nullable().meta({ description: 'A field or mark of it; null for the whole.' }),
  parentId: uuidText.nullable().meta({ description: 'The comment that it answers.' }),
  by: person.nullable(),
  isYours: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: person.nullable(),
});
export const commentsResponse = z.object({
  results: z.array(commentView).meta({ description: 'The oldest first.' }),
  totalResults: z.number().int(),
});
export const commentInput = z.strictObject({
  itemId: uuidText.nullable().default(null),
  part: z
    .string({ error: 'invalid' })
    .regex(/^[a-z]{1,20}(?:\.[\w-]{1,40}){0,3}$/, 'invalid')
    .nullable()
    .default(null)
    .meta({
      description: 'As in files for translators, without the item: `name`, `media.ID.mark.ID`.',
    }),
  parentId: uuidText.nullable().default(null),
  text: paragraph(COMMENT_MAX, 'commentRequired'),
});
export const commentPatch = z.strictObject({ isResolved: z.boolean({ error: 'invalid' }) });

export type ReviewView = z.infer<typeof reviewView>;
export type ReviewsResponse = z.infer<typeof reviewsResponse>;
export type ReviewRequest = z.output<typeof reviewRequest>;
export type OutcomeInput = z.output<typeof outcomeInput>;
export type LookAgainInput = z.output<typeof lookAgainInput>;
export type CommentView = z.infer<typeof commentView>;
export type CommentsResponse = z.infer<typeof commentsResponse>;
export type CommentInput = z.output<typeof commentInput>;
