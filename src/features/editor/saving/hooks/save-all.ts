import { isNewKey } from '../../shell/model/location';
import type { Editor } from '../../shell/hooks/editor-context';

/** Saves what is typed in existing items and the guide's own texts, as far as it is valid. */
export async function saveAll({
  store,
  autosave,
}: Pick<Editor, 'store' | 'autosave'>): Promise<void> {
  const keys = Object.keys(store.get().drafts).filter((key) => !isNewKey(key));
  await Promise.all(keys.map((key) => autosave.run(key)));
}
