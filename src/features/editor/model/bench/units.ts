import { StepType } from '@/features/projects/constants';
import type { EntryState } from '@/features/projects/model/list-states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PictureView } from '@/shared/pictures/picture';
import type { FieldProblem } from '@/shared/http/app-error';
import { lengthOf } from '@/shared/text/text';
import type { EditorState } from '../editor-types';
import { type FieldName, fieldsOf, type ItemKind } from '../fields';
import { draftOf, storedIn, type StoredTexts, textOf, textPath } from '../saving/draft';
import { isOld } from '../saving/translation-states';
import { isProposal } from '../saving/proposal';
import { hasClash, isChanged, type OwnTexts, ownKey, ownUnits, problemOf } from './own-texts';

/** A text of the guide in two languages. */
export type BenchUnit = {
  /** as in files for translators: `step.<id>.name`, `step.<id>.line.<id>`, `part.3` */
  id: string;
  /** the item whose draft has it; undefined for the project's own texts */
  item?: { key: string; kind: ItemKind; field: FieldName };
  source: string;
  target: string;
  state: EntryState;
  /** in code points */
  max: number;
  rows: number;
  /** why the typed text cannot be saved: a message */
  problem?: FieldProblem | undefined;
  file: PictureView | null;
  isUnsaved: boolean;
  /** what somebody else saved while this one was typed */
  clash?: string;
};

type Guide = Pick<EditorState, 'project' | 'drafts'>;
type Pair = { from: ProjectLanguage; to: ProjectLanguage };

/** The texts that are written in `from`, in the order of the guide, as they are typed now. */
export function benchUnits(guide: Guide, own: OwnTexts, pair: Pair): BenchUnit[] {
  const { steps, questions } = guide.project;
  const units = [
    ...unitsOfProject(guide, own, pair),
    ...steps.flatMap((step) =>
      unitsOfItem(guide, step.type === StepType.Chapter ? 'chapter' : 'step', step, pair),
    ),
    ...questions.flatMap((question) => unitsOfItem(guide, 'question', question, pair)),
  ];
  return units.filter(({ source }) => source !== '' && !isProposal(source, pair.from));
}

function unitsOfProject({ project }: Guide, own: OwnTexts, { from, to }: Pair): BenchUnit[] {
  return ownUnits(project, from, to).map((unit) => {
    const { id, source, max } = unit;
    const text = own[ownKey(to, id)];
    const target = text?.value ?? unit.target;
    const isUnchanged = target.trim() === unit.target;
    const isStoredOld = unit.isOld && isUnchanged && text?.state !== 'written';
    return {
      id,
      source,
      target,
      state: stateOf(target, to, isStoredOld || text?.state === 'old'),
      max,
      rows: Math.max(rowsOf(id), source.length > LINE_LETTERS ? 2 : 1),
      problem: problemOf(unit, target),
      file: id === 'project.alt' ? project.file : null,
      isUnsaved: text !== undefined && isChanged(unit, text),
      ...(text && hasClash(unit, text) ? { clash: unit.target } : {}),
    };
  });
}

type Item = StoredTexts & { id: string; version: number; file?: PictureView | null };

function unitsOfItem(
  { project, drafts }: Guide,
  kind: ItemKind,
  item: Item,
  { from, to }: Pair,
): BenchUnit[] {
  const draft = drafts[item.id] ?? draftOf(kind, item, project.languages);
  const file = item.file ?? null;
  return fieldsOf(draft)
    .filter(({ name }) => name !== 'alt' || file)
    .map(({ name: field, max, rows }) => {
      const target = textOf(draft, field, to);
      return {
        id: `${kind === 'question' ? 'question' : 'step'}.${item.id}.${field}`,
        item: { key: item.id, kind, field },
        source: textOf(draft, field, from),
        target,
        state: stateOf(target, to, isOld(draft, item, field, to)),
        max,
        rows,
        problem: lengthOf(target.trim()) > max ? { key: 'tooLong', values: { max } } : undefined,
        file,
        isUnsaved:
          draft.states?.[textPath(field, to)] !== undefined ||
          target.trim() !== (storedIn(item, field, to)?.value ?? ''),
      };
    });
}

function stateOf(target: string, lang: ProjectLanguage, old: boolean): EntryState {
  if (target.trim() === '' || isProposal(target, lang)) return 'missing';
  return old ? 'old' : 'written';
}

/** More letters need a second line. */
const LINE_LETTERS = 60;

function rowsOf(id: string): number {
  if (id === 'project.description') return 4;
  return id === 'project.tags' || id === 'project.alt' ? 2 : 1;
}
