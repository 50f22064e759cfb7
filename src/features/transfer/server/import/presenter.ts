import 'server-only';
import { createTranslator } from 'use-intl/core';
import { errorText, fieldText } from '@/i18n/error-text';
import { messagesFor } from '@/i18n/messages';
import type { ErrorCode } from '@/shared/http/error-codes';
import { ERROR_STATUS } from '@/shared/http/error-codes';
import type { Locale } from '@/shared/interface/languages';
import {
  GUIDE_STATES,
  type GuideState,
  type ImportMode,
  type ImportSplit,
  type ImportState,
} from '../../constants';
import type { Refusal } from '../../model/reader';
import type { ImportedGuideView, ImportSummary, ImportView, RefusalView } from '../../schema';
import type { GuideRow, JobRow } from './repository';

/** The number of an import's guides in each state. */
export type Counts = Record<GuideState, number>;

export const noCounts = () => Object.fromEntries(GUIDE_STATES.map((state) => [state, 0])) as Counts;
const OPEN_GUIDES: readonly GuideState[] = ['pending', 'asking'];
const isErrorCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

export function toImportSummary(job: JobRow, guides: Counts, locale: Locale): ImportSummary {
  const {
    id,
    fileName,
    sizeBytes,
    state,
    mode,
    publish,
    split,
    isCancelled,
    failure,
    refusalCount,
    filesChecked,
    filesTotal,
  } = job;
  const total = GUIDE_STATES.reduce((sum, each) => sum + guides[each], 0);
  const open = OPEN_GUIDES.reduce((sum, each) => sum + guides[each], 0);
  return {
    id,
    fileName,
    sizeBytes,
    state: state as ImportState,
    isCancelled,
    mode: mode as ImportMode,
    publish,
    split: split as ImportSplit | null,
    guides,
    refusalCount,
    failure:
      failure && isErrorCode(failure)
        ? {
            code: failure,
            message: errorText(locale, { code: failure, retryAfterSeconds: undefined }),
          }
        : null,
    progress:
      state === 'waiting' || state === 'checking'
        ? { done: filesChecked, total: filesTotal }
        : { done: total - open, total },
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    expiresAt: job.expiresAt.toISOString(),
  };
}

/**
 * Previous versions of replaced guides by uid: until when they can be restored; null for restored
 * ones.
 */
export type Previous = ReadonlyMap<string, Date | null>;

export function toImportView(
  job: JobRow,
  guides: GuideRow[],
  previous: Previous,
  locale: Locale,
): ImportView {
  const counts = noCounts();
  for (const { state } of guides) counts[state as GuideState] += 1;
  return {
    ...toImportSummary(job, counts, locale),
    results: guides.map((guide) => toImportedGuide(guide, previous)),
    refusals: (job.refusals as Refusal[]).map((refusal) => toRefusalView(refusal, locale)),
  };
}

function toImportedGuide(
  { position, file, name, state, existingUid, existingName, projectUid, previousUid }: GuideRow,
  previous: Previous,
): ImportedGuideView {
  const existing =
    existingUid === null ? null : { projectUid: existingUid, name: existingName ?? '' };
  const until = previousUid === null ? undefined : previous.get(previousUid);
  return {
    position,
    file,
    name,
    state: state as GuideState,
    existing,
    projectUid,
    previousUid,
    previous:
      previousUid === null || until === undefined
        ? null
        : { projectUid: previousUid, until: until?.toISOString() ?? null },
  };
}

/** The reason of a rejection, in the caller's language. */
function toRefusalView(
  { file, line, reason, values, field }: Refusal,
  locale: Locale,
): RefusalView {
  const t = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: 'importRefusals',
  });
  const problem = field ? fieldText(locale, field.problem) : problemOf(values?.problem, locale);
  return {
    file,
    line: line ?? null,
    reason,
    message: t(reason, {
      max: 0,
      version: '',
      source: '',
      field: field?.path ?? '',
      ...values,
      problem,
    }),
  };
}

// Picture errors are stored as codes, and explained with the texts of uploads.
function problemOf(problem: string | number | undefined, locale: Locale): string {
  return typeof problem === 'string' && isErrorCode(problem)
    ? errorText(locale, { code: problem, retryAfterSeconds: undefined })
    : String(problem ?? '');
}
