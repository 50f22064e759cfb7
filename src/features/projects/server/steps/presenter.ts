import 'server-only';
import { env } from '@/server/env/env';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { type PictureRow, toPictureView } from '@/shared/pictures/picture';
import { StepType } from '../../constants';
import { completeTexts, writtenTexts } from '../../model/texts';
import type { StepRow } from './repository';
import type { PublicStepView, StepView } from '../../steps/schema';

/** The columns for readers. */
type ShownStepRow = {
  id: string;
  type: number;
  name: unknown;
  description: unknown;
  alt: unknown;
  file: PictureRow | null;
};

/** A stored list of texts; only valid ones are ever stored. */
export function textsOf(json: unknown): LocalizedText[] {
  return json as LocalizedText[];
}

function toView(
  row: ShownStepRow,
  projectUid: string,
  languages: ProjectLanguage[],
  read: typeof completeTexts,
): PublicStepView {
  const texts = (stored: unknown) => read(textsOf(stored), languages);
  return {
    id: row.id,
    projectUid,
    name: texts(row.name),
    description: row.type === StepType.Chapter ? [] : texts(row.description),
    type: row.type as PublicStepView['type'],
    file: toPictureView(row.file, env().publicUrl),
    alt: writtenTexts(textsOf(row.alt), languages),
  };
}

export function toStepView(
  row: StepRow,
  projectUid: string,
  languages: ProjectLanguage[],
): StepView {
  return { ...toView(row, projectUid, languages, completeTexts), version: row.version };
}

/** Without pending entries (docs/reference/guides.md#texts). */
export function toPublicStepView(
  row: ShownStepRow,
  projectUid: string,
  languages: ProjectLanguage[],
): PublicStepView {
  return toView(row, projectUid, languages, writtenTexts);
}
