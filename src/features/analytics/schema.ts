import { z } from 'zod';
import { dateRangeParams, refuseEndBeforeStart } from '@/shared/text/date-range';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { instant } from '@/shared/text/instant';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { line } from '@/shared/text/text-schemas';
import { uuidText } from '@/shared/ids/uuid-text';
import { readVersion, senderFields } from '../feedback/schema';
import { STEPS_PER_PROJECT_MAX } from '@/features/projects/constants';
import { localizedTextView } from '@/features/projects/field-schemas';
import { versionParam } from '@/features/projects/versions/schema';
import {
  DEVICES,
  DURATION_SLACK_MS,
  RECORD_MAX_MS,
  RECORD_STEPS_MAX,
  STEP_TIME_MIN_MS,
  TIMES_SLACK_MS,
  USER_AGENT_MAX,
} from './constants';

export const viewResponse = z.object({ views: z.int() });

const stepTime = z.strictObject({
  /** 1-based number of the step when it was visited */
  step: z.int({ error: 'invalid' }).min(1, 'invalid').max(STEPS_PER_PROJECT_MAX, 'invalid'),
  stepId: uuidText,
  /** in ms */
  time: z
    .int({ error: 'stepTime' })
    .min(STEP_TIME_MIN_MS, 'stepTime')
    .max(RECORD_MAX_MS, 'stepTime'),
});

const recordFields = z.strictObject({
  /** a later record of the same visit replaces the earlier */
  sessionId: uuidText.optional(),
  userAgent: line(USER_AGENT_MAX).default(''),
  startTime: instant,
  endTime: instant,
  /** in ms */
  duration: z.int({ error: 'duration' }).min(0, 'duration').max(RECORD_MAX_MS, 'duration'),
  steps: z.array(stepTime, { error: 'invalid' }).max(RECORD_STEPS_MAX, 'tooManyTimes'),
  ...senderFields,
});

// After the fields: invalid times cannot be compared.
const consistent = z
  .custom<z.output<typeof recordFields>>()
  .superRefine(({ startTime, endTime, duration, steps }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const elapsedMs = endTime.getTime() - startTime.getTime();
    if (elapsedMs < 0) refuse('endTime', 'endBeforeStart');
    if (Math.abs(duration - elapsedMs) > DURATION_SLACK_MS) refuse('duration', 'durationMismatch');
    if (steps.reduce((sum, { time: timeMs }) => sum + timeMs, 0) > duration + TIMES_SLACK_MS)
      refuse('steps', 'timesMismatch');
  });

/**
 * A visit of a guide. An inconsistent one would skew the averages and is rejected
 * (docs/reference/feedback.md#records-of-visits).
 */
export const recordInput = recordFields.pipe(consistent);

export const recordResponse = z.object({ id: z.string(), sessionId: z.string() });

/** The creator's stats and list of visits (docs/reference/feedback.md#records-of-visits). */
const listParams = {
  page: pageParam,
  limit: limitParam,
  sortBy: z.enum(['createdAt:desc', 'createdAt:asc'], 'sortBy').default('createdAt:desc'),
  ...dateRangeParams,
};
export const analyticsQuery = z.object(listParams).superRefine(refuseEndBeforeStart);

export const projectAnalyticsQuery = z
  .object({
    ...listParams,
    version: versionParam.optional().meta({
      description:
        'Lists the visits that read this version, whenever they were, instead of those of the range. The figures stay those of the range.',
    }),
  })
  .superRefine(refuseEndBeforeStart);

/** Query of the tables: dates without pages of a list. */
export const statsQuery = z.object(dateRangeParams).superRefine(refuseEndBeforeStart);

const recordView = z.object({
  id: z.string(),
  userAgent: z.string(),
  device: z.enum(DEVICES),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  /** in ms */
  duration: z.int(),
  steps: z.array(z.object({ step: z.int(), stepId: z.string(), time: z.int() })),
  name: z.string(),
  email: z.string(),
  lang: z.enum(PROJECT_LANGUAGES),
  versionNumber: readVersion,
  createdAt: z.iso.datetime(),
});

/** A UTC day. Views are counted by day: the first and last day of a range count whole. */
const dayView = z.object({ day: z.iso.date(), views: z.int(), sessions: z.int() });

const languageCount = z.object({ lang: z.enum(PROJECT_LANGUAGES), sessions: z.int() });
const deviceCount = z.object({ device: z.enum(DEVICES), sessions: z.int() });

/** The stats of a range, of one project or of all of a creator's. */
const statsFields = {
  views: z.int(),
  /** visits with a record, also compacted ones */
  sessions: z.int(),
  /** visits that reached the last step */
  finished: z.int(),
  /** every day of the range, including those without visits */
  days: z.array(dayView),
  /** most frequent first */
  languages: z.array(languageCount),
  devices: z.array(deviceCount),
};

/** Average times in ms, of all visits and of those that reached the last step; null without any. */
const averageTimes = { duration: z.int().nullable(), finished: z.int().nullable() };

/** All steps that readers have, in order. `left`: visits that ended at this step. */
const funnel = z.array(
  z.object({
    stepId: z.string(),
    name: z.array(localizedTextView),
    reached: z.int(),
    left: z.int(),
  }),
);

const versionStart = z.object({ number: z.int(), publishedAt: z.iso.datetime() });

/** The individual tables. */
export const dayList = z.object({ results: z.array(dayView) });
export const languageList = z.object({ results: z.array(languageCount) });
export const deviceList = z.object({ results: z.array(deviceCount) });
const stepRow = z.object({
  step: z.int(),
  stepId: z.string(),
  reached: z.int(),
  left: z.int(),
  time: z.int().nullable(),
});
export const stepList = z.object({ results: z.array(stepRow) });

export const analyticsList = paginated(recordView).extend({
  ...statsFields,
  /** `time`: the average time in ms of a visit that reached the step */
  average: z.object({
    ...averageTimes,
    steps: z.array(z.object({ stepId: z.string(), time: z.int() })),
  }),
  funnel,
  /** the newest 200, newest first */
  versions: z.array(versionStart),
});

const projectStats = z.object({
  id: z.string(),
  projectUid: z.string(),
  name: z.string(),
  views: z.int(),
  sessions: z.int(),
  finished: z.int(),
  average: z.object(averageTimes),
});

/** All of a creator's projects: the stats of each, most viewed first, and of all together. */
export const creatorAnalytics = paginated(projectStats).extend({
  ...statsFields,
  average: z.object(averageTimes),
});

export type RecordInput = z.infer<typeof recordInput>;
export type RecordBody = z.input<typeof recordInput>;
export type RecordResponse = z.infer<typeof recordResponse>;
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;
export type ProjectAnalyticsQuery = z.infer<typeof projectAnalyticsQuery>;
export type StatsQuery = z.infer<typeof statsQuery>;
export type AnalyticsList = z.infer<typeof analyticsList>;
export type CreatorAnalytics = z.infer<typeof creatorAnalytics>;
export type RecordView = z.infer<typeof recordView>;
export type DayView = z.infer<typeof dayView>;
export type StepRow = z.infer<typeof stepRow>;
export type VersionStart = z.infer<typeof versionStart>;
export type FunnelStep = z.infer<typeof funnel>[number];
