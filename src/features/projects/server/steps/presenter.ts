import 'server-only';
import { env } from '@/server/env/env';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { toPictureView } from '@/shared/pictures/picture';
import { StepType } from '../../constants';
import type { GuideStep } from '../../model/content/content';
import { mapTexts, STEP_TEXTS } from '../../model/content/fields';
import { type Medium, mediaOf, type PictureEdit } from '../../model/content/media';
import type { Cut } from '../../model/marks/shown-place';
import { withLabels, withTexts } from '../../model/lines/lines';
import { withMarkLabels } from '../../model/marks/marks';
import type { StatedText, StoredText } from '../../model/texts/states';
import { statedTexts, writtenOrOldTexts, writtenTexts } from '../../model/texts/texts';
import type { ClipRow, StepPictures, StepRow } from '../draft/repository';
import type { PublicStepView, StepView } from '../../steps/schema';

/** The columns for readers. */
type ShownStepRow = GuideStep & Omit<StepPictures, 'originFiles'>;

function toView<Edit extends Cut>(
  row: ShownStepRow,
  projectUid: string,
  languages: ProjectLanguage[],
  read: (stored: readonly StoredText[], languages: ProjectLanguage[]) => StatedText[],
  readEdit: (edit: PictureEdit, place: number) => Edit,
) {
  const texts = (stored: readonly StoredText[]) => read(stored, languages);
  const isChapter = row.type === StepType.Chapter;
  const optional = (stored: readonly StoredText[]) =>
    texts(stored).filter(({ pending }) => !pending);
  const { alt, ...others } = mapTexts(STEP_TEXTS, ({ isInChapter, isOptional }, name) => {
    if (isChapter && !isInChapter) return [];
    return isOptional ? optional(row[name]) : texts(row[name]);
  });
  const files = [row.file, ...row.furtherFiles].map((file) => toPictureView(file, env().publicUrl));
  return {
    id: row.id,
    projectUid,
    ...others,
    type: row.type,
    file: files[0] ?? null,
    alt,
    media: mediaOf(row).flatMap((medium, index) => {
      const file = files[index];
      return file
        ? [
            {
              id: medium.id,
              file,
              alt: optional(medium.alt),
              clip: toClipView(medium, row.clipFile),
              marks: withMarkLabels(medium.marks ?? [], optional),
              edit: medium.edit ? readEdit(medium.edit, index) : null,
            },
          ]
        : [];
    }),
    lines: withTexts(row.lines, texts),
    timers: withLabels(row.timers, texts),
    uses: row.uses ?? [],
  };
}

function toClipView({ clip }: Medium, row: ClipRow | null) {
  const file = clip && toPictureView(row, env().publicUrl);
  if (!row || !file) return null;
  const { url, width, height } = file;
  return { url, seconds: clip.seconds, width, height, sizeBytes: row.sizeBytes ?? 0 };
}

export function toStepView(
  row: StepRow,
  projectUid: string,
  languages: ProjectLanguage[],
): StepView {
  const readEdit = ({ originId: _, ...edit }: PictureEdit, place: number) => ({
    ...edit,
    original: toPictureView(row.originFiles[place] ?? null, env().publicUrl),
  });
  return { ...toView(row, projectUid, languages, statedTexts, readEdit), version: row.version };
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
    // The creator alone sees the covers, and the picture without them.
    ...toView(row, projectUid, languages, writtenTexts, ({ crop, turn }) => ({ crop, turn })),
    lines: withTexts(row.lines, (stored) => writtenOrOldTexts(stored, languages)),
  };
}
