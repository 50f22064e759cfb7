import type { PictureStore } from '../server/storage/picture-store';

/** A picture storage in memory, by 'name/variant'. */
export function memoryStore(): PictureStore & {
  files: Map<string, Buffer>;
  marked: () => string | undefined;
} {
  const files = new Map<string, Buffer>();
  let stored: string | undefined;
  return {
    files,
    marked: () => stored,
    write: async (name, written) => {
      for (const [variant, bytes] of written) files.set(`${name}/${variant}`, bytes);
    },
    size: async (name, variant) => files.get(`${name}/${variant}`)?.length ?? null,
    read: async (name, variant) => files.get(`${name}/${variant}`) ?? null,
    remove: async (name, variants) => {
      for (const key of files.keys()) {
        const [of, variant = ''] = key.split('/');
        if (of === name && (variants?.includes(variant) ?? true)) files.delete(key);
      }
    },
    list: async () => ({
      names: [...new Set([...files.keys()].map((key) => key.split('/')[0] ?? ''))],
      next: undefined,
    }),
    variants: async (name) =>
      [...files.keys()].flatMap((key) =>
        key.startsWith(`${name}/`) ? (key.split('/')[1] ?? '') : [],
      ),
    removeDrafts: async () => undefined,
    mark: async (offered) => (stored ??= offered),
  };
}
