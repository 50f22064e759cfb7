import { useTranslations } from 'next-intl';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { draftIn, itemOf } from '../../list/model/project-items';
import type { Draft, DraftUse } from '../../saving/model/draft';
import { withoutUse, withUse, withUseBack } from '../../saving/model/draft-parts';
import { useEditor } from '../../shell/hooks/editor-context';
import { isNewKey } from '../../shell/model/location';

interface StepUsesOptions {
  itemKey: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Adds and changes the uses of a step, and removes them with an undo. */
export function useStepUses({ itemKey, draft, onChange }: StepUsesOptions) {
  const t = useTranslations('editor.lines');
  const showToast = useToast();
  const { store, dispatch, setFocusTarget } = useEditor();
  const restore = (id: string) => {
    const state = store.get();
    if (!itemOf(state.project, itemKey) && !isNewKey(itemKey)) return;
    const newest = draftIn(state, itemKey, 'step');
    dispatch({ type: 'edited', key: itemKey, draft: withUseBack(newest, draft, id) });
  };
  return {
    change: (use: DraftUse) => onChange(withUse(draft, use)),
    choose: (id: string, isUsed: boolean) =>
      onChange(isUsed ? withUse(draft, { id }) : withoutUse(draft, id)),
    remove: (id: string, name: string) => {
      onChange(withoutUse(draft, id));
      // The button disappears with its row.
      setFocusTarget({ key: itemKey, field: 'addUse' });
      showToast({ text: t('removed', { name }), undo: () => restore(id) });
    },
  };
}
