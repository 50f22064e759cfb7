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
  type ImportChoice,
  type ImportMode,
  type ImportSplit,
  type ImportState,
  MADE_STATES,
  OPEN_STATES,
  UNDO_MS,
  type UndoOutcome,
} from '../../constants';
import { totalOf } from '../../model/counts';
import type { FoundCounts, Refusal } from '../../model/reader';
import type {
  GuideCounts,
  ImportedGuideView,
  ImportSummary,
  ImportView,
  RefusalView,
} from '../../schema';
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
    undoUntil: undoEnd(job, madeOf(guides))?.toISOString() ?? null,
    expiresAt: job.expiresAt.toISOString(),
  };
}

const madeOf = (guides: Counts) => MADE_STATES.reduce((sum, each) => sum + guides[each], 0);

/**
 * Until when an import can be undone; undefined when it cannot.
 * @param made the number of guides that it made or changed
 */
export function undoEnd({ state, finishedAt }: JobRow, made: number): Date | undefined {
  const isEnded = ![...OPEN_STATES, 'undoing', 'undone'].some((other) => other === state);
  if (!isEnded || made === 0 || !finishedAt) return undefined;
  const end = new Date(finishedAt.getTime() + UNDO_MS);
  return end.getTime() > Date.now() ? end : undefined;
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
    ...toTotals(guides),
    results: guides.map((guide) => toImportedGuide(guide, previous)),
    refusals: (job.refusals as Refusal[]).map((refusal) => toRefusalView(refusal, locale)),
  };
}

const NO_FOUND: FoundCounts = { steps: 0, pictures: 0, marks: 0, clips: 0 };
const NO_PARTS: GuideCounts = { ...NO_FOUND, chapters: 0, lines: 0, warnings: 0 };
const countsOf = ({ counts }: GuideRow) => counts as GuideCounts | null;
const foundOf = ({ found }: GuideRow) => found as FoundCounts | null;

function toTotals(guides: GuideRow[]): Pick<ImportView, 'counts' | 'found'> {
  const taken = guides.filter(({ state }) => state !== 'skipped');
  const found = taken.flatMap((guide) => foundOf(guide) ?? []);
  return {
    counts: totalOf(
      NO_PARTS,
      taken.flatMap((guide) => countsOf(guide) ?? []),
    ),
    found: found.length > 0 && found.length === taken.length ? totalOf(NO_FOUND, found) : null,
  };
}

function toImportedGuide(row: GuideRow, previous: Previous): ImportedGuideView {
  const { position, file, name, state, existingUid, existingName, projectUid, previousUid } = row;
  const existing =
    existingUid === null ? null : { projectUid: existingUid, name: existingName ?? '' };
  const until = previousUid === null ? undefined : previous.get(previousUid);
  return {
    position,
    file,
    name,
    state: state as GuideState,
    existing,
    choice: row.choice as ImportChoice | null,
    projectUid,
    previousUid,
    previous:
      previousUid === null || until === undefined || (row.undone === 'restored' && until)
        ? null
        : { projectUid: previousUid, until: until?.toISOString() ?? null },
    counts: countsOf(row),
    found: foundOf(row),
    undone: row.undone as UndoOutcome | null,
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
