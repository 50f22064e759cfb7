import { useTranslations } from 'next-intl';
import type { LineKind } from '@/features/projects/model/lines/lines';
import {
  type EntryField,
  type FocusField,
  isEntryField,
  isMarkField,
  isPictureField,
  lineField,
  type MarkField,
  markField,
  type PartField,
  type PictureField,
  pictureField,
  type TimeField,
  timerField,
} from '../../shell/model/fields';

type Parts = {
  media?: readonly { id: string; marks?: readonly { id: string }[] | undefined }[] | undefined;
  lines?: readonly { id: string; kind: LineKind }[] | undefined;
  timers?: readonly { id: string }[] | undefined;
  entries?: readonly { id: EntryField }[] | undefined;
};
type Unnamed =
  | PartField
  | PictureField
  | MarkField
  | EntryField
  | TimeField
  | 'picture'
  | 'addLine'
  | 'addTimer'
  | 'addUse'
  | 'findUses';

/**
 * The name of a text in words. Lines of one kind, and timers, are numbered where there are several;
 * parts and tools always.
 * @returns a function of the field and its item
 */
export function useFieldName(): (field: FocusField, item?: Parts) => string {
  const t = useTranslations('editor');
  const lineTexts = useTranslations('lines');
  const markTexts = useTranslations('markEditor');
  const numbered = (name: string, ids: readonly string[], id: string) =>
    ids.length > 1 ? t('lines.numbered', { name, number: ids.indexOf(id) + 1 }) : name;
  return (field, { media = [], lines = [], timers = [], entries = [] } = {}) => {
    if (isMarkField(field)) {
      const ids = media.flatMap(({ id, marks = [] }) =>
        marks.map((mark) => markField(id, mark.id)),
      );
      return markTexts('labelOf', { number: ids.indexOf(field) + 1 });
    }
    if (isPictureField(field)) {
      const number = media.findIndex(({ id }) => pictureField(id) === field) + 1;
      return t('media.alt', { number });
    }
    if (isEntryField(field)) {
      const kind = field.startsWith('part.') ? 'part' : 'tool';
      const alike = entries.filter(({ id }) => id.startsWith(`${kind}.`));
      const number = alike.findIndex(({ id }) => id === field) + 1;
      return t(`translations.unit.${kind}`, { number });
    }
    const line = lines.find(({ id }) => lineField(id) === field);
    if (line) {
      const alike = lines.filter(({ kind }) => kind === line.kind).map(({ id }) => id);
      return numbered(lineTexts(`kinds.${line.kind}`), alike, line.id);
    }
    const timer = timers.find(({ id }) => timerField(id) === field);
    if (timer)
      return numbered(
        lineTexts('timer'),
        timers.map(({ id }) => id),
        timer.id,
      );
    return isNamed(field) ? t(`fields.${field}`) : '';
  };
}

const isNamed = (field: FocusField): field is Exclude<FocusField, Unnamed> =>
  !field.includes('.') && !UNNAMED.includes(field);
const UNNAMED: readonly FocusField[] = ['picture', 'addLine', 'addTimer', 'addUse', 'findUses'];
