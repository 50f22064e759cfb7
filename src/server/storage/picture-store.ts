/**
 * Where pictures are kept. A picture has a name (`newStoreName`) and files by variant: 'full' and widths in pixels, WebP all.
 * What cannot be done because there is no room is {@link AppError} storage_full; because the storage does not answer, storage_unavailable.
 */
export type PictureStore = {
  /**
   * Writes all of these files or none, durably; to a picture that is there already it adds them, each one whole.
   * Only what rows tell of is asked for: they are written after the files and removed before them.
   */
  write: (name: string, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /** Length of a variant in bytes; null when there is none. */
  size: (name: string, variant: string) => Promise<number | null>;
  /** Bytes of a variant; null when there is none. */
  read: (name: string, variant: string) => Promise<Buffer | null>;
  /** Removes all that is kept under the name; nothing there is no error. */
  remove: (name: string) => Promise<void>;
  /** A bounded part of the names, for sweeps: from the start, or from where the part before ended; `next` is undefined at the end. */
  list: (from?: string) => Promise<{ names: string[]; next: string | undefined }>;
  /** Removes what writing left half done, begun before then. */
  removeDrafts: (before: Date) => Promise<void>;
  /** A mark that stays with the storage; `offered` becomes it when there is none. */
  mark: (offered: string) => Promise<string>;
  /** Where browsers send their uploads to the storage itself; absent where they send them to the product. */
  direct?: DirectUploads;
};

/** Uploads that have come to the storage and that the product has not looked at yet, by the keys that were signed. */
export type DirectUploads = {
  /** An address that takes one PUT of one upload of this type and at most this size, until then. */
  sign: (
    key: string,
    promise: { contentType: string; maxBytes: number; until: Date },
  ) => Promise<string>;
  /** What has come; null when nothing has. Of what is larger, one byte more than `maxBytes` is read. */
  take: (key: string, maxBytes: number) => Promise<Buffer | null>;
  /** Removes it; nothing there is no error. */
  discard: (key: string) => Promise<void>;
  /** A bounded part of the keys, as with pictures. */
  list: (from?: string) => Promise<{ names: string[]; next: string | undefined }>;
};
