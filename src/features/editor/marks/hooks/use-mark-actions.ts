import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { isUndoKey } from '@/ui/kit/overlays/use-undo-focus';
import { MARK_KINDS } from '@/features/projects/constants';
import type { MarkKind } from '@/features/projects/model/marks/marks';
import { placeAt, type Size } from '../model/mark-geometry';
import type { EditedMark } from '../model/mark-list';
import type { MarkEdits } from './use-mark-edits';
import { useMarkName } from './use-mark-name';

const CENTRE = { x: 0.5, y: 0.5 };
/** Keys are letters where the cursor waits for a text. */
const FIELDS = 'input, select, textarea';

/** Puts, removes and undoes marks by keyboard or buttons: each is announced, and the focus follows. */
export function useMarkActions(edits: MarkEdits, size: Size, body: RefObject<HTMLElement | null>) {
  const t = useTranslations('markEditor');
  const { nameOf, placeOf } = useMarkName();
  const [tool, setTool] = useState<MarkKind>('circle');
  const [announcement, announce] = useState('');
  const [wanted, want] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) body.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [body, wanted]);
  const focusNext = (selector: string) => want({ selector });
  const put = (kind: MarkKind) => {
    setTool(kind);
    const made = edits.add(placeAt(kind, CENTRE, size));
    announce(made ? placeOf(made) : t('full'));
    if (made) focusNext(`[data-mark-item="${made.id}"]`);
  };
  const remove = (mark: EditedMark) => {
    const index = edits.marks.findIndex(({ id }) => id === mark.id);
    const next = edits.marks[index + 1] ?? edits.marks[index - 1];
    edits.remove(mark.id);
    edits.choose(next?.id);
    announce(t('removed', { name: nameOf(mark) }));
    focusNext(next ? `[data-mark-item="${next.id}"]` : `[data-tool="${tool}"]`);
  };
  const undo = () => {
    announce(t(edits.canUndo ? 'undone' : 'nothingToUndo'));
    edits.undo();
  };
  return {
    ...{ tool, setTool, announcement, announce },
    /** Focuses a part once it is rendered. */
    focusNext,
    ...{ put, remove, undo },
    handleKey: (event: KeyboardEvent) => {
      // The form behind the dialog has shortcuts of its own.
      event.stopPropagation();
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const kind = MARK_KINDS[Number(event.key) - 1];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (isUndoKey(event.nativeEvent)) undo();
      else if (kind && !hasModifier) put(kind);
      else return;
      event.preventDefault();
    },
  };
}

export type MarkActions = ReturnType<typeof useMarkActions>;
