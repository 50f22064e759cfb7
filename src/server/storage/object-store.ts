import 'server-only';
import { folderOf, INCOMING, keyOf, MARK, PICTURES, SPENT } from './object-keys';
import type { DirectUploads, PictureStore } from './picture-store';
import { isStoreName } from './store-name';
import { fileOf, variantOf } from './stored-file';

/** A service that holds objects by their keys. */
export type ObjectService = {
  /** Null when there is none. */
  get: (key: string) => Promise<Buffer | null>;
  /** Length in bytes; null when there is none. */
  sizeOf: (key: string) => Promise<number | null>;
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** A missing one is no error. */
  remove: (keys: readonly string[]) => Promise<void>;
  /**
   * A page of the keys and folders below a prefix, whole, from the start or after the previous
   * page; `next` is undefined at the end.
   */
  list: (prefix: string, from?: string) => Promise<{ keys: string[]; next: string | undefined }>;
};

/** Pictures in a service of objects; only signed uploads differ by service. */
export function objectStore(
  service: ObjectService,
  uploads: Pick<DirectUploads, 'sign' | 'take'>,
): PictureStore & { direct: DirectUploads } {
  const list = async (prefix: string, from?: string) => {
    const { keys, next } = await service.list(prefix, from);
    return { names: keys.map((key) => key.slice(prefix.length).replace(/\/$/, '')), next };
  };
  const variants = async (name: string) =>
    isStoreName(name) ? (await list(folderOf(name))).names.map(variantOf) : [];
  return {
    write: async (name, files) => {
      if (!isStoreName(name)) throw new Error('Not the name of a stored picture.');
      for (const [variant, bytes] of files)
        await service.put(folderOf(name) + fileOf(variant), bytes, 'image/webp');
    },
    size: async (name, variant) => {
      const key = keyOf(name, variant);
      return key === undefined ? null : service.sizeOf(key);
    },
    read: async (name, variant) => {
      const key = keyOf(name, variant);
      return key === undefined ? null : service.get(key);
    },
    remove: async (name, only) => {
      if (!isStoreName(name)) return;
      const removed = only ?? (await variants(name));
      await service.remove(removed.map((variant) => folderOf(name) + fileOf(variant)));
    },
    variants,
    list: async (from) => {
      const { names, next } = await list(PICTURES, from);
      // Other tools leave other objects, such as the markers of folders.
      return { names: names.filter(isStoreName), next };
    },
    // A broken write leaves a name that no row refers to.
    removeDrafts: async () => undefined,
    mark: async (offered) => {
      const existing = await service.get(MARK);
      if (existing) return existing.toString();
      await service.put(MARK, Buffer.from(offered), 'text/plain');
      return offered;
    },
    direct: {
      ...uploads,
      spend: (key) => service.put(INCOMING + key, SPENT, 'text/plain'),
      discard: (key) => service.remove([INCOMING + key]),
      list: (from) => list(INCOMING, from),
    },
  };
}
