import 'server-only';
import { env } from '@/server/env';
import type { ProjectLanguage } from '@/shared/languages';
import type { LocalizedText } from '@/shared/localized-text';
import { toPictureView } from '@/shared/picture';
import { StepType } from '../constants';
import { completeTexts, writtenTexts } from '../model/texts';
import type { StepRow } from './repository';
import type { PublicStepView, StepView } from './schema';

/** A stored list of texts; only checked ones are ever written. */
export function textsOf(json: unknown): LocalizedText[] {
  return json as LocalizedText[];
}

function toView(row: StepRow, projectUid: string, texts: (stored: unknown) => LocalizedText[]): PublicStepView {
  return {
    id: row.id,
    projectUid,
    name: texts(row.name),
    description: row.type === StepType.Chapter ? [] : texts(row.description),
    type: row.type as PublicStepView['type'],
    file: toPictureView(row.file, env().publicUrl),
  };
}

export function toStepView(row: StepRow, projectUid: string, languages: ProjectLanguage[]): StepView {
  return { ...toView(row, projectUid, (stored) => completeTexts(textsOf(stored), languages)), version: row.version };
}

/** Without pending entries (contract, section 4, fine print). */
export function toPublicStepView(row: StepRow, projectUid: string, languages: ProjectLanguage[]): PublicStepView {
  return toView(row, projectUid, (stored) => writtenTexts(textsOf(stored), languages));
}
