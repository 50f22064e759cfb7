import type { PictureStore } from '../storage/picture-store';
import { withRetries } from './stored-pictures';

/** The names of all pictures in a storage, in pages. */
export async function* namesIn(store: PictureStore): AsyncGenerator<string[]> {
  let from: string | undefined;
  do {
    const { names, next } = await withRetries(() => store.list(from));
    yield names;
    from = next;
  } while (from !== undefined);
}
