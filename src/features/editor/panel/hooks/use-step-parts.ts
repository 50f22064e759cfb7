import { useTranslations } from 'next-intl';
import { randomUuid } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { isNewKey } from '../../shell/model/location';
import { type FocusField, lineField, timeField } from '../../shell/model/fields';
import { draftIn, itemOf } from '../../list/model/project-items';
import type { Draft } from '../../saving/model/draft';
import {
  partField,
  type PartList,
  withLine,
  withoutPart,
  withPartBack,
  withTimer,
} from '../../saving/model/draft-parts';
import { useEditor } from '../../shell/hooks/editor-context';

interface StepPartsOptions {
  itemKey: string;
  draft: Draft;
  lang: ProjectLanguage;
  onChange: (draft: Draft) => void;
}

/** Adds lines and timers to a step, and removes them with an undo. */
export function useStepParts({ itemKey, draft, lang, onChange }: StepPartsOptions) {
  const t = useTranslations('editor.lines');
  const showToast = useToast();
  const { store, dispatch, setLang, setFocusTarget } = useEditor();
  const focus = (field: FocusField) => {
    setLang(lang);
    setFocusTarget({ key: itemKey, field });
  };
  const restore = (list: PartList, id: string) => {
    const state = store.get();
    if (!itemOf(state.project, itemKey) && !isNewKey(itemKey)) return;
    const newest = draftIn(state, itemKey, 'step');
    dispatch({ type: 'edited', key: itemKey, draft: withPartBack(newest, draft, list, id) });
    focus(partField(list, id));
  };
  return {
    addLine: () => {
      const id = randomUuid();
      onChange(withLine(draft, { id, kind: 'warning' }));
      focus(lineField(id));
    },
    addTimer: () => {
      const id = randomUuid();
      onChange(withTimer(draft, { id, seconds: 0 }));
      focus(timeField(id));
    },
    remove: (list: PartList, id: string, name: string) => {
      onChange(withoutPart(draft, list, id));
      // The button disappears with its line.
      focus(list === 'lines' ? 'addLine' : 'addTimer');
      showToast({ text: t('removed', { name }), undo: () => restore(list, id) });
    },
  };
}

export type StepPartsEditor = ReturnType<typeof useStepParts>;
