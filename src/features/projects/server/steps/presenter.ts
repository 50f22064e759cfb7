import 'server-only';
import { env } from '@/server/env/env';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type PictureRow, toPictureView } from '@/shared/pictures/picture';
import { StepType } from '../../constants';
import { linesOf, timersOf, withLabels, withTexts } from '../../model/lines/lines';
import type { StatedText, StoredText } from '../../model/states';
import { statedTexts, writtenOrOldTexts, writtenTexts } from '../../model/texts';
import type { StepRow } from '../draft/repository';
import type { PublicStepView, StepView } from '../../steps/schema';

/** The columns for readers. */
type ShownStepRow = {
  id: string;
  type: number;
  name: unknown;
  description: unknown;
  alt: unknown;
  lines: unknown;
  timers: unknown;
  file: PictureRow | null;
};

/** A stored list of texts; only valid ones are ever stored. */
export function textsOf(json: unknown): StoredText[] {
  return json as StoredText[];
}

function toView(
  row: ShownStepRow,
  projectUid: string,
  languages: ProjectLanguage[],
  read: (stored: readonly StoredText[], languages: ProjectLanguage[]) => StatedText[],
) {
  const texts = (stored: unknown) => read(textsOf(stored), languages);
  return {
    id: row.id,
    projectUid,
    name: texts(row.name),
    description: row.type === StepType.Chapter ? [] : texts(row.description),
    type: row.type as PublicStepView['type'],
    file: toPictureView(row.file, env().publicUrl),
    alt: texts(row.alt).filter(({ pending }) => !pending),
    lines: withTexts(linesOf(row.lines), texts),
    timers: withLabels(timersOf(row.timers), texts),
  };
}

export function toStepView(
  row: StepRow,
  projectUid: string,
  languages: ProjectLanguage[],
): StepView {
  return { ...toView(row, projectUid, languages, statedTexts), version: row.version };
}

/**
 * Without pending entries (docs/reference/guides.md#texts). Readers see the source of an old
 * warning too.
 */
export function toPublicStepView(
  row: ShownStepRow,
  projectUid: string,
  languages: ProjectLanguage[],
): PublicStepView {
  return {
    ...toView(row, projectUid, languages, writtenTexts),
    lines: withTexts(linesOf(row.lines), (stored) => writtenOrOldTexts(stored, languages)),
  };
}
