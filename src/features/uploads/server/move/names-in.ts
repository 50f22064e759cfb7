import 'server-only';
import { withRetries } from '@/server/backup/stored-pictures';
import type { PictureStore } from '@/server/storage/picture-store';
import { isStoreName } from '@/server/storage/store-name';

/** The names of all pictures in a storage, in pages. */
export async function* namesIn(store: PictureStore): AsyncGenerator<string[]> {
  let from: string | undefined;
  do {
    const { names, next } = await withRetries(() => store.list(from));
    // Other objects, such as the markers of folders, are not ours.
    yield names.filter(isStoreName);
    from = next;
  } while (from !== undefined);
}
