import { z } from 'zod';
import { dateRangeParams, refuseEndBeforeStart } from '@/shared/text/date-range';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { missing } from '@/shared/addresses/missing';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { canonicalEmail, EMAIL, EMAIL_MAX } from '@/shared/text/email';
import { harmlessLine } from '@/shared/text/text';
import { line, paragraph } from '@/shared/text/text-schemas';
import { uuidText } from '@/shared/ids/uuid-text';
import { VERSION_NUMBER_MAX } from '@/features/projects/constants';
import { localizedTextView } from '@/features/projects/field-schemas';
import {
  DIFFICULTIES,
  MESSAGE_MAX,
  RATING_MAX,
  RATING_MIN,
  RATING_STEP,
  SENDER_NAME_MAX,
  SUBJECT_MAX,
} from './constants';

const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);

/**
 * The sender of a public message: everything may be absent or blank
 * (docs/reference/feedback.md#inbox, fine print).
 */
export const senderFields = {
  name: line(SENDER_NAME_MAX).default(''),
  email: z
    .string({ error: 'text' })
    .transform((text) => canonicalEmail(harmlessLine(text)))
    .refine((text) => text === '' || isEmail(text), 'emailInvalid')
    .meta({ maxLength: EMAIL_MAX, pattern: `^$|${EMAIL.source}` })
    .default(''),
  versionNumber: z
    .int({ error: 'invalid' })
    .min(1, 'invalid')
    .max(VERSION_NUMBER_MAX, 'invalid')
    .meta({
      description: 'Of the version that was read; without it, the newest one.',
    })
    .optional(),
  /** The sender's reading language; by default that of the request. */
  lang: z.enum(PROJECT_LANGUAGES, 'languageUnknown').optional(),
};

const rating = z
  .number(missing('ratingRequired', 'ratingRange'))
  .min(RATING_MIN, 'ratingRange')
  .max(RATING_MAX, 'ratingRange')
  .multipleOf(RATING_STEP, 'ratingRange');

/** Feedback at the end of a guide (docs/reference/feedback.md#feedback). */
export const feedbackInput = z.strictObject({
  rating,
  difficulty: z.literal(DIFFICULTIES, missing('difficultyRequired', 'difficultyRange')),
  subject: line(SUBJECT_MAX).default(''),
  message: paragraph(MESSAGE_MAX).default(''),
  ...senderFields,
});

/** A report on a step (docs/reference/feedback.md#reports). */
export const reportInput = z.strictObject({
  subject: line(SUBJECT_MAX, 'subjectRequired'),
  message: paragraph(MESSAGE_MAX, 'messageRequired'),
  ...senderFields,
});

const messageStatus = z.union([z.literal(1), z.literal(2)], 'messageStatus');

export const readVersion = z.int().nullable().meta({
  description: 'Of the version that was read; null for what was sent before there were versions.',
});

const sentFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  lang: z.enum(PROJECT_LANGUAGES),
  versionNumber: readVersion,
  /** 1 new, 2 read */
  status: messageStatus,
  createdAt: z.iso.datetime(),
};
export const feedbackView = z
  .object({ ...sentFields, rating: z.number(), difficulty: z.int() })
  .meta({ id: 'Feedback' });
export const reportView = z.object({ ...sentFields, stepId: z.string() }).meta({ id: 'Report' });

const projectReference = {
  project: z.object({ id: z.string(), projectUid: z.string(), name: z.string() }),
};
/** The payloads of webhook events: without the sender. */
export const feedbackEvent = feedbackView
  .omit({ name: true, email: true })
  .extend(projectReference);
export const reportEvent = reportView.omit({ name: true, email: true }).extend(projectReference);

/** Marks a feedback or a report as new (1) or read (2). */
export const statusPatch = z.strictObject({ status: messageStatus });

/** The creator's list of feedback (docs/reference/feedback.md#inbox). */
export const feedbackQuery = z
  .object({
    page: pageParam,
    limit: limitParam,
    sortBy: z.enum(['createdAt:desc', 'createdAt:asc'], 'sortBy').default('createdAt:desc'),
    status: z
      .enum(['1', '2'], 'messageStatus')
      .meta({ type: 'integer', enum: [1, 2] })
      .transform(Number)
      .optional(),
    ...dateRangeParams,
  })
  .superRefine(refuseEndBeforeStart);

export const feedbackList = paginated(feedbackView).extend({
  /** over the whole filter, with two decimals; null without any */
  average: z.object({ rating: z.number().nullable(), difficulty: z.number().nullable() }),
  /** of the whole project, regardless of the filter */
  unread: z.int(),
});

/**
 * The creator's reports by step; with `stepId` only those on that step, and further pages of them.
 */
export const reportsQuery = z
  .object({
    stepId: uuidText.optional(),
    page: pageParam,
    limit: limitParam,
    sortBy: z.enum(['step', 'danger'], 'invalid').default('step').meta({
      description:
        'By `danger`: reports that name harm or a danger come first, then steps with unread ones.',
    }),
    deleted: z
      .enum(['true', 'false'], 'invalid')
      .default('false')
      .transform((text) => text === 'true')
      .meta({ description: 'With `true`, also those on deleted steps, which have no name.' }),
    ...dateRangeParams,
  })
  .superRefine(refuseEndBeforeStart);

/** Groups in the order of the steps; only steps with reports have one. */
export const reportGroups = z.array(
  z.object({
    stepId: z.string(),
    /** without a name once it is deleted */
    step: z.object({ name: z.array(localizedTextView) }),
    /** a page, newest first */
    reports: z.array(reportView),
    totalResults: z.int(),
    /** of all reports on the step, regardless of the filter */
    unread: z.int(),
  }),
);

/** The submission of a deletion link, and whether it still exists. */
export type Submission = { kind: 'feedback' | 'report'; isThere: boolean };
export type FeedbackInput = z.infer<typeof feedbackInput>;
export type ReportInput = z.infer<typeof reportInput>;
/** The request bodies; optional fields may be absent. */
export type FeedbackBody = z.input<typeof feedbackInput>;
export type ReportBody = z.input<typeof reportInput>;
/** 1 new, 2 read */
export type MessageStatus = z.infer<typeof messageStatus>;
export type FeedbackView = z.infer<typeof feedbackView>;
export type ReportView = z.infer<typeof reportView>;
export type FeedbackQuery = z.infer<typeof feedbackQuery>;
export type FeedbackList = z.infer<typeof feedbackList>;
export type ReportsQuery = z.infer<typeof reportsQuery>;
export type ReportGroup = z.infer<typeof reportGroups>[number];
