import { StepType } from '@/features/projects/constants';
import type { FocusField } from '../../shell/model/fields';
import type { OpenItem } from '../../shell/model/location';
import { useEditor } from '../../shell/hooks/editor-context';

export type Neighbours = { previous: (() => void) | undefined; next: (() => void) | undefined };

/**
 * Functions that open the previous and next item of the list; a new one is after the last. They
 * focus the same text there.
 */
export function useNeighbours(): Neighbours {
  const {
    project,
    place: { tab, item: open, goTo },
    setFocusTarget,
  } = useEditor();
  const items: OpenItem[] =
    open?.kind === 'question'
      ? project.questions.map(({ id }) => ({ kind: 'question', id }))
      : project.steps.map(({ id, type }) => ({
          kind: type === StepType.Chapter ? 'chapter' : 'step',
          id,
        }));
  const openIndex = items.findIndex(({ id }) => id === open?.id);
  const place = openIndex < 0 ? items.length : openIndex;
  const to = (target: OpenItem | undefined) =>
    open &&
    target &&
    (() => {
      const field = writtenField();
      if (field)
        setFocusTarget({ key: target.id, field: target.kind === 'chapter' ? 'name' : field });
      goTo(tab, target);
    });
  return { previous: to(items[place - 1]), next: to(items[place + 1]) };
}

function writtenField(): FocusField | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement
    ? (focused.dataset['text'] as FocusField | undefined)
    : undefined;
}
