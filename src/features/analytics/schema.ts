import { z } from 'zod';
import { line } from '@/shared/text';
import { isUuid } from '@/shared/uid';
import { senderFields } from '../feedback/schema';
import { STEPS_PER_PROJECT_MAX } from '../project/constants';
import { DURATION_SLACK_MS, RECORD_MAX_MS, RECORD_STEPS_MAX, STEP_TIME_MIN_MS, TIMES_SLACK_MS, USER_AGENT_MAX } from './constants';

export const viewAnswer = z.object({ views: z.int() });

// A clock may be wrong by years; it still has to be a time that the database knows.
const EARLIEST = new Date('1970-01-01T00:00:00Z');
const LATEST = new Date('2999-12-31T00:00:00Z');
const time = z.iso.datetime({ offset: true, error: 'dateTime' }).transform((text) => new Date(text))
  .refine((date) => date >= EARLIEST && date <= LATEST, 'dateTime');
const uuid = z.string({ error: 'invalid' }).refine(isUuid, 'invalid').transform((text) => text.toLowerCase());

const stepTime = z.strictObject({
  /** 1-based number of the step when it was visited */
  step: z.int({ error: 'invalid' }).min(1, 'invalid').max(STEPS_PER_PROJECT_MAX, 'invalid'),
  stepId: uuid,
  /** in ms */
  time: z.int({ error: 'stepTime' }).min(STEP_TIME_MIN_MS, 'stepTime').max(RECORD_MAX_MS, 'stepTime'),
});

const recordFields = z.strictObject({
  /** a later record of the same visit replaces the earlier */
  sessionId: uuid.optional(),
  userAgent: line(USER_AGENT_MAX).default(''),
  startTime: time,
  endTime: time,
  /** in ms */
  duration: z.int({ error: 'duration' }).min(0, 'duration').max(RECORD_MAX_MS, 'duration'),
  steps: z.array(stepTime, { error: 'invalid' }).max(RECORD_STEPS_MAX, 'tooManyTimes'),
  ...senderFields,
});

// A step of its own, after the fields: what is no time cannot be compared.
const consistent = z.custom<z.output<typeof recordFields>>().superRefine(({ startTime, endTime, duration, steps }, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const elapsedMs = endTime.getTime() - startTime.getTime();
  if (elapsedMs < 0) refuse('endTime', 'endBeforeStart');
  if (Math.abs(duration - elapsedMs) > DURATION_SLACK_MS) refuse('duration', 'durationMismatch');
  if (steps.reduce((sum, { time: timeMs }) => sum + timeMs, 0) > duration + TIMES_SLACK_MS) refuse('steps', 'timesMismatch');
});

/** A visit of a guide. One that does not fit together would skew the averages, and is refused (contract, section 6). */
export const recordInput = recordFields.pipe(consistent);

export const recordAnswer = z.object({ id: z.string(), sessionId: z.string() });

export type RecordInput = z.infer<typeof recordInput>;
/** As a client sends it. */
export type RecordBody = z.input<typeof recordInput>;
export type RecordAnswer = z.infer<typeof recordAnswer>;
