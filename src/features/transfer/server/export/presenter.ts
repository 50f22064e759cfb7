import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { GuideHead, GuideStep } from '@/features/projects/model/content/content';
import { itemsOf, placedUses, placesOf } from '@/features/projects/model/content/uses';
import { mediaOf, type PictureEdit } from '@/features/projects/model/content/media';
import {
  mapTexts,
  optionalIn,
  QUESTION_TEXTS,
  requiredIn,
  STEP_TEXTS,
} from '@/features/projects/model/content/fields';
import { ProjectStatus } from '@/features/projects/constants';
import { withLabels, withTexts } from '@/features/projects/model/lines/lines';
import { type StoredMark, withMarkLabels } from '@/features/projects/model/marks/marks';
import {
  type StatedList,
  primaryTexts,
  statedListsOf,
  withRemovedLanguages,
} from '@/features/projects/model/texts/project-texts';
import {
  plain,
  type StatedText,
  type StoredText,
  type TextState,
  withStatesIn,
} from '@/features/projects/model/texts/states';
import { headOf, writtenFieldsOf } from '@/features/projects/server/presenter';
import type { ProjectSource } from '@/features/projects/schema';
import {
  type EditedPicture,
  GUIDE_FORMAT,
  GUIDE_FORMAT_VERSION,
  type GuideFile,
  type GuidePicture,
  type GuideStatus,
} from '../../model/guide-format';
import { safeName } from '../../export/model/safe-name';
import type { ShownGuide } from './repository';

/** A picture of a guide: its path in the guide's folder, and its key. */
export type PackedPicture = { path: string; key: string };
type FileRow = NonNullable<ShownGuide['file']>;

const STATUS: Record<number, GuideStatus> = {
  [ProjectStatus.Unpublished]: 'unpublished',
  [ProjectStatus.Published]: 'published',
  [ProjectStatus.Archived]: 'archived',
};

/** The number of the step, the further pictures of which are counted from 2. */
const pathByPlace = (name: string, place: string, _content: string, folder: string) =>
  `${folder}/${place}-${safeName(name, 'picture')}`;
const placeOf = (number: number, medium = 1) =>
  `${String(number).padStart(3, '0')}${medium > 1 ? `-${medium}` : ''}`;

/**
 * A guide as it is exported, and its pictures: each content once.
 * @param pathOf the path of a picture or clip without its ending, by its name, its place, its content
 *   and its folder
 */
export function toGuideFile(
  row: ShownGuide,
  pathOf: typeof pathByPlace = pathByPlace,
): { guide: GuideFile; pictures: PackedPicture[] } {
  const head = headOf(row);
  const { languages } = head;
  const packed = new Map<string, PackedPicture>();
  const pictureOf = (file: FileRow | null, name: string, place: string): GuidePicture | null => {
    if (!file || file.width === null) return null;
    const content = file.pictureId ?? file.key;
    const known = packed.get(content) ?? {
      path:
        file.kind === 'clip'
          ? `${pathOf(name, place, content, 'clips')}.${file.contentType.replace('video/', '')}`
          : `${pathOf(name, place, content, 'pictures')}.webp`,
      key: file.key,
    };
    packed.set(content, known);
    return { path: known.path, name: file.name };
  };
  /** @param medium the place of the picture in its step, from 0 */
  const editIn = (
    edit: PictureEdit | undefined,
    step: ShownGuide['steps'][number],
    index: number,
    medium: number,
  ): { edit?: EditedPicture } => {
    if (!edit) return {};
    const { originId: _, ...cut } = edit;
    const place = `${placeOf(index + 1, medium + 1)}-original`;
    const file = step.originFiles[medium] ?? null;
    return { edit: { ...cut, original: pictureOf(file, writtenName(step), place) } };
  };
  const guide: GuideFile = {
    format: GUIDE_FORMAT,
    version: GUIDE_FORMAT_VERSION,
    projectUid: row.projectUid,
    importKey: row.importKey,
    status: STATUS[row.status] ?? 'unpublished',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    ...writtenFieldsOf(head),
    ...everyTextList(head),
    type: row.type,
    languages,
    picture: pictureOf(row.file, primaryTexts(head).name, placeOf(0)),
    alt: statedTexts(head.alt, languages),
    source: head.source as ProjectSource | null,
    ...furtherFactsOf(head),
    steps: row.steps.map((step, index) => ({
      id: step.id,
      type: step.type,
      ...mapTexts(requiredIn(STEP_TEXTS), (_, name) =>
        step[name].length === 0 ? [] : everyText(step[name], languages),
      ),
      picture: pictureOf(step.file, writtenName(step), placeOf(index + 1)),
      ...(step.further.length > 0
        ? {
            further: step.further.map(({ id, alt, marks, edit }, place) => ({
              id,
              picture: pictureOf(
                step.furtherFiles[place] ?? null,
                writtenName(step),
                placeOf(index + 1, place + 2),
              ),
              alt: statedTexts(alt, languages),
              ...everyMark(marks, languages),
              ...editIn(edit, step, index, place + 1),
            })),
          }
        : {}),
      ...clipIn(step, pictureOf(step.clipFile, writtenName(step), placeOf(index + 1))),
      ...mapTexts(optionalIn(STEP_TEXTS), (_, name) => statedTexts(step[name], languages)),
      ...everyMark(step.marks, languages),
      ...editIn(step.edit, step, index, 0),
      ...everyLine(step, languages),
      ...(step.uses && { uses: placedUses(head, step.uses) }),
    })),
    questions: row.questions.map((question) =>
      mapTexts(QUESTION_TEXTS, (_, name) => everyText(question[name], languages)),
    ),
  };
  return { guide, pictures: [...packed.values()] };
}

/** The facts that most guides do not have. */
function furtherFactsOf(head: GuideHead) {
  const places = placesOf(head);
  const fixed = itemsOf(head).flatMap((item) => (item.fixed ? (places.get(item.id) ?? []) : []));
  return {
    ...(head.kind && { kind: head.kind }),
    ...(head.yield && {
      yield: { ...head.yield, unit: statedTexts(head.yield.unit, head.languages) },
    }),
    ...(fixed.length > 0 && { fixed }),
  };
}

/** The clip of a step and the place of its poster. */
const clipIn = (step: GuideStep, clip: GuidePicture | null) =>
  clip ? { clip: { ...clip, medium: mediaOf(step).findIndex((medium) => medium.clip) } } : {};

const writtenName = ({ name }: Pick<GuideStep, 'name'>) =>
  name.find(({ value }) => value !== '')?.value ?? '';

/** The guide's own texts in its languages in order, then those in removed languages. */
function everyTextList(head: GuideHead) {
  const lists = statedListsOf(withRemovedLanguages(head));
  return {
    names: lists.names.map(onlyOld),
    descriptions: lists.descriptions.map(onlyOld),
    categories: lists.categories.map(onlyOld),
    tagLists: lists.tagLists.map(onlyOld),
    partLists: lists.partLists.map(onlyOldEntries),
    toolLists: lists.toolLists.map(onlyOldEntries),
  };
}

// Only old translations have a state.
const onlyOld = <T extends { state?: TextState | undefined }>({ state, ...text }: T) =>
  state === 'old' ? { ...text, state } : text;
const onlyOldEntries = ({ states, ...list }: StatedList): StatedList =>
  states?.includes('old') ? { ...list, states } : list;

/** The lines and timers of a step; a step without any looks as before there were any. */
function everyLine(
  step: Pick<ShownGuide['steps'][number], 'lines' | 'timers'>,
  languages: ProjectLanguage[],
) {
  const every = (texts: StoredText[]) => everyText(texts, languages);
  const { lines, timers } = step;
  return {
    ...(lines.length > 0 ? { lines: withTexts(lines, every) } : {}),
    ...(timers.length > 0 ? { timers: withLabels(timers, every) } : {}),
  };
}

const everyMark = (marks: readonly StoredMark[] = [], languages: ProjectLanguage[]) =>
  marks.length > 0
    ? { marks: withMarkLabels(marks, (texts) => statedTexts(texts, languages)) }
    : {};

/** The texts in the guide's languages in order, then those in removed languages. */
function everyText(texts: StoredText[], languages: ProjectLanguage[]): StatedText[] {
  const allTexts = languages.map(
    (lang) =>
      texts.find((text) => text.lang === lang) ?? { lang, value: '', pending: true as const },
  );
  return statedTexts(
    [...allTexts, ...texts.filter(({ lang }) => !languages.includes(lang))],
    languages,
  );
}

const statedTexts = (texts: StoredText[], [primary]: ProjectLanguage[]): StatedText[] =>
  withStatesIn(texts, primary).map((text) => (text.state === 'old' ? text : plain(text)));
