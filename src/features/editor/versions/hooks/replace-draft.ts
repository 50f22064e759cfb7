import { isNewKey } from '../../shell/model/location';
import type { LoadedProject } from '../../shell/model/editor-types';
import type { Editor } from '../../shell/hooks/editor-context';
import { saveAll } from '../../saving/hooks/save-all';

/**
 * Replaces everything the editor shows by the answer to a call. Saves first, so that no save
 * arrives after it, and drops what could not be saved.
 * @param stepId the only step whose text the answer replaces
 */
export async function replaceDraft(
  editor: Pick<Editor, 'store' | 'autosave'>,
  call: () => Promise<LoadedProject>,
  stepId?: string,
): Promise<void> {
  const { store } = editor;
  await saveAll(editor);
  const project = await call();
  for (const key of stepId ? [stepId] : Object.keys(store.get().drafts))
    if (!isNewKey(key)) store.dispatch({ type: 'discarded', key });
  store.dispatch({ type: 'projectLoaded', project });
}
