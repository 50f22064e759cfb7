/**
 * Storage of pictures. A picture has a name (`newStoreName`) and WebP files by variant: 'full' and
 * widths in pixels. Throws {@link AppError} storage_full when there is no space, and
 * storage_unavailable when the storage does not respond.
 */
export type PictureStore = {
  /**
   * Writes all of these files or none, durably; to an existing picture it adds each file
   * atomically. Rows are written after the files and removed before them, so readers only use
   * complete pictures.
   */
  write: (name: string, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /** Length of a variant in bytes; null when there is none. */
  size: (name: string, variant: string) => Promise<number | null>;
  /** Bytes of a variant; null when there is none. */
  read: (name: string, variant: string) => Promise<Buffer | null>;
  /** Removes all files of a name, or only these variants; a missing one is no error. */
  remove: (name: string, variants?: readonly string[]) => Promise<void>;
  /**
   * A page of the names of pictures, from the start or after the previous page; `next` is undefined
   * at the end. Other objects are not ours.
   */
  list: (from?: string) => Promise<{ names: string[]; next: string | undefined }>;
  /** The variants of a name that are there, 'full' included. */
  variants: (name: string) => Promise<string[]>;
  /** Removes drafts that were begun before then. */
  removeDrafts: (before: Date) => Promise<void>;
  /**
   * The permanent mark of the storage, which identifies its database; `offered` becomes it when
   * there is none.
   */
  mark: (offered: string) => Promise<string>;
  /** Obstacle of the storage, for the operator; absent if no setting can be wrong. */
  problem?: () => Promise<string | undefined>;
  /** For browsers that upload to the storage itself; absent when they upload to the product. */
  direct?: DirectUploads;
};

/** A URL for one PUT, and the headers that the client must send. */
export type SignedPut = { url: string; headers: Record<string, string> };

/** Uploads in the storage that the product has not processed yet, by their signed keys. */
export type DirectUploads = {
  /**
   * For one PUT of this type, until then: of exactly these bytes, or of at most so many where the
   * storage knows only that, or `maxBytes` without them. undefined: the upload must go to the
   * product.
   */
  sign: (
    key: string,
    promise: { contentType: string; maxBytes: number; bytes: number | undefined; until: Date },
  ) => Promise<SignedPut | undefined>;
  /** The uploaded bytes; null when there are none, or they are spent. Of a larger file, `maxBytes` + 1 are read. */
  take: (key: string, maxBytes: number) => Promise<Buffer | null>;
  /** Replaces it by a few bytes that keep its URL from working again; a sweep removes them. */
  spend: (key: string) => Promise<void>;
  /** Removes it; a missing one is no error. */
  discard: (key: string) => Promise<void>;
  /** A page of keys, like the names of pictures. */
  list: (from?: string) => Promise<{ names: string[]; next: string | undefined }>;
};
