import { draftIn } from '../../list/model/project-items';
import { textOf, withText } from '../../saving/model/draft';
import { useEditor } from '../../shell/hooks/editor-context';
import { numberSign } from '@/features/projects/model/marks/number-sign';

const DESCRIPTION = '[data-texts] textarea[data-text="description"]';

/**
 * Puts the number of a mark into the description of its step, in the language that is written: where
 * its cursor is, else at the end.
 */
export function useInsertNumber(stepId: string) {
  const { store, lang, dispatch } = useEditor();
  return (number: number) => {
    const draft = draftIn(store.get(), stepId, 'step');
    const text = textOf(draft, 'description', lang);
    const areas = [...document.querySelectorAll<HTMLTextAreaElement>(DESCRIPTION)];
    // A field that was never focused has its cursor at the start.
    const cursor = areas.find((area) => area.lang === lang)?.selectionEnd || text.length;
    const before = text.slice(0, cursor);
    const next = `${before}${before && !/\s$/.test(before) ? ' ' : ''}${numberSign(number)}${text.slice(cursor)}`;
    dispatch({
      type: 'edited',
      key: stepId,
      draft: withText(draft, 'description', lang, next),
    });
  };
}
