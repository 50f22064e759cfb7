/**
 * Where pictures are stored. A picture has a name (`newStoreName`) and WebP files by variant:
 * 'full' and widths in pixels. Throws {@link AppError} storage_full when there is no space, and
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
  /** Removes all files of a name; a missing one is no error. */
  remove: (name: string) => Promise<void>;
  /**
   * A page of names, for sweeps, from the start or after the previous page; `next` is undefined at
   * the end.
   */
  list: (from?: string) => Promise<{ names: string[]; next: string | undefined }>;
  /** Removes drafts that were begun before then. */
  removeDrafts: (before: Date) => Promise<void>;
  /**
   * The permanent mark of the storage, which identifies its database; `offered` becomes it when
   * there is none.
   */
  mark: (offered: string) => Promise<string>;
  /** For browsers that upload to the storage itself; absent when they upload to the product. */
  direct?: DirectUploads;
};

/** Uploads in the storage that the product has not processed yet, by their signed keys. */
export type DirectUploads = {
  /** A presigned URL for one PUT of this type, up to this size, until then. */
  sign: (
    key: string,
    promise: { contentType: string; maxBytes: number; until: Date },
  ) => Promise<string>;
  /** The uploaded bytes; null when there are none. Of a larger file, `maxBytes` + 1 are read. */
  take: (key: string, maxBytes: number) => Promise<Buffer | null>;
  /** Removes it; a missing one is no error. */
  discard: (key: string) => Promise<void>;
  /** A page of keys, like the names of pictures. */
  list: (from?: string) => Promise<{ names: string[]; next: string | undefined }>;
};
