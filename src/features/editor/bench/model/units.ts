import { StepType } from '@/features/projects/constants';
import type { EntryState } from '@/features/projects/model/texts/list-states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PictureView } from '@/shared/pictures/picture';
import type { EditorState } from '../../shell/model/editor-types';
import {
  type DraftKind,
  type FieldName,
  fieldsOf,
  isMarkField,
  pictureField,
} from '../../shell/model/fields';
import { draftOf, isChangedText, type StoredTexts, textOf } from '../../saving/model/draft';
import { type TextProblem, textProblem } from '../../saving/model/draft-problems';
import { guideOf } from '../../saving/model/guide';
import { isOld } from '../../saving/model/translation-states';
import { unitIdOf } from '../../saving/model/translations';
import { isProposal } from '../../saving/model/proposal';

/** A text of the guide in two languages. */
export type BenchUnit = {
  /** as in files for translators: `step.<id>.name`, `step.<id>.line.<id>`, `step.<id>.media.<id>.alt`, `part.3` */
  id: string;
  /** the item whose draft has it */
  item: { key: string; kind: DraftKind; field: FieldName };
  source: string;
  target: string;
  state: EntryState;
  /** in code points */
  max: number;
  rows: number;
  /** why the typed text cannot be saved */
  problem?: TextProblem | undefined;
  file: PictureView | null;
  isUnsaved: boolean;
};

type Guide = Pick<EditorState, 'project' | 'drafts'>;
type Pair = { from: ProjectLanguage; to: ProjectLanguage };

/** The texts that are written in `from`, in the order of the guide, as they are typed now. */
export function benchUnits(guide: Guide, pair: Pair): BenchUnit[] {
  const { project } = guide;
  const units = [
    ...unitsOfItem(guide, 'guide', { ...guideOf(project), file: project.file }, pair),
    ...project.steps.flatMap((step) =>
      unitsOfItem(guide, step.type === StepType.Chapter ? 'chapter' : 'step', step, pair),
    ),
    ...project.questions.flatMap((question) => unitsOfItem(guide, 'question', question, pair)),
  ];
  return units.filter(({ source }) => source !== '' && !isProposal(source, pair.from));
}

type Item = StoredTexts & { id: string; version: number; file?: PictureView | null };

function unitsOfItem(
  { project, drafts }: Guide,
  kind: DraftKind,
  item: Item,
  { from, to }: Pair,
): BenchUnit[] {
  const draft = drafts[item.id] ?? draftOf(kind, item, project.languages);
  const fileOf = (field: FieldName) =>
    item.media?.find(
      ({ id }) =>
        pictureField(id) === field || (isMarkField(field) && field.startsWith(`media.${id}.`)),
    )?.file ??
    item.file ??
    null;
  return fieldsOf(draft)
    .filter(({ name }) => name !== 'alt' || item.file)
    .map((field) => {
      const { name, max, rows } = field;
      const [source, target] = [textOf(draft, name, from), textOf(draft, name, to)];
      const isLong = kind === 'guide' && source.length > LINE_LETTERS;
      return {
        id: unitIdOf(draft, item.id, name),
        item: { key: item.id, kind, field: name },
        source,
        target,
        state: stateOf(target, to, isOld(draft, item, name, to)),
        max,
        rows: isLong ? Math.max(rows, 2) : rows,
        problem: textProblem(field, target),
        file: kind === 'guide' && name !== 'alt' ? null : fileOf(name),
        isUnsaved: isChangedText(draft, item, name, to),
      };
    });
}

function stateOf(target: string, lang: ProjectLanguage, old: boolean): EntryState {
  if (target.trim() === '' || isProposal(target, lang)) return 'missing';
  return old ? 'old' : 'written';
}

/** More letters need a second line. */
const LINE_LETTERS = 60;
