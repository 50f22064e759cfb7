import { Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { MenuEntry } from '@/ui/kit/overlays/dropdown-menu';
import { tabOf } from '../../shell/model/location';
import { useEditor } from '../../shell/hooks/editor-context';
import { useDuplicateItem } from './use-duplicate-item';
import type { Removal } from './use-remove-item';
import type { Selection } from './use-selection';

export type RowItem = Removal;
type Keys = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** The actions of rows, the same object at every render. */
export type RowActions = {
  /**
   * opens an item, or closes the open one; with a modifier key, or in selection mode, selects it
   */
  press: (item: RowItem, isActive: boolean, keys: Keys) => void;
  /** the entries of its menu */
  entries: (item: RowItem) => readonly MenuEntry[];
  /** what can be added after it, where that is possible */
  addEntries?: (id: string) => readonly MenuEntry[];
};

interface RowActionsOptions {
  remove: (item: RowItem) => void;
  /** where several can be selected */
  selection?: Selection;
  /** further menu entries for items of this list, before the common ones */
  more?: (item: RowItem) => readonly MenuEntry[];
  addEntries?: (id: string) => readonly MenuEntry[];
}

export function useRowActions({
  remove,
  selection,
  more,
  addEntries,
}: RowActionsOptions): RowActions {
  const t = useTranslations('editor');
  const {
    place: { item: open, goTo },
  } = useEditor();
  const duplicate = useDuplicateItem();
  const press = useStableHandler((item: RowItem, isActive: boolean, keys: Keys) => {
    if (selection && keys.shiftKey) selection.extend(item.id, open?.id);
    else if (selection && (selection.isOn || keys.ctrlKey || keys.metaKey))
      selection.toggle(item.id);
    else goTo(tabOf(item), isActive ? undefined : { kind: item.kind, id: item.id });
  });
  const entries = useStableHandler((item: RowItem): readonly MenuEntry[] => [
    ...(more?.(item) ?? []),
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <Copy aria-hidden />,
      onSelect: () => void duplicate(item),
    },
    {
      id: 'delete',
      label: t('confirmRemove'),
      icon: <Trash2 aria-hidden />,
      isDangerous: true,
      onSelect: () => remove(item),
    },
  ]);
  const adding = useStableHandler((id: string) => addEntries?.(id) ?? []);
  const canAdd = addEntries !== undefined;
  return useMemo(
    () => ({ press, entries, ...(canAdd ? { addEntries: adding } : {}) }),
    [press, entries, canAdd, adding],
  );
}
