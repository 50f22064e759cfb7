import 'server-only';
import { fileOf, isStoredFile } from './stored-file';

/** Prefix of the pictures in a store of objects. */
export const PICTURES = 'pictures/';
/** Prefix of uploads from browsers. */
export const INCOMING = 'incoming/';
/** Content of an upload after the product took it, until its URL expires. */
export const SPENT = Buffer.from('spent');
/** Name of the object that links the store to its database. */
export const MARK = 'mark';

export const folderOf = (name: string): string => `${PICTURES}${name}/`;

/** The key of a picture's file; undefined where there cannot be one. */
export const keyOf = (name: string, variant: string): string | undefined =>
  isStoredFile(name, variant) ? folderOf(name) + fileOf(variant) : undefined;
